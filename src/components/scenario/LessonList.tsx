import './lesson-list.css';
import { useEffect } from 'preact/hooks';
import { Button } from '#components/controls/Button.tsx';
import { useStore } from '#components/controls/use-store.ts';
import type { LessonWords } from '#i18n/lesson-words.ts';
import type { Locale } from '#i18n/locales.ts';
import { fill, plural } from '#i18n/plural.ts';
import { addProgressFile, progressFile } from '#stores/progress-file.ts';
import { progress } from '#stores/progress.ts';
import { ProgressTools } from './ProgressTools.tsx';

/** A lesson as the list shows it. */
interface Entry {
  /** `game/slug`. */
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  readonly steps: number;
}

interface Props {
  readonly lessons: readonly Entry[];
  /** Where the game's quiz is. */
  readonly quiz: string;
  readonly words: LessonWords['overview'];
  readonly problems: LessonWords['player']['notKept'];
  readonly locale: Locale;
}

/** The lessons of a game, how far the reader has come, and what may be done with that. */
export function LessonList({ lessons, quiz, words, problems, locale }: Props) {
  const kept = useStore(progress.$progress);
  const problem = useStore(progress.$problem);
  useEffect(() => {
    progress.load();
  }, []);

  const stateOf = ({ id, steps }: Entry): 'open' | 'begun' | 'finished' => {
    const known = kept[id];
    if (known?.isFinished) return 'finished';
    return known && known.done.length > 0 && steps > 0 ? 'begun' : 'open';
  };
  const next = lessons.find((lesson) => stateOf(lesson) !== 'finished');
  const isBegun = lessons.some((lesson) => stateOf(lesson) !== 'open');

  return (
    <div class="lesson-list not-content">
      {next && (
        <p>
          <Button kind="primary" href={next.href}>
            {fill(isBegun ? words.resume : words.begin, { title: next.title })}
          </Button>
        </p>
      )}
      {problem && <p>{problems[problem]}</p>}
      <h2 id="lesson-list">{words.lessons}</h2>
      <ol role="list" aria-labelledby="lesson-list">
        {lessons.map((lesson, at) => {
          const state = stateOf(lesson);
          const done = kept[lesson.id]?.done.length ?? 0;
          return (
            <li key={lesson.id} data-state={state}>
              <span class="lesson-number" aria-hidden="true">
                {state === 'finished' ? '✓' : at + 1}
              </span>
              <a href={lesson.href}>{lesson.title}</a>
              <p>{lesson.summary}</p>
              <p class="lesson-state">
                {fill(plural(locale, lesson.steps, words.count), { n: lesson.steps })},{' '}
                {fill(words.states[state], { n: done, of: lesson.steps })}
              </p>
            </li>
          );
        })}
      </ol>
      <section class="lesson-quiz" aria-labelledby="lesson-quiz">
        <h2 id="lesson-quiz">{words.quiz}</h2>
        <p>{words.quizLead}</p>
        <p>
          <Button href={quiz}>{words.quiz}</Button>
        </p>
      </section>
      <ProgressTools
        onExport={() => progressFile(progress)}
        onImport={(text) => addProgressFile(progress, text)}
        onReset={progress.reset}
        words={words}
      />
    </div>
  );
}

import '#components/controls/button.css';
import './quiz.css';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button } from '#components/controls/Button.tsx';
import { RuleAnchor } from '#components/play/RuleReference.tsx';
import { parseSeed, questionsInQuiz } from '#engine/quiz/index.ts';
import { fill } from '#i18n/plural.ts';
import { keptQuizPlace, type QuizPlace } from '#stores/quiz-place.ts';
import { AnswerOptions } from './AnswerOptions.tsx';
import { QuestionFacts } from './QuestionFacts.tsx';
import { QuizResult } from './QuizResult.tsx';
import { tell } from './tell.ts';
import type { QuizGame, QuizText } from './words.ts';

interface Props {
  readonly game: QuizGame;
  readonly text: QuizText;
}

const beginning = (seed: number): QuizPlace => ({ seed, number: 0, chosen: null, isChecked: false, score: 0 });
const newSeed = () => Math.floor(Math.random() * 1_000_000);

/** A quiz of ten questions. Its seed stands in the fragment of the address, so that the address is the link to it. */
export function Quiz({ game, text }: Props) {
  const { common } = text;
  // Without a seed nothing is drawn: the page is made before anybody knows its address.
  const [stand, setStand] = useState<QuizPlace | null>(null);
  const [isGarbage, setGarbage] = useState(false);
  const [message, setMessage] = useState('');
  const kept = useMemo(() => keptQuizPlace(game.name, questionsInQuiz), [game]);
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);

  useEffect(() => {
    const read = parseSeed(location.hash);
    const seed = read ?? newSeed();
    // The link that skips to the content has a fragment of its own.
    const isNonsense = read === null && !['', '#', '#_top'].includes(location.hash);
    setGarbage(isNonsense);
    if (isNonsense) setMessage(common.garbage);
    const before = kept.load();
    setStand(before.state === 'kept' && before.value.seed === seed ? before.value : beginning(seed));
    history.replaceState(history.state, '', `#${seed}`);
    const follow = () => {
      const next = parseSeed(location.hash);
      if (next !== null) setStand((now) => (now?.seed === next ? now : beginning(next)));
    };
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  }, [common, kept]);

  useEffect(() => {
    if (stand) kept.save(stand);
  }, [stand, kept]);

  useLayoutEffect(() => {
    if (!wanted.current) return;
    const place = root.current?.querySelector<HTMLElement>(`[data-focus="${wanted.current}"]`);
    (place?.querySelector('button') ?? place)?.focus();
    wanted.current = null;
  }, [stand]);

  const seed = stand?.seed ?? null;
  const number = stand?.number ?? 0;
  const question = useMemo(
    () => (seed === null || number >= questionsInQuiz ? null : game.questionAt(seed, number)),
    [game, seed, number],
  );

  /** Goes on, with the focus on what is asked next. */
  const go = (next: QuizPlace, focus: string, said = '') => {
    wanted.current = focus;
    setStand(next);
    setMessage(said);
  };
  const restart = () => {
    const next = newSeed();
    history.replaceState(history.state, '', `#${next}`);
    setGarbage(false);
    go(beginning(next), 'task');
  };

  const live = (
    <p class="visually-hidden" role="status">
      {message}
    </p>
  );
  if (!stand) return <div class="quiz quiz-waiting not-content" ref={root} />;
  if (!question) {
    return (
      <div class="quiz not-content" ref={root}>
        <QuizResult score={stand.score} seed={stand.seed} words={common} onAgain={restart} />
        {live}
      </div>
    );
  }

  const { chosen, isChecked } = stand;
  const options = question.options.map((option) => tell(option, text, game));
  const isRight = chosen === question.answer;
  const why = tell(question.why, text, game);
  const verdict = isRight ? common.right : fill(common.wrong, { answer: options[question.answer] ?? '' });
  const rule = text.rules[question.rule];
  const isLast = number === questionsInQuiz - 1;
  const check = () => {
    if (isChecked) return;
    if (chosen === null) {
      // The same words a second time are a new message only if something about them differs.
      setMessage((before) => (before === common.chooseFirst ? `${before}\u00a0` : common.chooseFirst));
      return;
    }
    go({ ...stand, isChecked: true, score: stand.score + (isRight ? 1 : 0) }, 'next', `${verdict} ${why}`);
  };

  return (
    <div class="quiz not-content" ref={root} data-pagefind-ignore="all">
      {isGarbage && <p class="quiz-note">{common.garbage}</p>}
      <p class="quiz-place">
        <span>{fill(common.place, { n: number + 1, of: questionsInQuiz })}</span>
        <span>{fill(common.score, { n: stand.score })}</span>
      </p>
      <h2 id="quiz-task" tabIndex={-1} data-focus="task">
        {tell(question.ask, text, game)}
      </h2>
      <QuestionFacts question={question} text={text} game={game} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        <AnswerOptions
          key={`${stand.seed}-${number}`}
          name="quiz"
          labelledBy="quiz-task"
          options={options}
          chosen={chosen}
          right={isChecked ? question.answer : null}
          words={common}
          onChoose={(place) => {
            setStand({ ...stand, chosen: place });
            setMessage('');
          }}
        />
        {!isChecked && (
          <button type="submit" class="button button-primary">
            {common.check}
          </button>
        )}
        {message.startsWith(common.chooseFirst) && <p class="quiz-note">{common.chooseFirst}</p>}
      </form>
      {isChecked && (
        <section class="quiz-answer" data-mark={isRight ? 'right' : 'wrong'} aria-label={common.answers}>
          <p>
            <b>{verdict}</b> {why}
          </p>
          {rule && (
            <p>
              {common.rule} <RuleAnchor {...rule} />
            </p>
          )}
          <p data-focus="next">
            <Button
              kind="primary"
              onClick={() => {
                const next = { ...stand, number: number + 1, chosen: null, isChecked: false };
                go(next, isLast ? 'result' : 'task');
              }}
            >
              {isLast ? common.toResult : common.next}
            </Button>
          </p>
        </section>
      )}
      <p class="quiz-link">
        <a href={`#${stand.seed}`}>{common.link}</a>
      </p>
      {live}
    </div>
  );
}

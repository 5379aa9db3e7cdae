import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '#components/controls/Button.tsx';
import { RuleAnchor } from '#components/play/RuleReference.tsx';
import { fill } from '#i18n/plural.ts';
import type { LessonText } from './words.ts';

interface Props {
  /** An id that is free on the page. */
  readonly id: string;
  readonly rules: readonly string[];
  readonly text: LessonText;
  /** The fragment that plays on from here; null where the game is over. */
  readonly playOn: (() => Promise<string>) | null;
  readonly onRestart: () => void;
}

/** The end of a lesson: what was learned, and where to go from here. */
export const Ending = ({ id, rules, text, playOn, onRestart }: Props) => {
  const { words, next, overview, odds, play, lesson } = text;
  const { end } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What led here has gone, and the focus with it.
    heading.current?.focus();
  }, []);
  // Until it is known, and without a connection, the sandbox begins a game of its own.
  const [hash, setHash] = useState('');
  useEffect(() => {
    playOn?.().then(setHash, () => undefined);
  }, []);
  return (
    <section class="lesson-box lesson-end" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} ref={heading}>
        {end.title}
      </h2>
      <p>{lesson.summary}</p>
      <h3>{end.learned}</h3>
      <ul>
        {rules.flatMap((id) => {
          const rule = text.rules[id];
          return rule ? (
            <li key={id}>
              <RuleAnchor {...rule} />
            </li>
          ) : (
            []
          );
        })}
      </ul>
      <p class="lesson-buttons">
        {next && (
          <Button kind="primary" href={next.href}>
            {fill(end.next, { title: next.title })}
          </Button>
        )}
        <Button href={overview}>{end.all}</Button>
        <Button href={play + hash}>{hash ? end.playOn : end.play}</Button>
        {odds !== null && <Button href={odds}>{end.odds}</Button>}
        <Button kind="quiet" onClick={onRestart}>
          {end.again}
        </Button>
      </p>
    </section>
  );
};

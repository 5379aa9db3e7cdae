import './hint-panel.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '#components/controls/Button.tsx';
import type { TableWords } from '#i18n/table-words.ts';

interface Props {
  /** An id that is free on the page. */
  readonly id: string;
  /** Where to look, how to think, the move. */
  readonly rungs: readonly string[];
  /** How many of them have been asked for. */
  readonly shown: number;
  readonly words: TableWords['hints'];
  readonly onNext: () => void;
}

/** A lantern over a ladder. Decoration. */
const lantern = (
  <svg class="hint-lantern" viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M9 4.5a3 3 0 0 1 6 0M6.5 7h11l-1.5-2.5h-8zM7.5 8v10M16.5 8v10M5.5 18.500h13v2.5h-13z"
      fill="none"
      stroke="currentColor"
      stroke-width="1.7"
      stroke-linejoin="round"
    />
    <path d="M12 9.5c2.3 2.5 2.9 3.7 2.9 5a2.9 2.9 0 0 1-5.8 0c0-1.3.6-2.5 2.9-5z" fill="currentColor" />
  </svg>
);

/** A ladder of three hints. Each is asked for by a button in its own place, and has the focus when it comes. */
export const HintPanel = ({ id, rungs, shown, words, onNext }: Props) => {
  const newest = useRef<HTMLLIElement>(null);
  const before = useRef(shown);

  useLayoutEffect(() => {
    // The button that was pressed has made way for the hint.
    if (shown > before.current) newest.current?.focus();
    before.current = shown;
  }, [shown]);

  return (
    <div class="hint-panel" role="group" aria-labelledby={id}>
      <h3 id={id}>
        {lantern}
        {words.title}
      </h3>
      <ol role="list">
        {rungs.slice(0, shown + 1).map((rung, i) =>
          i < shown ? (
            <li key={i} ref={i === shown - 1 ? newest : null} tabIndex={-1}>
              <span class="hint-number" aria-hidden="true">
                {i + 1}
              </span>
              <p class="hint-name">{words.rungs[i]}</p>
              <p>{rung}</p>
            </li>
          ) : (
            <li key="next" class="hint-next">
              <span class="hint-number" aria-hidden="true">
                {i + 1}
              </span>
              <Button kind="quiet" onClick={onNext}>
                {words.next[i]}
              </Button>
            </li>
          ),
        )}
      </ol>
    </div>
  );
};

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
        <span class="hint-lantern" aria-hidden="true" />
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

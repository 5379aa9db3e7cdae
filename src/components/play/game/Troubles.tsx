import { useState } from 'preact/hooks';
import { Button } from '#components/controls/Button.tsx';
import { fill } from '#i18n/plural.ts';
import type { PlayWords } from '#i18n/play-words.ts';
import type { Saving, Status } from '#stores/play/types.ts';

interface Props {
  readonly saving: Saving;
  readonly problem: string | null;
  readonly hasParted: boolean;
  readonly status: Status;
  readonly names: readonly string[];
  readonly words: PlayWords['trouble'];
  readonly onCatchUp: () => void;
  readonly onPlayFor: (seat: number) => void;
  readonly onAskAgain: () => void;
  /** A note was put away, and its button with it. */
  readonly onPutAway: () => void;
}

/** What is wrong with a game, in words, each with what can be done. What only informs can be put away. */
export function Troubles(props: Props) {
  const { saving, problem, hasParted, status, names, words, onCatchUp, onPlayFor, onAskAgain, onPutAway } = props;
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const put = (what: string) => (
    <Button
      kind="quiet"
      onClick={() => {
        setSeen(new Set([...seen, what]));
        onPutAway();
      }}
    >
      {words.understood}
    </Button>
  );
  const notes = [
    problem,
    saving === 'blocked' ? words.blocked : null,
    saving === 'full' ? words.full : null,
    hasParted ? words.parted : null,
  ].filter((note): note is string => note !== null && !seen.has(note));

  return (
    <>
      {notes.map((note) => (
        <div class="game-trouble" key={note} role="status">
          <p>{note}</p>
          {put(note)}
        </div>
      ))}
      {saving === 'elsewhere' && (
        <div class="game-trouble" role="status">
          <p>{words.otherTab}</p>
          <Button onClick={onCatchUp}>{words.takeTheirs}</Button>
        </div>
      )}
      {status.kind === 'stuck' && (
        <div class="game-trouble">
          <p>{fill(words.stuck, { who: names[status.seat] ?? '' })}</p>
          <p class="game-buttons">
            <span data-focus="stuck">
              <Button
                kind="primary"
                onClick={() => {
                  onPlayFor(status.seat);
                }}
              >
                {words.playFor}
              </Button>
            </span>
            <Button onClick={onAskAgain}>{words.retry}</Button>
          </p>
        </div>
      )}
    </>
  );
}

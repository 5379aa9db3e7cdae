import './turn-sign.css';
import type { Seat } from '#engine/core/index.ts';
import type { PlayTableWords } from '#i18n/play-table-words.ts';
import { fill } from '#i18n/plural.ts';

interface Props {
  readonly round: number;
  /** Who must decide; null when the game is over. */
  readonly asked: Seat | null;
  /** The reader's seat. */
  readonly seat: Seat;
  /** That the end is near. */
  readonly last: string | undefined;
  readonly words: PlayTableWords['common'];
}

/** "Round 9 · your turn", and that the last round goes on. Another's turn stands on that player's plate. */
export const TurnSign = ({ round, asked, seat, last, words }: Props) => (
  <p class="turn-sign">
    <b>
      {asked === null ? (
        words.over
      ) : (
        <>
          {fill(words.round, { n: round })}
          {asked === seat && ` · ${words.yourTurn}`}
        </>
      )}
    </b>
    {last !== undefined && asked !== null && <span class="turn-last">{last}</span>}
  </p>
);

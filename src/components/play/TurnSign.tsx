import './turn-sign.css';
import type { Seat } from '#engine/core/index.ts';
import type { PlayTableWords } from '#i18n/play-table-words.ts';
import { fill } from '#i18n/plural.ts';
import type { TablePlayer } from './table.ts';

interface Props {
  readonly round: number;
  /** Who must decide; null when the game is over. */
  readonly asked: Seat | null;
  /** The reader's seat. */
  readonly seat: Seat;
  readonly players: readonly TablePlayer[];
  /** That the end is near. */
  readonly last: string | undefined;
  readonly words: PlayTableWords['common'];
}

/** "Round 9 · your turn", and that the last round goes on. */
export const TurnSign = ({ round, asked, seat, players, last, words }: Props) => (
  <p class="turn-sign">
    <b>
      {asked === null ? (
        words.over
      ) : (
        <>
          {fill(words.round, { n: round })}
          <span class="turn-whose" data-own={asked === seat}>
            {' '}
            · {asked === seat ? words.yourTurn : fill(words.turnOf, { who: players[asked]?.name ?? '' })}
          </span>
        </>
      )}
    </b>
    {last !== undefined && asked !== null && <span class="turn-last">{last}</span>}
  </p>
);

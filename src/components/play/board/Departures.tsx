import { TypeEmblem } from '#components/cards/TypeEmblem.tsx';
import { fill } from '#i18n/plural.ts';
import type { TableWords } from '#i18n/table-words.ts';

/** How often ships have sailed. */
export type DepartureCount = 0 | 1 | 2 | 3;

interface Props {
  readonly count: DepartureCount;
  readonly words: TableWords['board'];
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
}

/** The ships that have sailed: the third departure ends the game. */
export const Departures = ({ count, words, base }: Props) => (
  <div class="board-departures">
    <p class="board-departures-title">{words.departures}</p>
    <p class="board-ships" aria-hidden="true">
      {[1, 2, 3].map((n) => (
        <span key={n} data-sailed={n <= count}>
          <TypeEmblem type="ship" base={base} />
        </span>
      ))}
    </p>
    <p class="board-departures-note">{fill(count === 3 ? words.allDeparted : words.departed, { n: count })}</p>
  </div>
);

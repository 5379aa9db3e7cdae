import { fill, plural } from '#i18n/plural.ts';
import { listText, type PadText } from './text.ts';
import './score-table.css';

/** What has been counted so far. */
export interface Result {
  /** What the columns between the name and the total are called. */
  readonly columns: readonly string[];
  /** Their numbers, a row for each player. */
  readonly rows: readonly (readonly number[])[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** What decided a tie; null where there was none. */
  readonly tie: string | null;
  /** What each player has, card by card; empty for one who counted by hand. */
  readonly piles: readonly string[];
  /** Nobody has anything yet. */
  readonly isEmpty: boolean;
}

interface Props {
  readonly names: readonly string[];
  readonly result: Result;
  readonly text: PadText;
}

/** Who won, and why, as sentences. */
function verdictOf({ names, result: { scores, winners, tie }, text }: Props): string {
  const { words, locale } = text;
  const { result } = words;
  const called = winners.map((place) => names[place] ?? '');
  const best = Math.max(...scores);
  const [first = ''] = called;
  if (tie === null) return fill(plural(locale, best, result.wins), { name: first, n: best });
  const outcome =
    called.length > 1 ? fill(result.shared, { names: listText(called, text) }) : fill(result.winsTie, { name: first });
  return [fill(plural(locale, best, result.tie), { n: best }), tie, outcome].join(' ');
}

/** The score as a table, who wins it, and what each player has. It is what is printed. */
export function ScoreTable(props: Props) {
  const { names, result, text } = props;
  const { columns, rows, scores, winners, piles, isEmpty } = result;
  const words = text.words.result;
  return (
    <section class="pad-result" aria-labelledby="pad-result">
      <h2 id="pad-result">{words.heading}</h2>
      <p class="pad-verdict" data-testid="verdict">
        {isEmpty ? words.empty : verdictOf(props)}
      </p>
      {!isEmpty && (
        <table class="pad-table" style={{ '--numbers': columns.length + 1 }}>
          <thead>
            <tr>
              <th scope="col">{words.player}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <th scope="col">{words.total}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name, place) => (
              <tr key={place} data-wins={winners.includes(place)}>
                <th scope="row">
                  {winners.includes(place) && <span aria-hidden="true">★ </span>}
                  {name}
                </th>
                {rows[place]?.map((value, column) => (
                  <td key={column}>{value}</td>
                ))}
                <td class="pad-total">{scores[place]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {piles.some(Boolean) && (
        <>
          <h3>{words.piles}</h3>
          {piles.map(
            (pile, place) =>
              pile && (
                <p key={place} class="pad-pile">
                  <strong>{names[place]}:</strong> {pile}
                </p>
              ),
          )}
        </>
      )}
    </section>
  );
}

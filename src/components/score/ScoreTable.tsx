import { fill, plural } from '#i18n/plural.ts';
import { listText, nameOf, type PadText } from './text.ts';

interface Props {
  readonly names: readonly string[];
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
  readonly text: PadText;
}

/** Who won, and why, as sentences. */
function verdictOf({ names, scores, winners, tie, text }: Props): string {
  const { words, locale } = text;
  const { result } = words;
  const called = winners.map((place) => nameOf(names[place] ?? '', place, text));
  const best = Math.max(...scores);
  const [first = ''] = called;
  if (tie === null) return fill(plural(locale, best, result.wins), { name: first, n: best });
  const outcome =
    called.length > 1 ? fill(result.shared, { names: listText(called, text) }) : fill(result.winsTie, { name: first });
  return [fill(plural(locale, best, result.tie), { n: best }), tie, outcome].join(' ');
}

/** The score as a table, who wins it, and what each player has. It is what is printed. */
export function ScoreTable(props: Props) {
  const { names, columns, rows, scores, winners, piles, isEmpty, text } = props;
  const { result } = text.words;
  const verdict = isEmpty ? result.empty : verdictOf(props);
  const called = names.map((name, place) => nameOf(name, place, text));
  const spoken = isEmpty
    ? ''
    : fill(result.leads, { scores: called.map((name, place) => `${name} ${scores[place] ?? 0}`).join(', ') });
  return (
    <section class="pad-result" aria-labelledby="pad-result">
      <h2 id="pad-result">{result.heading}</h2>
      <p class="pad-verdict" data-testid="verdict">
        {verdict}
      </p>
      {!isEmpty && (
        <table class="pad-table">
          <thead>
            <tr>
              <th scope="col">{result.player}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <th scope="col">{result.total}</th>
            </tr>
          </thead>
          <tbody>
            {called.map((name, place) => (
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
      {piles.map(
        (pile, place) =>
          pile && (
            <p key={place} class="pad-pile">
              <strong>{fill(result.pile, { name: called[place] ?? '' })}:</strong> {pile}
            </p>
          ),
      )}
      <p class="visually-hidden" role="status" data-testid="spoken">
        {spoken}
      </p>
    </section>
  );
}

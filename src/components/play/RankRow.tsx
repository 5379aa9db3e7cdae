import { fill } from '#i18n/plural.ts';
import { rankRow } from './rank-row.ts';

interface Props {
  readonly ranks: readonly number[];
  /** Numbers that are missing between them have a place. */
  readonly gaps: boolean;
  /** "missing: {ranks}" */
  readonly missing: string;
}

/** The chosen numbers as a row, with what is missing in it. The reason beside it says the same in words. */
export const RankRow = ({ ranks, gaps, missing }: Props) => {
  const row = rankRow(ranks, gaps);
  const absent = row.filter(({ cards }) => cards === 0).map(({ rank }) => rank);
  return (
    <p class="rank-row" aria-hidden="true">
      {row.flatMap(({ rank, cards }) =>
        Array.from({ length: Math.max(cards, 1) }, (_, at) => (
          <span key={`${rank}.${at}`} class={cards === 0 ? 'rank-gap' : at > 0 ? 'rank-twice' : 'rank'}>
            {rank}
          </span>
        )),
      )}
      {absent.length > 0 && <span class="rank-missing">{fill(missing, { ranks: absent.join(', ') })}</span>}
    </p>
  );
};

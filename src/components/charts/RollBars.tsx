import { toNumber, type Ratio } from '#engine/odds/index.ts';

interface Bar {
  readonly total: number;
  readonly chance: Ratio;
  /** What a re-roll makes of the chance. */
  readonly more?: Ratio;
  /** The chance in words, as it stands beside the bar. */
  readonly figure: string;
}

interface Props {
  readonly caption: string;
  readonly label: string;
  readonly bars: readonly Bar[];
  /** Bars from this number on are filled, those below are outlines; null fills them all. */
  readonly need: number | null;
}

/** One bar for each number, with its figure; what a re-roll adds is striped. */
export function RollBars({ caption, label, bars, need }: Props) {
  const greatest = Math.max(...bars.map(({ chance }) => toNumber(chance)));
  const share = (of: number) => ({ '--share': of / greatest });
  return (
    <figure class="roll-figure">
      <figcaption>{caption}</figcaption>
      <div class="roll-bars" role="img" aria-label={label}>
        {bars.map(({ total, chance, more, figure }) => (
          <div key={total} class="roll-bar" data-hit={need === null || total >= need} data-need={total === need}>
            <span class="roll-total">{total}</span>
            <span class="roll-track">
              <span class="roll-share" style={share(toNumber(chance))} />
              {more && <span class="roll-more" style={share(toNumber(more) - toNumber(chance))} />}
            </span>
            <span class="roll-chance">{figure}</span>
          </div>
        ))}
      </div>
    </figure>
  );
}

import type { Arrow, Spot } from './layout.ts';

interface Props {
  readonly arrow: Arrow;
  /** The width of its line. */
  readonly weight: number;
  /** The type at its start is played or focused: it is thicker and glows. */
  readonly isLit?: boolean;
}

/** The head of an arrow: a triangle that ends at a spot. */
const head = (end: Spot, before: Spot, size: number): string => {
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const corner = (side: number) => {
    const x = end.x - size * Math.cos(angle) + side * size * 0.62 * Math.sin(angle);
    const y = end.y - size * Math.sin(angle) - side * size * 0.62 * Math.cos(angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return `M${end.x} ${end.y}L${corner(1)}L${corner(-1)}Z`;
};

/** An arrow on the board, cut from slate with a pale edge; dashed when a player's own cards move along it. */
export const BoardArrow = ({ arrow: { kind, from, to, start, bends, end }, weight: usual, isLit = false }: Props) => {
  const weight = isLit ? usual * 1.6 : usual;
  const edge = usual * (isLit ? 0.35 : 0.6);
  const before = bends?.[1] ?? start;
  const length = Math.hypot(end.x - before.x, end.y - before.y);
  const size = Math.min(weight * 2.3, length * 0.68);
  // The line stops within the head, so that its end doesn't stick out of the tip.
  const stop = {
    x: end.x - ((end.x - before.x) / length) * size * 0.7,
    y: end.y - ((end.y - before.y) / length) * size * 0.7,
  };
  const curve = bends ? `C${bends.map(({ x, y }) => `${x} ${y}`).join(' ')} ` : 'L';
  const line = `M${start.x} ${start.y}${curve}${stop.x.toFixed(1)} ${stop.y.toFixed(1)}`;
  const tip = head(end, before, size);
  return (
    <g class={`board-arrow board-arrow-${kind}`} data-ends={`${from} ${to}`} data-lit={isLit} stroke-linejoin="round">
      {isLit &&
        [4.2, 3, 2].map((times) => (
          <path key={times} class="board-arrow-glow" d={line} stroke-width={weight * times} />
        ))}
      <path class="board-arrow-edge" d={line} stroke-width={weight + 2 * edge} />
      <path class="board-arrow-tip-edge" d={tip} stroke-width={2 * edge} />
      <path
        class="board-arrow-line"
        d={line}
        stroke-width={weight}
        stroke-dasharray={kind === 'moves' ? `${usual * 1.3} ${usual * 0.9}` : undefined}
      />
      <path class="board-arrow-tip" d={tip} />
    </g>
  );
};

interface Props {
  readonly name: string;
  /** The middle of its upper edge. */
  readonly x: number;
  readonly y: number;
  /** The size of its letters. */
  readonly size: number;
}

/** Names longer than this take two lines. */
const longest = 10;

/** An estimate that is never too small: the mean width of a bold letter, in ems. */
const letterWidth = 0.535;

/** A name on a slip of paper. */
export const BoardName = ({ name, x, y, size }: Props) => {
  const lines = name.length > longest ? name.split(' ') : [name];
  const lineHeight = size * 1.12;
  const width = Math.max(...lines.map((line) => line.length)) * size * letterWidth + 14;
  const height = lines.length * lineHeight + 9;
  return (
    <g class="board-name">
      <rect x={x - width / 2} y={y} width={width} height={height} rx="7" />
      <text x={x} text-anchor="middle" font-size={size}>
        {lines.map((line, i) => (
          <tspan key={line} x={x} y={y + 4 + lineHeight * (i + 0.8)}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
};

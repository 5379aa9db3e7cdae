import './board.css';
import { cardTypes, type Takeable } from '#engine/dragonheart/index.ts';
import { BoardArrow } from './BoardArrow.tsx';
import { BoardName } from './BoardName.tsx';
import { BoardSpace } from './BoardSpace.tsx';
import type { BoardLayout } from './layout.ts';

interface Props {
  readonly layout: BoardLayout;
  /** The name of each space, in the page's language. */
  readonly names: Readonly<Record<Takeable | 'greatDragon', string>>;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
}

/** The hull of the ship that holds the knights and huntresses, seen from the side: cards lie in it. */
const hull = ({ places, hull: { width, height } }: BoardLayout): string => {
  const { x, y } = places.hold;
  const [left, right, foot] = [x - width / 2, x + width / 2, y + height];
  return (
    `M${left} ${y - 4}Q${left + 14} ${y + 16} ${left + 22} ${y + 18}H${right - 22}Q${right - 14} ${y + 16} ${right} ${y - 4}` +
    `Q${right - 2} ${foot - 20} ${right - 44} ${foot}H${left + 44}Q${left + 2} ${foot - 20} ${left} ${y - 4}Z`
  );
};

/** Dragonheart's board as one drawing, in one arrangement. Its text twin stands beside it. */
export const BoardDrawing = ({ layout, names, base }: Props) => {
  const { name, width, height, places, card, text } = layout;
  const shape = hull(layout);
  const radius = card.width * 0.7;
  return (
    <svg
      class={`board-drawing board-${name}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <image class="board-land" href={`${base}pictures/board-${name}.svg`} width={width} height={height} />
      <g class="board-hold">
        <path class="board-hull" d={shape} />
        <path
          class="board-planks"
          d={`M${places.hold.x - layout.hull.width / 2 + 12} ${places.hold.y + 42}H${places.hold.x + layout.hull.width / 2 - 12}M${places.hold.x - layout.hull.width / 2 + 22} ${places.hold.y + 70}H${places.hold.x + layout.hull.width / 2 - 22}`}
        />
        {[-1, 0, 1].map((i) => (
          <rect
            key={i}
            class="board-frame"
            x={places.hold.x + i * card.width * 0.62 - card.width / 2}
            y={places.hold.y + 6}
            width={card.width}
            height={layout.hull.height - 44}
            rx="6"
          />
        ))}
        <BoardName name={names.hold} x={places.hold.x} y={places.hold.y + layout.hull.height - 30} size={text} />
      </g>
      {layout.arrows.map((arrow) => (
        <BoardArrow key={`${arrow.from}-${arrow.to}`} arrow={arrow} weight={name === 'wide' ? 8 : 7} />
      ))}
      {cardTypes.map((type) => (
        <BoardSpace key={type} type={type} name={names[type]} layout={layout} base={base} />
      ))}
      <g class="board-dragon">
        <circle cx={places.greatDragon.x} cy={places.greatDragon.y + radius} r={radius} />
        <svg
          x={places.greatDragon.x - radius}
          y={places.greatDragon.y}
          width={2 * radius}
          height={2 * radius}
          viewBox="0 4 240 240"
        >
          <image href={`${base}pictures/greatDragon.svg`} width="240" height="300" />
        </svg>
        <circle class="board-ring" cx={places.greatDragon.x} cy={places.greatDragon.y + radius} r={radius} />
      </g>
      <BoardName
        name={names.greatDragon}
        x={places.greatDragon.x}
        y={places.greatDragon.y + 2 * radius - 5}
        size={text}
      />
    </svg>
  );
};

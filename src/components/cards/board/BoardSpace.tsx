import { type CardType, typeFacts } from '#engine/dragonheart/index.ts';
import { BoardName } from './BoardName.tsx';
import type { BoardLayout } from './layout.ts';

interface Props {
  readonly type: CardType;
  readonly name: string;
  readonly layout: BoardLayout;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
}

const padding = 7;

/** A type's space: a tray of slate with a frame for every card that has room, or a stack. */
export const BoardSpace = ({ type, name, layout, base }: Props) => {
  const { card, places } = layout;
  const space = typeFacts.find((facts) => facts.type === type)?.space;
  const frames = space?.kind === 'limited' ? space.capacity : 1;
  const width = card.width + (frames - 1) * card.stagger;
  const { x: middle, y: top } = places[type];
  const left = middle - width / 2;
  const frame = (i: number, className: string, lift = 0) => (
    <rect
      key={`${className}${i}`}
      class={className}
      x={left + i * card.stagger + lift}
      y={top + padding - lift}
      width={card.width}
      height={card.height}
      rx="6"
    />
  );
  return (
    <g class="board-space">
      <rect
        class="board-tray"
        x={left - padding}
        y={top}
        width={width + 2 * padding}
        height={card.height + 2 * padding}
        rx="11"
      />
      {Array.from({ length: frames - 1 }, (_, i) => frame(frames - 1 - i, 'board-frame'))}
      {space?.kind === 'stack' && [4, 2].map((lift) => frame(0, 'board-below', lift))}
      <svg
        x={left}
        y={top + padding}
        width={card.width}
        height={card.height}
        viewBox="0 6 240 298"
        preserveAspectRatio="xMidYMid slice"
      >
        <image href={`${base}pictures/dragonheart-${type}.svg`} width="240" height="300" />
      </svg>
      {frame(0, 'board-card')}
      <BoardName name={name} x={middle} y={top + card.height + 2 * padding - 3} size={layout.text} />
    </g>
  );
};

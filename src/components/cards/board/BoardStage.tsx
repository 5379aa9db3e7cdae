import './board.css';
import './board-space.css';
import type { ComponentChildren } from 'preact';
import type { CardType, Takeable } from '#engine/dragonheart/index.ts';
import { TypeEmblem } from '../TypeEmblem.tsx';
import { BoardArrow } from './BoardArrow.tsx';
import { boardLayouts, boardMeasures, placeMeasures } from './layout.ts';

interface Props {
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
  /** The spaces, and what else stands on the land. */
  readonly children: ComponentChildren;
  /** The arrows that are lit. */
  readonly lit?: { readonly from: CardType; readonly to: readonly Takeable[] };
  /** The plate of the Great Dragon. */
  readonly dragon: ComponentChildren;
  /** The figure stands on the board. */
  readonly hasDragon: boolean;
}

/** The land with its arrows and the Great Dragon's place, in both arrangements; the style sheet chooses by width. */
export const BoardStage = ({ base, children, lit, dragon, hasDragon }: Props) => (
  <div class="board-stage" style={boardMeasures()}>
    {boardLayouts.map(({ name, width, height, arrow: weight, arrows }) => (
      <div key={name} class={`board-ground board-${name}`} aria-hidden="true">
        <img
          class="board-land"
          src={`${base}pictures/board-${name}.svg`}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
        <svg class="board-arrows" viewBox={`0 0 ${width} ${height}`}>
          {arrows
            .map((arrow) => ({
              arrow,
              isLit: arrow.kind === 'takes' && arrow.from === lit?.from && lit.to.includes(arrow.to),
            }))
            .toSorted((a, b) => Number(a.isLit) - Number(b.isLit))
            .map(({ arrow, isLit }) => (
              <BoardArrow key={`${arrow.from}-${arrow.to}-${isLit}`} arrow={arrow} weight={weight} isLit={isLit} />
            ))}
        </svg>
      </div>
    ))}
    <div class="board-dragon" style={placeMeasures('greatDragon')} data-here={hasDragon}>
      <span class="board-figure" aria-hidden="true">
        <TypeEmblem type="greatDragon" base={base} />
      </span>
      {dragon}
    </div>
    {children}
  </div>
);

import './board.css';
import './board-space.css';
import './board-plate.css';
import type { ComponentChildren } from 'preact';
import type { CardType, Takeable } from '#engine/dragonheart/index.ts';
import { BoardArrow } from './BoardArrow.tsx';
import { GreatDragon, type Keeper } from './GreatDragon.tsx';
import { boardLayouts, boardMeasures } from './layout.ts';

interface Props {
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
  /** The spaces, and what else stands on the land. */
  readonly children: ComponentChildren;
  /** The arrows that are lit. */
  readonly lit?: { readonly from: CardType; readonly to: readonly Takeable[] };
  /** The Great Dragon's name; the player who has it, and the words for that: "with you". */
  readonly dragon: { readonly title: string; readonly keeper?: Keeper; readonly note?: string };
}

/** The land with its arrows and the Great Dragon's place, in both arrangements; the style sheet chooses by width. */
export const BoardStage = ({ base, children, lit, dragon }: Props) => (
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
    {children}
    <GreatDragon base={base} {...dragon} />
  </div>
);

import './great-dragon.css';
import { BoardPlate } from './BoardPlate.tsx';
import { placeMeasures } from './layout.ts';

/** A player who has the Great Dragon. */
export type Keeper = 'you' | 'opponent';

interface FigureProps {
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
}

/** The Great Dragon's figure. Decoration; its width and height are the style sheet's. */
export const DragonFigure = ({ base }: FigureProps) => (
  <img
    class="dragon-figure"
    src={`${base}pictures/greatDragon.svg`}
    alt=""
    width="240"
    height="240"
    loading="lazy"
    decoding="async"
  />
);

interface Props extends FigureProps {
  /** Who has it; undefined while it stands on the board. */
  readonly keeper?: Keeper | undefined;
  /** "Great Dragon". */
  readonly title: string;
  /** "with you". */
  readonly note?: string | undefined;
}

/** The Great Dragon on its stand; when a player has it, at that player's edge of the board, and the stand is empty. */
export const GreatDragon = ({ base, keeper, title, note }: Props) => (
  <>
    <div class="board-dragon" style={placeMeasures('greatDragon')} data-keeper={keeper}>
      <span class="dragon-place" aria-hidden="true">
        <svg class="dragon-stand" viewBox="0 0 200 60">
          <ellipse cx="104" cy="42" rx="94" ry="17" fill="#0c0f14" opacity="0.4" />
          <path d="M6 24V35Q6 55 100 55T194 35V24Z" fill="#1c222b" />
          <ellipse class="dragon-stand-top" cx="100" cy="24" rx="94" ry="20" />
          <ellipse cx="100" cy="23" rx="72" ry="13" fill="#2b333f" />
        </svg>
        {keeper === undefined && <DragonFigure base={base} />}
      </span>
      <BoardPlate title={title} note={note} />
    </div>
    {keeper && (
      <div class="board-keeper" style={placeMeasures(keeper)} data-keeper={keeper} aria-hidden="true">
        <DragonFigure base={base} />
        <span class="board-keeper-words">
          <b>{title}</b> <span>{note}</span>
        </span>
      </div>
    )}
  </>
);

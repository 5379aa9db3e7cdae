// First the spaces, whose cards these are.
import './board-space.css';
import './board-card.css';
import type { CardType, Takeable } from '#engine/dragonheart/index.ts';
import type { CardFaceWords } from '#i18n/card-words.ts';
import { DragonheartFace } from '../DragonheartFace.tsx';
import { TypeEmblem } from '../TypeEmblem.tsx';
import { Hull } from './Hull.tsx';
import { placesOf } from './places.ts';

/** A card as it lies on the board. */
export interface BoardCard {
  readonly type: CardType;
  /** What it is worth; a Ship's 0 is not shown. */
  readonly value: number;
}

/** What every tray is drawn with. */
export interface BoardLook {
  /** Names of the types in the page's language. */
  readonly names: Readonly<Record<CardType, string>>;
  readonly face: CardFaceWords;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
}

interface Props extends BoardLook {
  readonly space: Takeable;
  /** What lies there, the top card last. */
  readonly cards: readonly BoardCard[];
}

/** More edges than these are not told apart, nor are more cards in the hold. */
const mostEdges = 3;
const mostInHold = 6;

/** A card of the board: its small face, of which a narrow board shows ruby and picture alone. */
const LyingCard = ({ card, names, face, base }: BoardLook & { readonly card: BoardCard }) => (
  <DragonheartFace {...card} names={names} words={face} base={base} size="small" />
);

/** A tray of slate with what lies in it: a fan with the places that are free, or a stack; the hold is a ship's hull. */
export const BoardTray = ({ space, cards, ...look }: Props) => {
  const places = placesOf(space);
  if (space === 'hold') {
    const seen = cards.slice(-mostInHold);
    return (
      <Hull>
        {seen.map((card, i) => (
          <span
            key={i}
            class="board-card"
            // Three lie side by side; more move closer together.
            style={{ '--step': (i - (seen.length - 1) / 2) * Math.min(1, 2 / Math.max(seen.length - 1, 1)) }}
          >
            <LyingCard card={card} {...look} />
          </span>
        ))}
      </Hull>
    );
  }
  const seen = places === undefined ? cards.slice(-1) : cards;
  const edges = places === undefined ? Math.min(cards.length - 1, mostEdges) : 0;
  return (
    <span class="board-tray">
      {Array.from({ length: places ?? 1 }, (_, i) => (places ?? 1) - 1 - i)
        .filter((i) => i >= seen.length)
        .map((i) => (
          <span key={`frame${i}`} class="board-card board-frame" style={{ '--step': i }}>
            <span class={i === 0 ? 'board-emblem' : 'board-emblem board-emblem-beside'}>
              <TypeEmblem type={space} base={look.base} />
            </span>
          </span>
        ))}
      {Array.from({ length: Math.max(edges, 0) }, (_, i) => (
        <span key={`edge${i}`} class="board-card board-edge" style={{ '--step': 0, '--lift': edges - i }} />
      ))}
      {seen.map((card, i) => (
        <span key={i} class="board-card" style={{ '--step': i }}>
          <LyingCard card={card} {...look} />
        </span>
      ))}
    </span>
  );
};

import './cards.css';
import './adventurer.css';
import type { Adventurer } from '#engine/dragonwood/index.ts';
import type { CardFaceWords } from '#i18n/card-words.ts';
import { SuitEmblem } from './SuitEmblem.tsx';

interface Props {
  readonly card: Adventurer;
  readonly words: CardFaceWords;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
  readonly size: 'small' | 'wide';
}

/** The face of an Adventurer: its suit as colour, emblem and letter, its rank in two corners. One name for screen readers: "Blue 7". */
export const AdventurerFace = ({ card: { id, suit, rank }, words, base, size }: Props) => {
  const corner = `card-rank${rank === 6 || rank === 9 ? ' card-rank-underlined' : ''}`;
  return (
    <span class={`card-face card-adventurer card-suit-${suit} card-${size}`}>
      <span class="card-inside">
        <img
          class="card-field"
          src={`${base}pictures/adventurer-${id}.svg`}
          alt=""
          width="222"
          height="318"
          loading="lazy"
          decoding="async"
        />
        <span class="visually-hidden">
          {words.suits[suit]} {rank}
        </span>
        <span class="card-emblem" aria-hidden="true">
          <SuitEmblem suit={suit} base={base} />
        </span>
        <span class={corner} aria-hidden="true">
          {rank}
        </span>
        <span class="card-suit" aria-hidden="true">
          <SuitEmblem suit={suit} base={base} />
          <span>{words.suitLetters[suit]}</span>
        </span>
        <span class={`${corner} card-rank-turned`} aria-hidden="true">
          {rank}
        </span>
      </span>
    </span>
  );
};

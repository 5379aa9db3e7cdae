import './adventurer-chip.css';
import { SuitEmblem } from '#components/cards/SuitEmblem.tsx';
import type { Adventurer } from '#engine/dragonwood/index.ts';
import type { CardFaceWords } from '#i18n/card-words.ts';

interface Props {
  readonly card: Adventurer;
  readonly words: Pick<CardFaceWords, 'suits' | 'suitLetters'>;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
}

/** An Adventurer as a chip in running text: rank, and the suit as colour, emblem and letter. Screen readers hear "Blue 7". */
export const AdventurerChip = ({ card: { suit, rank }, words, base }: Props) => (
  <span class="chip" style={{ '--suit': `var(--dg-suit-${suit})`, '--deep': `var(--dg-suit-${suit}-deep)` }}>
    <span class="visually-hidden">
      {words.suits[suit]} {rank}
    </span>
    <span class={`chip-rank${rank === 6 || rank === 9 ? ' chip-rank-underlined' : ''}`} aria-hidden="true">
      {rank}
    </span>
    <span class="chip-suit" aria-hidden="true">
      <SuitEmblem suit={suit} base={base} />
      {words.suitLetters[suit]}
    </span>
  </span>
);

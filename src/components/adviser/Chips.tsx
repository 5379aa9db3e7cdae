import { AdventurerChip } from '#components/prose/AdventurerChip.tsx';
import { adventurerById, type AdventurerId } from '#engine/dragonwood/index.ts';
import type { AdviserText } from './text.ts';

/** Adventurers in a row, small. */
export const Chips = ({ cards, text: { face, base } }: { cards: readonly AdventurerId[]; text: AdviserText }) => (
  <span class="chips">
    {cards.map((id) => (
      <AdventurerChip key={id} card={adventurerById(id)} words={face} base={base} />
    ))}
  </span>
);

import { AdventurerChip } from '#components/prose/AdventurerChip.tsx';
import { adventurerById, type AdventurerId } from '#engine/dragonwood/index.ts';
import type { AdviserText } from './text.ts';

interface Props {
  readonly cards: readonly AdventurerId[];
  /** As small as they can be read. */
  readonly isSmall?: boolean;
  readonly text: AdviserText;
}

/** Adventurers in a row, small. */
export const Chips = ({ cards, isSmall = false, text: { face, base } }: Props) => (
  <span class={isSmall ? 'chips chips-small' : 'chips'}>
    {cards.map((id) => (
      <AdventurerChip key={id} card={adventurerById(id)} words={face} base={base} />
    ))}
  </span>
);

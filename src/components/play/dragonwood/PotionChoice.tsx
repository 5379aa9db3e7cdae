import { adventurers, type AdventurerCardId } from '#engine/dragonwood/index.ts';
import { adventurerName } from './WoodCards.tsx';
import type { WoodText } from './text.ts';

interface Props {
  readonly chosen: AdventurerCardId | null;
  readonly text: WoodText;
  /** What it says while no card is chosen. */
  readonly none?: string;
  readonly onChoose: (card: AdventurerCardId | null) => void;
}

/** Which Adventurer the Charmed Potion stands for. */
export const PotionChoice = ({ chosen, text, none = text.desk.wood.potionNone, onChoose }: Props) => (
  <label class="desk-potion">
    <span>{text.desk.wood.potionAs}</span>
    <select
      value={chosen ?? ''}
      onChange={({ currentTarget }) => {
        onChoose(adventurers.find(({ id }) => id === currentTarget.value)?.id ?? null);
      }}
    >
      <option value="">{none}</option>
      {adventurers.map(({ id }) => (
        <option key={id} value={id}>
          {adventurerName(id, text)}
        </option>
      ))}
    </select>
  </label>
);

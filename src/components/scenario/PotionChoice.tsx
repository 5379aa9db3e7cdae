import { adventurers, type AdventurerCardId } from '#engine/dragonwood/index.ts';
import { adventurerName } from './DragonwoodCards.tsx';
import type { DragonwoodText } from './words.ts';

interface Props {
  readonly chosen: AdventurerCardId | null;
  readonly text: DragonwoodText;
  readonly onChoose: (card: AdventurerCardId | null) => void;
}

/** Which Adventurer the Charmed Potion stands for. */
export const PotionChoice = ({ chosen, text, onChoose }: Props) => (
  <label class="lesson-potion">
    <span>{text.desk.wood.potionAs}</span>
    <select
      value={chosen ?? ''}
      onChange={({ currentTarget }) => {
        onChoose(adventurers.find(({ id }) => id === currentTarget.value)?.id ?? null);
      }}
    >
      <option value="">{text.desk.wood.potionNone}</option>
      {adventurers.map(({ id }) => (
        <option key={id} value={id}>
          {adventurerName(id, text)}
        </option>
      ))}
    </select>
  </label>
);

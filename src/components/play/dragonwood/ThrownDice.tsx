import type { DragonwoodAction } from '#engine/dragonwood/index.ts';
import { Die } from '#components/cards/Die.tsx';
import { Button } from '#components/controls/Button.tsx';
import { fill } from '#i18n/plural.ts';
import type { WoodText } from './text.ts';

interface Props {
  readonly rolled: readonly number[];
  readonly text: WoodText;
  readonly label: (action: DragonwoodAction) => string;
  readonly onAct: (action: DragonwoodAction) => void;
}

/** A roll of which one die may be thrown again. */
export const ThrownDice = ({ rolled, text, label, onAct }: Props) => (
  <div class="desk-reroll">
    <p class="desk-prompt">{text.desk.wood.reroll}</p>
    <p class="desk-buttons">
      {rolled.map((face, die) => (
        <button
          key={die}
          type="button"
          class="desk-die"
          onClick={() => {
            onAct({ type: 'reroll', die });
          }}
        >
          <Die face={face} base={text.base} />
          <span class="visually-hidden">{fill(text.desk.wood.die, { n: face, place: die + 1 })}</span>
        </button>
      ))}
      <Button
        onClick={() => {
          onAct({ type: 'keep' });
        }}
      >
        {label({ type: 'keep' })}
      </Button>
    </p>
  </div>
);

import './wood-methods.css';
import type { DragonwoodAction, Phase } from '#engine/dragonwood/index.ts';
import { dieFaces } from '#engine/odds/index.ts';
import { Die } from '#components/cards/Die.tsx';
import { Button } from '#components/controls/Button.tsx';
import { percentText } from '#i18n/chance-text.ts';
import { fill, plural } from '#i18n/plural.ts';
import type { WoodTableText } from './text.ts';

interface Props {
  readonly phase: Extract<Phase, { kind: 'reroll' }>;
  readonly text: WoodTableText;
  readonly onAct: (action: DragonwoodAction) => void;
}

/** The roll that the Lucky Mushroom may mend: for each die the exact chance that another throw of it is enough. */
export const RollAgain = ({ phase: { rolled, numbers }, text, onAct }: Props) => {
  const { locale, chance, base, play } = text;
  const { again, prompt } = play.wood;
  const total = rolled.reduce((sum: number, face) => sum + face, numbers.bonus);
  const missing = numbers.need - total;
  return (
    <div class="wood-again desk-reroll">
      <p>{prompt.reroll}</p>
      <p class="wood-again-total">
        {fill(again.total, { total, need: numbers.need })}{' '}
        <b>{missing > 0 ? fill(plural(locale, missing, again.short), { n: missing }) : again.enough}</b>
      </p>
      <div class="wood-again-dice">
        {rolled.map((face, die) => {
          const num = dieFaces.filter((other) => other - face >= missing).length;
          const ratio = { num, den: dieFaces.length };
          const percent = percentText(ratio, locale, chance);
          return (
            <button
              key={die}
              type="button"
              class="desk-die wood-again-die"
              data-asked-first={die === 0 || undefined}
              onClick={() => {
                onAct({ type: 'reroll', die });
              }}
            >
              <Die face={face} base={base} />
              <span class="visually-hidden">{fill(again.die, { face, percent })}</span>
              <span class="wood-again-chance" aria-hidden="true">
                <b>{percent}</b>{' '}
                {fill(chance.exactly, { n: num, of: ratio.den, tries: plural(locale, num, chance.tries) })}
              </span>
            </button>
          );
        })}
        <Button
          kind={missing > 0 ? 'secondary' : 'primary'}
          onClick={() => {
            onAct({ type: 'keep' });
          }}
        >
          {again.keep}
        </Button>
      </div>
    </div>
  );
};

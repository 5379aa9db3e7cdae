import { methods, type DragonwoodView } from '#engine/dragonwood/index.ts';
import { MethodCard } from '#components/play/MethodCard.tsx';
import { MethodRow } from '#components/play/MethodRow.tsx';
import { fill, plural } from '#i18n/plural.ts';
import { attemptOf, type Attempt, type WoodDraft } from './draft.ts';
import type { WoodText } from './text.ts';

interface Props {
  readonly draft: WoodDraft;
  readonly view: DragonwoodView;
  readonly text: WoodText;
  readonly onAct: (action: Attempt['action']) => void;
}

/** The three methods with what each would roll. One that the rules refuse is asked for its reason. */
export const MethodButtons = ({ draft, view, text, onAct }: Props) => {
  const { desk, face, locale, base, chance } = text;
  const cards = draft.cards.map((card) => card.slice(1)).join(' · ');
  const attempts = methods.flatMap((method) => attemptOf(draft, method, view) ?? []);
  return (
    <MethodRow>
      {attempts.map(({ action, numbers, chance: ratio, isLegal }) => {
        const method = action.method as (typeof methods)[number];
        const act = () => {
          onAct(action);
        };
        return (
          <MethodCard
            key={method}
            method={method}
            name={face.methods[method]}
            cards={cards}
            dice={numbers.dice}
            bonus={numbers.bonus}
            need={numbers.need}
            chance={ratio}
            isChosen={isLegal}
            {...(isLegal ? {} : { refusal: desk.wood.notSo })}
            action={fill(plural(locale, numbers.dice, desk.wood.roll), { n: numbers.dice })}
            words={text.table.method}
            chanceWords={chance}
            locale={locale}
            base={base}
            onAct={act}
            onWhyNot={act}
          />
        );
      })}
    </MethodRow>
  );
};

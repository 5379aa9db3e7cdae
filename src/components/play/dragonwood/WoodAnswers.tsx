import type { ComponentChildren } from 'preact';
import type { AdventurerCardId, DragonwoodAction, DragonwoodView } from '#engine/dragonwood/index.ts';
import { Button } from '#components/controls/Button.tsx';
import { useLater } from '#components/controls/use-later.ts';
import { tellAction } from '#i18n/narrate/dragonwood.ts';
import type { WoodDraft } from './draft.ts';
import { OfferedMethods } from './OfferedMethods.tsx';
import type { Offer } from './offers.ts';
import { PotionChoice } from './PotionChoice.tsx';
import type { WoodTableText } from './text.ts';

interface Props {
  readonly view: DragonwoodView;
  readonly draft: WoodDraft;
  /** The reader attacks or reloads. */
  readonly isTurn: boolean;
  /** The reader gives up one card. */
  readonly isOne: boolean;
  /** The reader may roll a die again. */
  readonly isReroll: boolean;
  readonly offers: readonly Offer[];
  readonly spell: Offer | null;
  /** The one that is lit. */
  readonly lit: Offer | undefined;
  /** What stands there while no attack is to be chosen. */
  readonly meanwhile: ComponentChildren;
  readonly text: WoodTableText;
  readonly onAct: (action: DragonwoodAction) => void;
  readonly onAttack: (offer: Offer) => void;
  readonly onPotion: (card: AdventurerCardId | null) => void;
}

const potion = 'charmed-potion';

/** What can be done now: the ways to attack, a die to roll again, a card to give up. It keeps its place on the table. */
export const WoodAnswers = (props: Props) => {
  const { view, draft, isTurn, isOne, isReroll, offers, spell, lit, meanwhile, text, onAct, onAttack, onPotion } =
    props;
  const { locale, narration, play } = text;
  const { wood } = play;
  const { phase } = view;
  const [only] = draft.cards;
  const passes = phase.kind === 'eventCard' && phase.event === 'wind-storm';
  const single: DragonwoodAction | null =
    isOne && only !== undefined ? { type: passes ? 'pass' : 'discard', card: only } : null;
  // Only who has the Mushroom ever rolls a die again.
  const RollAgain = useLater(
    async () => (await import('./RollAgain.tsx')).RollAgain,
    (view.enhancements[view.seat] ?? []).includes('lucky-mushroom') || phase.kind === 'reroll',
  );
  if (isReroll && phase.kind === 'reroll') return RollAgain && <RollAgain phase={phase} text={text} onAct={onAct} />;
  return (
    <>
      {isTurn && draft.enhancements.includes(potion) && (
        <PotionChoice
          chosen={draft.potionAs}
          text={text}
          none={wood.potion.any}
          onChoose={(card) => {
            onPotion(card);
          }}
        />
      )}
      {isOne ? (
        <div key="methods" class="wood-methods wood-meanwhile">
          {meanwhile}
          {single ? (
            <Button
              kind="primary"
              onClick={() => {
                onAct(single);
              }}
            >
              {tellAction(single, { locale, words: narration, viewer: view.seat, names: text.players })}
            </Button>
          ) : (
            <p>{wood.prompt.tap}</p>
          )}
        </div>
      ) : offers.length === 0 ? (
        <div key="methods" class="wood-methods wood-meanwhile">
          {meanwhile}
          {isTurn && view.turn <= view.options.players && <p>{wood.prompt.methods}</p>}
        </div>
      ) : (
        <OfferedMethods offers={offers} spell={spell} lit={lit} text={text} onAttack={onAttack} />
      )}
    </>
  );
};

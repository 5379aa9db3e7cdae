import {
  adventurerById,
  bonusOf,
  enhancementById,
  isAdventurerId,
  whyNotSet,
  type AdventurerCardId,
  type AdventurerId,
  type AttackMethod,
  type EnhancementId,
} from '#engine/dragonwood/index.ts';
import { AdventurerFace } from '#components/cards/AdventurerFace.tsx';
import { CardFace } from '#components/cards/CardFace.tsx';
import { tellAttemptRefusal } from '#i18n/narrate/dragonwood.ts';
import { sentence } from '#i18n/narrate/teller.ts';
import { fill, plural } from '#i18n/plural.ts';
import { RuleAnchor } from '../RuleReference.tsx';
import { adventurerName } from './WoodCards.tsx';
import { methodsOf } from './fit.ts';
import type { WoodTableText } from './text.ts';

interface Props {
  readonly cards: readonly AdventurerId[];
  readonly enhancements: readonly EnhancementId[];
  readonly potionAs: AdventurerCardId | null;
  /** The way to attack that is lit; null for none. */
  readonly method: AttackMethod | null;
  /** Something else is said in place of what the cards make. */
  readonly isAnswered: boolean;
  readonly text: WoodTableText;
}

const potion = 'charmed-potion';

/** What an enhancement does for this attack: "The Silver Sword adds 2." */
function helpText(id: EnhancementId, { method, potionAs, text }: Props): string {
  const { helps, withPotion } = text.play.wood;
  const card = text.narration.cardNames[id];
  const { effect } = enhancementById(id);
  switch (effect.kind) {
    case 'bonus': {
      if (method === null) return '';
      const n = bonusOf(id, method);
      return sentence(fill(n > 0 ? helps.bonus : helps.idle, { ...card, n }));
    }
    case 'extraDie':
      return sentence(fill(helps.die, { ...card }));
    case 'reroll':
      return sentence(fill(helps.reroll, { ...card }));
    case 'wildAdventurer':
      return potionAs !== null && isAdventurerId(potionAs)
        ? fill(withPotion, { card: adventurerName(potionAs, text) })
        : '';
  }
}

/** What the cards make: "3 cards in a row: a Strike." Else why they make nothing. */
const SetText = (props: Props) => {
  const { cards, enhancements, text } = props;
  const { locale, play, rules, narration } = text;
  const { wood } = play;
  const hasPotion = enhancements.includes(potion);
  const n = cards.length + (hasPotion ? 1 : 0);
  const made = methodsOf(cards, hasPotion);
  if (n === 0) return null;
  const helps = enhancements.map((id) => helpText(id, props)).filter(Boolean);
  if (made.length > 0) {
    const sets = n === 1 ? [wood.single] : made.map((method) => fill(plural(locale, n, wood.sets[method]), { n }));
    return <>{[...sets, ...helps].join(' ')}</>;
  }
  // Most often a row is meant, and what it lacks is what helps.
  const reason = whyNotSet('strike', cards.map(adventurerById), hasPotion);
  const rule = reason && rules[reason.rule];
  return (
    <>
      {wood.noSet} {reason && tellAttemptRefusal(reason, narration)} {rule && <RuleAnchor {...rule} />}
    </>
  );
};

/** The cards that lie before the player for an attack, with what they make. */
export const LaidOut = (props: Props) => {
  const { cards, enhancements, isAnswered, text } = props;
  const { face, base, locale, cardNames, play } = text;
  const isBare = cards.length + enhancements.length === 0;
  return (
    <>
      {!isAnswered && (
        <p class="wood-made">
          <SetText {...props} />
        </p>
      )}
      {!isBare && (
        <div class="wood-laid" role="group" aria-label={play.wood.laidOut}>
          <span class="wood-laid-name" aria-hidden="true">
            {play.wood.laidOut}
          </span>
          {cards.map((id) => (
            <span key={id} class="wood-laid-card">
              <AdventurerFace card={adventurerById(id)} words={face} base={base} size="small" />
            </span>
          ))}
          {enhancements.length > 0 && cards.length > 0 && (
            <span class="wood-laid-plus" aria-hidden="true">
              +
            </span>
          )}
          {enhancements.map((id) => (
            <span key={id} class="wood-laid-card">
              <CardFace
                card={enhancementById(id)}
                name={cardNames[id]}
                words={face}
                locale={locale}
                base={base}
                size="small"
              />
            </span>
          ))}
        </div>
      )}
    </>
  );
};

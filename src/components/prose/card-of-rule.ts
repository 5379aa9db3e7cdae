import { type CardType, cardTypes } from '#engine/dragonheart/index.ts';
import { creatures, enhancements, events } from '#engine/dragonwood/index.ts';
import { dragonheartCardNames, dragonwoodCardNames } from '#i18n/cards.ts';

const dragonwoodCards = [...creatures, ...enhancements, ...events].map(({ id }) => id);

/** The id of the rule about a type of card of Dragonheart: `fireDragon` is ruled by `dh-fire-dragon`. */
export const ruleOfType = (type: CardType): string =>
  `dh-${type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * The English name of the card that a rule is about; undefined for a rule about something else. On Russian pages it stands
 * beside the rule's title, so that players with English cards find theirs.
 */
export function englishCardName(ruleId: string): string | undefined {
  const id = dragonwoodCards.find((card) => `dw-${card}` === ruleId);
  if (id) return dragonwoodCardNames('en')[id];
  const type = cardTypes.find((card) => ruleOfType(card) === ruleId);
  return type && dragonheartCardNames('en')[type];
}

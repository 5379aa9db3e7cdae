/** How options, cards and actions of Dragonheart are written: short, in ASCII, by hand if need be. */
import { type Notation, type Parsed, parseAll, parseWord, problem, wordsOf } from '../core/index.ts';
import { cardTypes } from './cards.ts';
import { isCardId, type CardId } from './decks.ts';
import { defaultEndTrigger, endTriggerIds } from './editions.ts';
import { withDefaults } from './setup.ts';
import type { DragonheartAction, DragonheartOptions } from './types.ts';

/** A card: `Tr3`, `Sh`, with a prime for the second seat's deck; in capitals or not, the prime straight or curved. */
export function parseCard(word: string): Parsed<CardId> {
  const value = (word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).replace(/[’′]$/, "'");
  if (isCardId(value)) return { value };
  return problem(word === '' ? 'missing' : 'unknown', 'card', word);
}

/** An action: `play Tr3 Tr1`, `take petrifiedDragon`. */
export const formatAction = (action: DragonheartAction): string =>
  action.type === 'play' ? ['play', ...action.cards].join(' ') : `take ${action.pile}`;

/** Reads what `formatAction` writes. Whether the rules allow it is another question. */
export function parseAction(text: string): Parsed<DragonheartAction> {
  const [first = '', ...rest] = wordsOf(text);
  const type = parseWord(first, 'action', ['play', 'take']);
  if ('problem' in type) return type;
  if (type.value === 'play') {
    const cards = parseAll(rest, parseCard);
    return 'problem' in cards ? cards : { value: { type: 'play', cards: cards.value } };
  }
  const [second = '', third] = rest;
  if (third !== undefined) return problem('superfluous', 'action', third);
  const pile = parseWord(second, 'pile', cardTypes);
  return 'problem' in pile ? pile : { value: { type: 'take', pile: pile.value } };
}

/** Options: `endTrigger=lastCardDrawn`; the default is written too, so that a save stays what it was. */
export const formatOptions = (options: DragonheartOptions): string => `endTrigger=${withDefaults(options).endTrigger}`;

/** Reads what `formatOptions` writes; no text at all gives the defaults. */
export function parseOptions(text: string): Parsed<Required<DragonheartOptions>> {
  const [part, more] = text.split(',').filter(Boolean);
  if (part === undefined) return { value: { endTrigger: defaultEndTrigger.value } };
  if (more !== undefined) return problem('superfluous', 'option', more);
  const [word = '', value = '', extra] = part.split('=');
  const name = parseWord(word, 'option', ['endTrigger']);
  if ('problem' in name) return name;
  if (extra !== undefined) return problem('superfluous', 'option', part);
  const endTrigger = parseWord(value, 'endTrigger', endTriggerIds);
  return 'problem' in endTrigger ? endTrigger : { value: { endTrigger: endTrigger.value } };
}

/** What `formatReplay` and `parseReplay` of core need. */
export const notation: Notation<DragonheartOptions, DragonheartAction> = {
  id: 'dragonheart',
  formatOptions,
  parseOptions,
  formatAction,
  parseAction,
};

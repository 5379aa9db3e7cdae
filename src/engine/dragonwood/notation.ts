/** How options, cards and actions of Dragonwood are written: short, in ASCII, by hand if need be. */
import { type Notation, type Parsed, parseAll, parseWhole, parseWord, problem, wordsOf } from '../core/index.ts';
import { enhancementIds, methods, mostDice, targets, type EnhancementId } from './cards.ts';
import { isAdventurerId, type AdventurerId } from './decks.ts';
import { editionIds, playerCounts, variantIds, type PlayerCount, type VariantId } from './editions.ts';
import type { AdventurerCardId, Attack, AttackMethod, DragonwoodAction, DragonwoodOptions } from './types.ts';

/** All ways to attack, as notation names them. */
export const attackMethods: readonly AttackMethod[] = [...methods, 'dragonSpell'];

const targetIds = targets.map(({ id }) => id);

/** An Adventurer: `R7`, in capitals or not. */
export function parseAdventurer(word: string): Parsed<AdventurerId> {
  const value = word.toUpperCase();
  if (isAdventurerId(value)) return { value };
  return problem(word === '' ? 'missing' : 'unknown', 'card', word);
}

/** A card of the Adventurer deck: an Adventurer, or `L` for a Ladybug. */
export const parseAdventurerCard = (word: string): Parsed<AdventurerCardId> =>
  word.toUpperCase() === 'L' ? { value: 'L' } : parseAdventurer(word);

/** The attack of a `capture`: `strike fire-ants B4 O5 +silver-sword +charmed-potion=G6`. */
export function formatAttack({ target, method, cards, enhancements, potionAs }: Attack): string {
  const laid = enhancements.map((id) =>
    id === 'charmed-potion' && potionAs !== undefined ? `+${id}=${potionAs}` : `+${id}`,
  );
  return [method, target, ...cards, ...laid].join(' ');
}

/** An enhancement that is laid out: `+silver-sword`, `+charmed-potion=G6`. */
function parseLaid(word: string): Parsed<{ readonly id: EnhancementId; readonly potionAs?: AdventurerCardId }> {
  const [name = '', stands] = word.slice(1).split('=');
  const id = parseWord(name, 'enhancement', enhancementIds);
  if ('problem' in id) return id;
  if (stands === undefined) return { value: { id: id.value } };
  if (id.value !== 'charmed-potion') return problem('superfluous', 'enhancement', word);
  const potionAs = parseAdventurerCard(stands);
  return 'problem' in potionAs ? potionAs : { value: { id: id.value, potionAs: potionAs.value } };
}

/** Reads what `formatAttack` writes. Whether the rules allow it is another question. */
export function parseAttack(words: readonly string[]): Parsed<Attack> {
  const [first = '', second = '', ...rest] = words;
  const method = parseWord(first, 'method', attackMethods);
  if ('problem' in method) return method;
  const target = parseWord(second, 'target', targetIds);
  if ('problem' in target) return target;
  const cards = parseAll(
    rest.filter((word) => !word.startsWith('+')),
    parseAdventurer,
  );
  if ('problem' in cards) return cards;
  const laid = parseAll(
    rest.filter((word) => word.startsWith('+')),
    parseLaid,
  );
  if ('problem' in laid) return laid;
  const potionAs = laid.value.find((one) => one.potionAs !== undefined)?.potionAs;
  const attack = {
    target: target.value,
    method: method.value,
    cards: cards.value,
    enhancements: laid.value.map(({ id }) => id),
  };
  return { value: potionAs === undefined ? attack : { ...attack, potionAs } };
}

/**
 * An action: `reload`, an attack, `keep`, `reroll 2` (the second die), `discard R7`, `pass R7`.
 */
export function formatAction(action: DragonwoodAction): string {
  switch (action.type) {
    case 'reload':
    case 'keep':
      return action.type;
    case 'capture':
      return formatAttack(action);
    case 'reroll':
      return `reroll ${action.die + 1}`;
    case 'discard':
    case 'pass':
      return `${action.type} ${action.card}`;
  }
}

const actionWords = ['reload', 'keep', 'reroll', 'discard', 'pass', ...attackMethods] as const;

/** Reads what `formatAction` writes. */
export function parseAction(text: string): Parsed<DragonwoodAction> {
  const words = wordsOf(text);
  const [first = '', second = '', third] = words;
  const type = parseWord(first, 'action', actionWords);
  if ('problem' in type) return type;
  switch (type.value) {
    case 'reload':
    case 'keep':
      return second === '' ? { value: { type: type.value } } : problem('superfluous', 'action', second);
    case 'reroll': {
      if (third !== undefined) return problem('superfluous', 'action', third);
      const place = parseWhole(second, 'die', 1, mostDice);
      return 'problem' in place ? place : { value: { type: 'reroll', die: place.value - 1 } };
    }
    case 'discard':
    case 'pass': {
      if (third !== undefined) return problem('superfluous', 'action', third);
      const card = parseAdventurer(second);
      return 'problem' in card ? card : { value: { type: type.value, card: card.value } };
    }
    default: {
      const attack = parseAttack(words);
      return 'problem' in attack ? attack : { value: { type: 'capture', ...attack.value } };
    }
  }
}

/** Options: `players=2,edition=tabletop,variants=dragonSpell+shortGame`; without variants the last part is left out. */
export function formatOptions({ players, edition, variants }: DragonwoodOptions): string {
  const base = `players=${players},edition=${edition}`;
  return variants.length > 0 ? `${base},variants=${variants.join('+')}` : base;
}

const optionNames = ['players', 'edition', 'variants'] as const;

/** Reads the number of players. */
export function parsePlayers(text: string): Parsed<PlayerCount> {
  const value = playerCounts.find((count) => String(count) === text);
  return value === undefined ? problem(text === '' ? 'missing' : 'outOfRange', 'players', text) : { value };
}

/** Reads names of variants, each once, into the order of `variantIds`. */
export function parseVariants(words: readonly string[]): Parsed<VariantId[]> {
  const named = parseAll(words, (word) => parseWord(word, 'variant', variantIds));
  if ('problem' in named) return named;
  const twice = words.find((word, place) => words.indexOf(word) !== place);
  if (twice !== undefined) return problem('repeated', 'variant', twice);
  return { value: variantIds.filter((id) => named.value.includes(id)) };
}

/** Reads what `formatOptions` writes. */
export function parseOptions(text: string): Parsed<DragonwoodOptions> {
  const given: Partial<Record<(typeof optionNames)[number], string>> = {};
  for (const part of text.split(',').filter(Boolean)) {
    const [word = '', value = '', more] = part.split('=');
    const name = parseWord(word, 'option', optionNames);
    if ('problem' in name) return name;
    if (more !== undefined) return problem('superfluous', 'option', part);
    if (given[name.value] !== undefined) return problem('repeated', 'option', word);
    given[name.value] = value;
  }
  const players = parsePlayers(given.players ?? '');
  if ('problem' in players) return players;
  const edition = parseWord(given.edition ?? '', 'edition', editionIds);
  if ('problem' in edition) return edition;
  const variants = parseVariants((given.variants ?? '').split('+').filter(Boolean));
  if ('problem' in variants) return variants;
  return { value: { players: players.value, edition: edition.value, variants: variants.value } };
}

/** What `formatReplay` and `parseReplay` of core need. */
export const notation: Notation<DragonwoodOptions, DragonwoodAction> = {
  id: 'dragonwood',
  formatOptions,
  parseOptions,
  formatAction,
  parseAction,
};

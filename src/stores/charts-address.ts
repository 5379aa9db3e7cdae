/** What the charts show, and the address that leads there. */
import {
  enhancementIds,
  enhancements as enhancementCards,
  isEnhancementId,
  methods,
  targets,
  type EnhancementId,
  type TargetId,
} from '#engine/dragonwood/index.ts';
import { dieFaces, mostDice } from '#engine/odds/index.ts';
import { fieldWords, shorten, wholeNumber } from './address-text.ts';

/** How sure a player wants to be. */
export const wishes = ['likely', 'threeOfFour', 'nineOfTen', 'certain'] as const;
export type Wish = (typeof wishes)[number];

/** The most that enhancements can add to one roll. */
export const mostBonus = Math.max(
  ...methods.map((method) =>
    enhancementCards.reduce((sum, { effect }) => sum + (effect.kind === 'bonus' ? effect.bonus[method] : 0), 0),
  ),
);

/** The greatest number that any roll comes to. */
export const mostTotal = mostDice * Math.max(...dieFaces) + mostBonus;

/** What the charts show. */
export interface ChartsChoice {
  readonly enhancements: readonly EnhancementId[];
  /** The one card that is looked at; null for all. */
  readonly target: TargetId | null;
  readonly wish: Wish;
  /** The roll: 1 to 6 dice, what is added, and whether one die may be thrown again. */
  readonly dice: number;
  readonly bonus: number;
  readonly reroll: boolean;
  /** The number that the roll is to reach; null when none is asked for. */
  readonly need: number | null;
}

/** A part of an address that could not be used, shortened; the charts show what they show without it. */
export interface ChartsProblem {
  readonly code:
    'unknownEnhancement' | 'unknownTarget' | 'unknownWish' | 'badDice' | 'badBonus' | 'badReroll' | 'badNeed';
  readonly value: string;
}

/** What the page starts with. */
export const plainCharts: ChartsChoice = {
  enhancements: [],
  target: null,
  wish: 'likely',
  dice: 3,
  bonus: 0,
  reroll: false,
  need: null,
};

/**
 * Reads a choice from an address's search part: `?use=silver-sword,friendly-bunny&target=fire-ants&wish=certain&dice=4&bonus=2&again=yes&need=9`.
 * Any string gives a whole choice: a field that is missing or wrong falls back by itself, a wrong one is told.
 */
export function parseCharts(search: string): {
  readonly choice: ChartsChoice;
  readonly problems: readonly ChartsProblem[];
} {
  const fields = new URLSearchParams(search);
  const problems: ChartsProblem[] = [];
  /** The field's value where it stands and can be read, else what the page starts with. */
  const field = <Value>(
    name: string,
    code: ChartsProblem['code'],
    usual: Value,
    read: (text: string) => Value | null,
  ) => {
    const text = (fields.get(name) ?? '').trim().toLowerCase();
    if (text === '') return usual;
    const value = read(text);
    if (value === null) problems.push({ code, value: shorten(text) });
    return value ?? usual;
  };
  const words = fieldWords(fields.get('use')).map((word) => word.toLowerCase());
  const unknown = words.filter((word) => !isEnhancementId(word));
  if (unknown.length > 0) problems.push({ code: 'unknownEnhancement', value: shorten(unknown.join(', ')) });
  const choice: ChartsChoice = {
    enhancements: enhancementIds.filter((id) => words.includes(id)),
    target: field(
      'target',
      'unknownTarget',
      plainCharts.target,
      (text) => targets.find(({ id }) => id === text)?.id ?? null,
    ),
    wish: field(
      'wish',
      'unknownWish',
      plainCharts.wish,
      (text) => wishes.find((wish) => wish.toLowerCase() === text) ?? null,
    ),
    dice: field('dice', 'badDice', plainCharts.dice, (text) => wholeNumber(text, 1, mostDice)),
    bonus: field('bonus', 'badBonus', plainCharts.bonus, (text) => wholeNumber(text, 0, mostBonus)),
    reroll: field('again', 'badReroll', plainCharts.reroll, (text) =>
      text === 'yes' ? true : text === 'no' ? false : null,
    ),
    need: field('need', 'badNeed', plainCharts.need, (text) => wholeNumber(text, 1, mostTotal)),
  };
  return { choice, problems };
}

/** The search part of a choice, readable: what `parseCharts` gives back unchanged. It always names the dice. */
export function formatCharts({ enhancements, target, wish, dice, bonus, reroll, need }: ChartsChoice): string {
  const fields = [
    ['use', enhancementIds.filter((id) => enhancements.includes(id)).join(',')],
    ['target', target ?? ''],
    ['wish', wish === plainCharts.wish ? '' : wish],
    ['dice', String(dice)],
    ['bonus', bonus === plainCharts.bonus ? '' : String(bonus)],
    ['again', reroll ? 'yes' : ''],
    ['need', need === null ? '' : String(need)],
  ];
  const written = fields.filter(([, value]) => value !== '').map((one) => one.join('='));
  return `?${written.join('&')}`;
}

/** Questions about chances: which method, which creature, which is out of reach? */
import {
  creatures,
  legalActions,
  methods,
  numbersOf,
  pointsOf,
  view,
  type CreatureId,
  type EnhancementId,
  type Method,
} from '../../dragonwood/index.ts';
import { captureChance, toNumber } from '../../odds/index.ts';
import type { Said } from '../question.ts';
import type { WoodLine, WoodMaker } from './lines.ts';
import { someCards, someSet, tableOf } from './table.ts';

/** Chances nearer than this are not compared. */
const fairGap = 0.1;
/** Points times chance nearer than this are not compared. */
const fairWorth = 0.3;

/** Enhancements that add to every die roll of some method and stay. */
export const lasting: readonly EnhancementId[] = [
  'silver-sword',
  'bucket-of-spinach',
  'ghost-disguise',
  'cloak-of-darkness',
  'magical-unicorn',
];

export const bestMethod: WoodMaker = (choose) => {
  const hand = someCards(choose, 5 + choose.below(5));
  const target = choose.pick(creatures).id;
  const state = tableOf(`players 2; hands ${hand.join(' ')} | ?5; landscape ${target}; seed 1`);
  const best: Record<Method, number> = { strike: 0, stomp: 0, scream: 0 };
  for (const action of legalActions(view(state, 0))) {
    if (action.type !== 'capture' || action.target !== target || action.method === 'dragonSpell') continue;
    const chance = toNumber(captureChance(numbersOf(action)));
    if (chance > best[action.method]) best[action.method] = chance;
  }
  const [first, second] = methods.toSorted((a, b) => best[b] - best[a]);
  if (!first || !second || best[first] - best[second] < fairGap) return null;
  return {
    ask: { say: 'ask-best-method' },
    shown: [
      { label: 'hand', value: { cards: hand } },
      { label: 'target', value: { card: target } },
    ],
    options: methods.map((method): Said<WoodLine> => ({ say: 'method', values: { method: { method } } })),
    right: { say: 'method', values: { method: { method: first } } },
    why: {
      say: 'why-methods',
      values: { strike: { chance: best.strike }, stomp: { chance: best.stomp }, scream: { chance: best.scream } },
    },
    rule: 'dw-target',
  };
};

interface Reach {
  readonly id: CreatureId;
  readonly need: number;
  readonly chance: number;
  readonly worth: number;
}

export const outOfReach: WoodMaker = (choose) => {
  const method = choose.pick(methods);
  const cards = someSet(choose, method, 1 + choose.below(4));
  const help = choose.some(lasting, choose.below(3));
  const reaches = choose.some(creatures, 5).map(({ id }): Reach => {
    const asked = numbersOf({ target: id, method, cards, enhancements: help });
    const chance = toNumber(captureChance(asked));
    return { id, need: asked.need, chance, worth: 0 };
  });
  const none = reaches.filter(({ chance }) => chance === 0);
  const [only] = none;
  if (!only || none.length > 1) return null;
  const { dice, bonus } = numbersOf({ target: only.id, method, cards, enhancements: help });
  const optionOf = ({ id, need }: Reach): Said<WoodLine> => ({
    say: 'target',
    values: { card: { card: id }, need },
  });
  return {
    ask: { say: 'ask-out-of-reach' },
    shown: [
      { label: 'method', value: { method } },
      { label: 'cards', value: { cards } },
      ...(help.length > 0 ? [{ label: 'help', value: { cards: help } } as const] : []),
    ],
    options: reaches.map(optionOf),
    right: optionOf(only),
    why: { say: 'why-out-of-reach', values: { dice, most: 4 * dice + bonus, bonus, need: only.need } },
    rule: 'dw-total',
  };
};

export const worthMost: WoodMaker = (choose) => {
  const method = choose.pick(methods);
  const cards = someSet(choose, method, 2 + choose.below(4));
  const reaches = choose.some(creatures, 5).map(({ id }): Reach => {
    const asked = numbersOf({ target: id, method, cards, enhancements: [] });
    const chance = toNumber(captureChance(asked));
    return { id, need: asked.need, chance, worth: chance * pointsOf(id) };
  });
  const [first, second] = reaches.toSorted((a, b) => b.worth - a.worth);
  if (!first || !second || first.worth - second.worth < fairWorth) return null;
  const optionOf = ({ id, need }: Reach): Said<WoodLine> => ({
    say: 'target-points',
    values: { card: { card: id }, need, points: pointsOf(id) },
  });
  return {
    ask: { say: 'ask-worth-most' },
    shown: [
      { label: 'method', value: { method } },
      { label: 'cards', value: { cards } },
    ],
    options: reaches.map(optionOf),
    right: optionOf(first),
    why: {
      say: 'why-worth',
      values: {
        points: pointsOf(first.id),
        chance: { chance: first.chance },
        worth: Math.round(first.worth * 10) / 10,
        next: Math.round(second.worth * 10) / 10,
      },
    },
    rule: 'dw-creature-points',
  };
};

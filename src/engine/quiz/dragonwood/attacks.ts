/** Questions about an attack before the dice are rolled: is it allowed, with how many dice, with what help? */
import {
  allowsReroll,
  apply,
  creatures,
  enhancementById,
  enhancementIds,
  illegality,
  isEnhancementId,
  methods,
  numbersOf,
  targets,
  view,
  type Attack,
  type DragonwoodRuleId,
  type EnhancementId,
} from '../../dragonwood/index.ts';
import { fourAround, type Chooser } from '../chooser.ts';
import type { Said } from '../question.ts';
import type { WoodLine, WoodMaker, WoodRefusal } from './lines.ts';
import { numbers, someCards, someSet, tableOf } from './table.ts';

/** Why the engine refuses the attack, as a line, or null. */
function refusalOf(attack: Attack): { readonly rule: DragonwoodRuleId; readonly why: Said<WoodLine> } | null {
  const { cards, target, enhancements, method } = attack;
  const hand = cards.length > 0 ? cards.join(' ') : '-';
  const own = enhancements.length > 0 ? `enhancements ${enhancements.join(' ')} | -; ` : '';
  const variants = method === 'dragonSpell' ? 'variants dragonSpell; ' : '';
  const state = tableOf(`players 2; ${variants}hands ${hand} | ?5; ${own}landscape ${target}; seed 1`);
  const reason = illegality(view(state, 0), { type: 'capture', ...attack });
  if (!reason) return null;
  const say = `refused-${reason.code as WoodRefusal}` as const;
  if (reason.code === 'gap')
    return { rule: reason.rule, why: { say, values: { from: reason.between[0], to: reason.between[1] } } };
  if (reason.code === 'repeatedRank') return { rule: reason.rule, why: { say, values: { n: reason.rank } } };
  return { rule: reason.rule, why: { say } };
}

/** The last card as the one that the Potion stands for. */
const withPotion = <Card>(cards: readonly Card[]) => ({
  cards: cards.slice(0, -1),
  potionAs: cards[cards.length - 1] as Card,
});

const yesNo: readonly Said<WoodLine>[] = [{ say: 'yes' }, { say: 'no' }];

export const isItASet: WoodMaker = (choose) => {
  const method = choose.pick(methods);
  const size = 2 + choose.below(method === 'stomp' ? 4 : 5);
  const whole = someSet(choose, method, size);
  const isBroken = !choose.onceIn(3);
  const other = someCards(choose, 12).find((card) => !whole.includes(card));
  const laid = choose.order(isBroken && other ? [...whole.slice(1), other] : whole);
  const hasPotion = choose.onceIn(4);
  const { cards, potionAs } = withPotion(laid);
  const attack: Attack = hasPotion
    ? { target: 'fire-ants', method, cards, enhancements: ['charmed-potion'], potionAs }
    : { target: 'fire-ants', method, cards: laid, enhancements: [] };
  const refusal = refusalOf(attack);
  return {
    ask: { say: 'ask-is-it-a-set', values: { method: { method } } },
    shown: [
      { label: 'cards', value: { cards: attack.cards } },
      ...(hasPotion ? [{ label: 'potion', value: { cards: [potionAs] } } as const] : []),
      { label: 'method', value: { method } },
    ],
    options: yesNo,
    right: { say: refusal ? 'no' : 'yes' },
    why: refusal?.why ?? { say: `why-${method}` },
    rule: refusal?.rule ?? (hasPotion ? 'dw-charmed-potion' : `dw-${method}`),
  };
};

function ruleOfDice(enhancements: readonly EnhancementId[], cards: number): DragonwoodRuleId {
  const [help] = enhancements;
  return help ? `dw-${help}` : cards === 1 ? 'dw-single-card' : 'dw-dice';
}

export const howManyDice: WoodMaker = (choose) => {
  const method = choose.pick(methods);
  const size = 1 + choose.below(method === 'stomp' ? 5 : 7);
  const laid = someSet(choose, method, size);
  const hasPotion = size > 1 && choose.onceIn(3);
  const enhancements: EnhancementId[] = [
    ...(choose.onceIn(2) ? (['friendly-bunny'] as const) : []),
    ...(hasPotion ? (['charmed-potion'] as const) : []),
  ];
  const target = choose.pick(creatures).id;
  const { cards, potionAs } = withPotion(laid);
  const attack: Attack = hasPotion
    ? { target, method, cards, enhancements, potionAs }
    : { target, method, cards: laid, enhancements };
  const refusal = refusalOf(attack);
  const own = enhancements.length > 0 ? `enhancements ${enhancements.join(' ')} | -; ` : '';
  const text = `players 2; hands ${attack.cards.join(' ')} | ?5; ${own}landscape ${target}; seed 1`;
  const played = refusal ? [] : apply(tableOf(text), { type: 'capture', ...attack }).events;
  const dice = played.find(({ type }) => type === 'diceRolled');
  const count = dice?.type === 'diceRolled' ? dice.rolled.length : 0;
  const near = Math.min(7, laid.length + (enhancements.includes('friendly-bunny') ? 1 : 0));
  return {
    ask: { say: 'ask-how-many-dice' },
    shown: [
      { label: 'method', value: { method } },
      { label: 'cards', value: { cards: attack.cards } },
      ...(hasPotion ? [{ label: 'potion', value: { cards: [potionAs] } } as const] : []),
      ...(enhancements.includes('friendly-bunny')
        ? [{ label: 'help', value: { cards: ['friendly-bunny'] } } as const]
        : []),
    ],
    options: [...numbers(fourAround(choose, refusal ? near : count), 1), { say: 'not-allowed' }],
    right: refusal ? { say: 'not-allowed' } : { say: 'number', values: { n: count } },
    why: refusal?.why ?? {
      say: 'why-dice',
      values: { cards: attack.cards.length, more: enhancements.length, n: count },
    },
    rule: refusal?.rule ?? ruleOfDice(enhancements, attack.cards.length),
  };
};

/** A set for the enhancement to help, and a target. */
function attackWith(choose: Chooser, enhancement: EnhancementId): Attack {
  if (choose.onceIn(6)) {
    const target = choose.pick(creatures.filter(({ dragon }) => dragon)).id;
    const attack = { target, method: 'dragonSpell', cards: ['R4', 'R5', 'R6'], enhancements: [enhancement] } as const;
    return enhancement === 'charmed-potion' ? { ...attack, potionAs: 'R7' } : attack;
  }
  const others = targets.filter(({ id }) => id !== enhancement);
  const target = choose.pick(others.filter(({ kind }) => kind === (choose.onceIn(4) ? 'enhancement' : 'creature'))).id;
  const method = choose.pick(methods);
  const laid = someSet(choose, method, 2 + choose.below(3));
  const enhancements = [enhancement];
  return enhancement === 'charmed-potion'
    ? { target, method, enhancements, ...withPotion(laid) }
    : { target, method, enhancements, cards: laid };
}

export const doesItHelp: WoodMaker = (choose) => {
  const enhancement = choose.pick(enhancementIds);
  const attack = attackWith(choose, enhancement);
  const { target, method, cards } = attack;
  const refusal = refusalOf(attack);
  const { effect } = enhancementById(enhancement);
  const most = effect.kind === 'bonus' ? Math.max(...Object.values(effect.bonus)) : 2;
  const plain = numbersOf({ ...attack, enhancements: [] });
  const helped = numbersOf(attack);
  const bonus = helped.bonus - plain.bonus;
  const lines = ((): readonly [Said<WoodLine>, Said<WoodLine>] => {
    if (refusal) return [{ say: 'not-allowed' }, refusal.why];
    if (bonus > 0)
      return [
        { say: 'help-bonus', values: { n: bonus } },
        { say: 'why-bonus', values: { n: bonus } },
      ];
    if (helped.dice > plain.dice) return [{ say: 'help-die' }, { say: 'why-die' }];
    if (allowsReroll(attack)) return [{ say: 'help-reroll' }, { say: 'why-reroll' }];
    return [{ say: 'help-nothing' }, { say: 'why-nothing' }];
  })();
  const named = method === 'dragonSpell' ? 'dw-dragon-spell' : (`dw-${enhancement}` as const);
  return {
    ask: { say: 'ask-does-it-help', values: { card: { card: enhancement } } },
    shown: [
      { label: 'help', value: { cards: [enhancement] } },
      { label: 'method', value: { method } },
      { label: 'cards', value: { cards } },
      ...(attack.potionAs ? [{ label: 'potion', value: { cards: [attack.potionAs] } } as const] : []),
      { label: 'target', value: { card: target } },
    ],
    options: [
      { say: 'help-bonus', values: { n: bonus > 0 ? bonus : most } },
      { say: 'help-die' },
      { say: 'help-reroll' },
      { say: 'help-nothing' },
      { say: 'not-allowed' },
    ],
    right: lines[0],
    why: lines[1],
    rule: refusal?.rule ?? (isEnhancementId(target) ? 'dw-enhancement-creatures-only' : named),
  };
};

/** Questions about what comes after the roll: hit or miss, the Mushroom, the wound. */
import {
  apply,
  creatures,
  dieFaces,
  legalActions,
  methods,
  numbersOf,
  view,
  type DragonwoodState,
  type Attack,
} from '../../dragonwood/index.ts';
import { force } from '../../core/index.ts';
import type { Chooser } from '../chooser.ts';
import type { Said } from '../question.ts';
import { lasting } from './chances.ts';
import type { WoodLine, WoodMaker } from './lines.ts';
import { numbers, someCards, someSet, tableOf } from './table.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const someRoll = (choose: Chooser, dice: number) => Array.from({ length: dice }, () => choose.pick(dieFaces));
const isCaptured = (events: readonly { readonly type: string }[]) =>
  events.some(({ type }) => type === 'creatureCaptured');

export const hitOrMiss: WoodMaker = (choose) => {
  const method = choose.pick(methods);
  const cards = someSet(choose, method, 2 + choose.below(4));
  const target = choose.pick(creatures).id;
  const enhancements = choose.some(lasting, choose.below(3));
  const attack: Attack = { target, method, cards, enhancements };
  const { dice, bonus, need } = numbersOf(attack);
  const rolled = someRoll(choose, dice);
  if (Math.abs(sum(rolled) + bonus - need) > 1) return null;
  const own = enhancements.length > 0 ? `enhancements ${enhancements.join(' ')} | -; ` : '';
  const hand = `players 2; hands ${cards.join(' ')} | ?5; ${own}`;
  const state = tableOf(`${hand}landscape ${target}; dice ${rolled.join(' ')}; seed 1`);
  const right = isCaptured(apply(state, { type: 'capture', ...attack }).events) ? 'captured' : 'missed';
  return {
    ask: { say: 'ask-hit-or-miss' },
    shown: [
      { label: 'target', value: { card: target } },
      { label: 'method', value: { method } },
      { label: 'rolled', value: { cards: rolled.map(String) } },
      ...(enhancements.length > 0 ? [{ label: 'help', value: { cards: enhancements } } as const] : []),
    ],
    options: [{ say: 'captured' }, { say: 'missed' }],
    right: { say: right },
    why: { say: 'why-total', values: { dice: sum(rolled), bonus, total: sum(rolled) + bonus, need } },
    rule: 'dw-total',
  };
};

/** How many faces make the attack hit when that die is thrown again, as the engine plays them. */
const winningFaces = (state: DragonwoodState, die: number): number =>
  dieFaces.filter((face) =>
    isCaptured(apply({ ...state, rng: force(state.rng, [face]) }, { type: 'reroll', die }).events),
  ).length;

export const whichDie: WoodMaker = (choose) => {
  const method = choose.pick(methods);
  const cards = someSet(choose, method, 2 + choose.below(3));
  const target = choose.pick(creatures).id;
  const rolled = someRoll(choose, cards.length);
  const attack: Attack = { target, method, cards, enhancements: ['lucky-mushroom'] };
  const { need } = numbersOf(attack);
  const missing = need - sum(rolled);
  if (missing > 3 || missing < -1) return null;
  const own = `players 2; hands ${cards.join(' ')} | ?5; enhancements lucky-mushroom | -; `;
  const before = tableOf(`${own}landscape ${target}; dice ${rolled.join(' ')}; seed 1`);
  const { state } = apply(before, { type: 'capture', ...attack });
  if (state.phase.kind !== 'reroll') return null;
  const faces = [...new Set(rolled)].sort((a, b) => a - b);
  const wins = faces.map((face) => winningFaces(state, rolled.indexOf(face)));
  const kept = isCaptured(apply(state, { type: 'keep' }).events);
  const best = Math.max(...wins);
  if (!kept && (best === 0 || wins.filter((count) => count === best).length > 1)) return null;
  const face = faces[wins.indexOf(best)] ?? 1;
  const why: Said<WoodLine> = kept
    ? { say: 'why-keep', values: { total: sum(rolled), need } }
    : { say: 'why-which-die', values: { total: sum(rolled), need, face, wins: best } };
  const dieOf = (n: number): Said<WoodLine> => ({ say: 'die', values: { n } });
  return {
    ask: { say: 'ask-which-die' },
    shown: [
      { label: 'target', value: { card: target } },
      { label: 'method', value: { method } },
      { label: 'rolled', value: { cards: rolled.map(String) } },
    ],
    options: [...choose.order(faces).map(dieOf), { say: 'keep' }],
    right: kept ? { say: 'keep' } : dieOf(face),
    why,
    rule: 'dw-lucky-mushroom',
  };
};

export const afterTheMiss: WoodMaker = (choose) => {
  const hand = someCards(choose, choose.onceIn(6) ? 0 : 2 + choose.below(6));
  const own = choose.some(['friendly-bunny', 'lightning-bolt'], choose.below(3));
  const help = hand.length === 0 ? ['charmed-potion'] : own;
  const target = choose.pick(['angry-ogre', 'gooey-glob', 'blue-dragon', 'orange-dragon']);
  const laid = help.length > 0 ? `enhancements ${help.join(' ')} | -; ` : '';
  const before = tableOf(`players 2; hands ${hand.join(' ') || '-'} | ?5; ${laid}landscape ${target}; seed 1`);
  const captures = legalActions(view(before, 0)).filter((action) => action.type === 'capture');
  const attack = captures.length > 0 ? choose.pick(captures) : null;
  if (!attack) return null;
  const { dice } = numbersOf(attack);
  const rolled = Array.from({ length: dice }, () => 1);
  let { state, events } = apply({ ...before, rng: force(before.rng, rolled) }, attack);
  if (isCaptured(events)) return null;
  const isWounded = state.phase.kind === 'wound';
  if (isWounded) {
    const [discard] = legalActions(view(state, 0));
    if (!discard) return null;
    ({ state, events } = apply(state, discard));
  }
  const left = state.hands[0]?.length ?? 0;
  const size = hand.length;
  const played = attack.cards.length;
  return {
    ask: { say: 'ask-after-the-miss' },
    shown: [
      { label: 'handSize', value: size },
      { label: 'cards', value: played === 0 ? 0 : { cards: attack.cards } },
      ...(attack.enhancements.length > 0 ? [{ label: 'help', value: { cards: attack.enhancements } } as const] : []),
    ],
    options: numbers([size, size - 1, size - played, size - played - 1, ...(size === 0 ? [1] : [])]),
    right: { say: 'number', values: { n: left } },
    why: isWounded ? { say: 'why-wound', values: { size, n: left } } : { say: 'why-no-wound' },
    rule: isWounded ? 'dw-wound' : 'dw-wound-empty-hand',
  };
};

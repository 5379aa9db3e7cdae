/** Every sensible capture of a hand, ranked by what is to be expected of it. */
import {
  adventurerById,
  allowsReroll,
  bonusOf,
  dragonSpell,
  dieFaces,
  enhancementById,
  isDragon,
  methods,
  mostDice,
  numbersOf,
  setsInHand,
  targetById,
  type AdventurerId,
  type Attack,
  type AttackMethod,
  type AttackNumbers,
  type DragonwoodView,
  type EnhancementId,
  type TargetId,
} from '../../dragonwood/index.ts';
import { compareRatios, isImpossible, toNumber, type Ratio } from '../../odds/index.ts';
import { candidates, weighHand, type Candidate, type Held } from '../../bots/dragonwood/hand.ts';
import { onceCost, potionSets, worthOf, type Stage } from '../../bots/dragonwood/weigh.ts';
import { countedChance } from './chance.ts';

/** A capture, and all that is to be said of it. Values are in points, as the bots judge them. */
export interface Capture extends Attack, AttackNumbers {
  readonly reroll: boolean;
  /** As counted, never reduced. */
  readonly chance: Ratio;
  /** No roll can reach it. */
  readonly isHopeless: boolean;
  /** Points on the shield; 0 for an enhancement. */
  readonly points: number;
  /** Points times chance. */
  readonly expected: number;
  /** One-use enhancements of the attack: they leave the game, hit or miss. */
  readonly once: readonly EnhancementId[];
  /** Adventurers that a miss costs, by your choice from the whole hand. */
  readonly missCosts: number;
  /** What stays in hand after a hit, in the order of the hand. */
  readonly stays: readonly AdventurerId[];
  /** What the card is worth, with what it does for the rest of the game. */
  readonly worth: number;
  /** What a hit brings and a miss costs, weighed with their chances, less what is used up. */
  readonly value: number;
}

/** Cards to be laid down, and what they are worth together where they are. */
type Lay = Omit<Candidate, 'method'> & Pick<Attack, 'method' | 'potionAs'>;

/** Of every method and number of dice the set whose cards are missed least. */
function cheapest(lays: readonly Lay[]): readonly Lay[] {
  const found = new Map<string, Lay>();
  for (const lay of lays) {
    const key = `${lay.method} ${lay.cards.length}`;
    const known = found.get(key);
    if (!known || lay.keep < known.keep) found.set(key, lay);
  }
  return [...found.values()].sort((a, b) => a.cards.length - b.cards.length);
}

const attackMethods: readonly AttackMethod[] = [...methods, 'dragonSpell'];

const suitOf = (id: AdventurerId) => adventurerById(id).suit;

/** Every selection of the one-use cards, the empty one first. */
export const onceChoices = (own: readonly EnhancementId[]): readonly (readonly EnhancementId[])[] =>
  own
    .filter((id) => enhancementById(id).use === 'once')
    .reduce<(readonly EnhancementId[])[]>((found, id) => [...found, ...found.map((one) => [...one, id])], [[]]);

const effectOf = (id: EnhancementId) => enhancementById(id).effect.kind;

const helps = (id: EnhancementId, method: AttackMethod): boolean =>
  effectOf(id) === 'reroll' || bonusOf(id, method) > 0;

/** The permanent enhancements that add something with this method: they cost nothing. */
export const permanentFor = (own: readonly EnhancementId[], method: AttackMethod): readonly EnhancementId[] =>
  own.filter((id) => enhancementById(id).use === 'permanent' && helps(id, method));

/** What does not depend on the attack. */
export interface Weighing {
  readonly view: DragonwoodView;
  readonly stage: Stage;
}

function captureOf({ view, stage }: Weighing, target: TargetId, lay: Lay, once: readonly EnhancementId[]): Capture {
  const { method, cards, keep, potionAs } = lay;
  const card = targetById(target);
  const own = view.enhancements[view.seat] ?? [];
  const permanent = card.kind === 'creature' ? permanentFor(own, method) : [];
  const attack = { target, method, cards, enhancements: [...permanent, ...once] };
  const numbers = numbersOf(attack);
  const reroll = allowsReroll(attack);
  const chance = countedChance({ ...numbers, reroll });
  const hits = toNumber(chance);
  const points = card.kind === 'creature' ? card.points : 0;
  const worth = worthOf(view, target, stage);
  const missCosts = Math.min(method === 'dragonSpell' ? dragonSpell.missDiscards.value : 1, view.hand.length);
  const wound = missCosts * stage.card * stage.weights.wound;
  const usedUp = once.reduce((sum, id) => sum + onceCost(id, stage), 0);
  return {
    ...attack,
    ...(potionAs === undefined ? {} : { potionAs }),
    ...numbers,
    reroll,
    chance,
    isHopeless: isImpossible(chance),
    points,
    expected: hits * points,
    once,
    missCosts,
    stays: view.hand.filter((id) => !cards.includes(id)),
    worth,
    value: hits * (worth - keep * stage.card) - (1 - hits) * wound - usedUp,
  };
}

/** One more card for no better chance is no sensible attack. */
function sensible(attacks: readonly Capture[]): readonly Capture[] {
  const found: Capture[] = [];
  for (const attack of attacks) {
    const before = found.at(-1);
    if (!before || compareRatios(attack.chance, before.chance) > 0) found.push(attack);
  }
  return found;
}

/** One card alone counts as any method: it is laid down with the likeliest. (dw-single-card) */
function withoutWeakSingles(attacks: readonly Capture[]): readonly Capture[] {
  const isSingle = ({ cards, potionAs }: Capture) => cards.length + (potionAs === undefined ? 0 : 1) === 1;
  const singles = attacks.filter(isSingle);
  const [best] = singles.toSorted((a, b) => compareRatios(b.chance, a.chance));
  return attacks.filter((attack) => attack === best || !isSingle(attack));
}

/** The best first: by value, then by chance, then the one of fewer cards. */
const byValue = (a: Capture, b: Capture): number =>
  b.value - a.value || compareRatios(b.chance, a.chance) || a.cards.length - b.cards.length;

/** What the nearest attack on a target lacks: its number less the most that it can come to. */
const lacks = ({ need, dice, bonus }: Capture): number => need - bonus - dice * Math.max(...dieFaces);

/** The sets worth laying down, and those that the Potion completes. */
interface Lays {
  readonly plain: readonly Lay[];
  readonly withPotion: readonly Lay[];
  /** For a dragon: the Dragon Spell, where it is played and in hand. */
  readonly spell: readonly Lay[];
}

/** The three cards of one suit in a row that are missed least. (dw-dragon-spell) */
function spellLays({ hand, options }: DragonwoodView, held: readonly Held[]): readonly Lay[] {
  if (!options.variants.includes('dragonSpell')) return [];
  const lays = setsInHand(hand, 'strike', false)
    .filter(({ cards }) => cards.length === dragonSpell.cards.value && new Set(cards.map(suitOf)).size === 1)
    .map(({ cards }): Lay => {
      const keep = held.reduce((sum, one) => (cards.includes(one.id) ? sum + one.keep : sum), 0);
      return { method: 'dragonSpell', cards, keep };
    });
  return cheapest(lays);
}

function laysOf(view: DragonwoodView): Lays {
  const hand = weighHand(view.hand);
  return {
    plain: cheapest(candidates(hand)),
    withPotion: cheapest(potionSets(view, hand)),
    spell: spellLays(view, hand),
  };
}

/** All sensible captures with every selection of the one-use cards; without any that no roll can reach. */
function poolOf(weighing: Weighing, lays: Lays, target: TargetId): readonly Capture[] {
  const own = weighing.view.enhancements[weighing.view.seat] ?? [];
  const choices = targetById(target).kind === 'creature' ? onceChoices(own) : [[]];
  return choices.flatMap((once) => {
    const hasPotion = once.some((id) => effectOf(id) === 'wildAdventurer');
    const spell = isDragon(target) && !hasPotion ? lays.spell : [];
    const moreDice = once.filter((id) => effectOf(id) !== 'bonus').length;
    const attacks = [...(hasPotion ? lays.withPotion : lays.plain), ...spell]
      .filter(({ cards }) => cards.length + moreDice <= mostDice)
      .map((lay) => captureOf(weighing, target, lay, once))
      .filter(({ isHopeless }) => !isHopeless);
    return withoutWeakSingles(
      attackMethods.flatMap((method) => sensible(attacks.filter((attack) => attack.method === method))),
    );
  });
}

/** Of a target that no roll can reach without one-use cards: the attack that comes nearest; none without a card. */
function nearest(weighing: Weighing, { plain }: Lays, target: TargetId): readonly Capture[] {
  const attacks = plain.map((lay) => captureOf(weighing, target, lay, []));
  const [near] = attacks.toSorted((a, b) => lacks(a) - lacks(b) || a.cards.length - b.cards.length);
  return near ? [near] : [];
}

/** A target, with and without one-use cards. */
export interface OneUse {
  readonly target: TargetId;
  /** The one-use cards in question. */
  readonly once: readonly EnhancementId[];
  /** The best that can be done with them. */
  readonly with: Capture;
  /** The best without any; null when no roll can reach the target then. */
  readonly without: Capture | null;
  /** It is worth more than without, and than with fewer of them. */
  readonly pays: boolean;
}

/** The captures of a table. */
export interface Captures {
  /** Without one-use cards, the best first; hopeless targets once each, at the end. */
  readonly ranked: readonly Capture[];
  /** Each target with each one-use card, and with several together where that pays; the best first. */
  readonly oneUse: readonly OneUse[];
}

const isWithin = (small: readonly EnhancementId[], large: readonly EnhancementId[]): boolean =>
  small.every((id) => large.includes(id));

function compareOneUse(target: TargetId, pool: readonly Capture[]): readonly OneUse[] {
  const best = new Map<string, Capture>();
  for (const capture of pool.toSorted(byValue)) {
    const key = capture.once.join(' ');
    if (!best.has(key)) best.set(key, capture);
  }
  const without = best.get('') ?? null;
  return [...best.values()].flatMap((capture): OneUse[] => {
    const { once } = capture;
    if (once.length === 0) return [];
    const fewer = [...best.values()].filter((other) => other !== capture && isWithin(other.once, once));
    const pays = fewer.every(({ value }) => capture.value > value);
    return pays || once.length === 1 ? [{ target, once, with: capture, without, pays }] : [];
  });
}

/** Every sensible capture of this view, ranked; and what one-use cards do for them. */
export function rankCaptures(weighing: Weighing): Captures {
  const ranked: Capture[] = [];
  const hopeless: Capture[] = [];
  const oneUse: OneUse[] = [];
  const lays = laysOf(weighing.view);
  for (const target of new Set(weighing.view.landscape)) {
    const pool = poolOf(weighing, lays, target);
    const plain = pool.filter(({ once }) => once.length === 0);
    ranked.push(...plain);
    if (plain.length === 0) hopeless.push(...nearest(weighing, lays, target));
    oneUse.push(...compareOneUse(target, pool));
  }
  return {
    ranked: [...ranked.sort(byValue), ...hopeless],
    oneUse: oneUse.sort((a, b) => byValue(a.with, b.with)),
  };
}

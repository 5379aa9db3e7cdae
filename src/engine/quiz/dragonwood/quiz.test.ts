/** Every kind of question is judged a second time here, from what the reader is shown, by counting on fingers. */
import { describe, expect, test } from 'vitest';
import { creatures, dragonwoodRuleIds, enhancements, targets } from '../../dragonwood/index.ts';
import { answerText, cardsIn, manyOf, numberIn, rightAnswer, wordIn } from '../testing.ts';
import { woodKinds, woodMakers, type WoodKind, type WoodQuestion } from './index.ts';

const rankOf = (card: string) => Number(card.slice(1));
const suitOf = (card: string) => card.slice(0, 1);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
type Printed = 'strike' | 'stomp' | 'scream';
const printedMethods: readonly Printed[] = ['strike', 'stomp', 'scream'];

function isSet(method: string, cards: readonly string[]): boolean {
  const ranks = cards.map(rankOf).sort((a, b) => a - b);
  if (method === 'strike') return ranks.every((rank, place) => rank === (ranks[0] ?? 0) + place);
  if (method === 'stomp') return new Set(ranks).size === 1;
  return new Set(cards.map(suitOf)).size === 1;
}

/** The printed bonuses: strike, stomp, scream. */
const bonuses: Readonly<Record<string, readonly [number, number, number]>> = {
  'silver-sword': [2, 0, 0],
  'bucket-of-spinach': [0, 2, 0],
  'ghost-disguise': [0, 0, 2],
  'cloak-of-darkness': [2, 2, 2],
  'magical-unicorn': [1, 1, 1],
  'lightning-bolt': [4, 4, 4],
};
const bonusOf = (card: string, method: string) => bonuses[card]?.[printedMethods.indexOf(method as Printed)] ?? 0;
const needOf = (card: string, method: string) => targets.find(({ id }) => id === card)?.needs[method as Printed] ?? NaN;
const pointsOf = (card: string) => creatures.find(({ id }) => id === card)?.points ?? NaN;

/** All rolls of so many dice, one after another; the share of them that reaches the number. */
function chanceOf(dice: number, need: number): number {
  let sums = [0];
  for (let die = 0; die < dice; die++) sums = sums.flatMap((total) => [1, 2, 2, 3, 3, 4].map((face) => total + face));
  return sums.filter((total) => total >= need).length / sums.length;
}
const known = new Map<string, number>();
function chance(dice: number, need: number): number {
  const key = `${dice} ${need}`;
  const found = known.get(key) ?? chanceOf(dice, need);
  known.set(key, found);
  return found;
}

/** The place of the greatest value. */
const placeOfMost = (values: readonly number[]) => values.indexOf(Math.max(...values));

function dice(question: WoodQuestion): string {
  const cards = cardsIn(question, 'cards').length + cardsIn(question, 'potion').length;
  const hasBunny = cardsIn(question, 'help').includes('friendly-bunny');
  if (cards > 6 || (hasBunny && cards === 6)) return 'not-allowed';
  return `number ${cards + (hasBunny ? 1 : 0)}`;
}

function bestMethod(question: WoodQuestion): string {
  const hand = cardsIn(question, 'hand');
  const [target = ''] = cardsIn(question, 'target');
  const best = printedMethods.map((method) => {
    let most = 0;
    for (let bits = 1; bits < 2 ** hand.length; bits++) {
      const cards = hand.filter((_, place) => (bits >> place) & 1);
      if (cards.length <= 6 && isSet(method, cards)) most = Math.max(most, cards.length);
    }
    return chance(most, needOf(target, method));
  });
  return `method ${printedMethods[placeOfMost(best)] ?? ''}`;
}

/** The place of the option that `worth` likes best. */
function bestTarget(question: WoodQuestion, worth: (card: string, reach: number) => number): string {
  const method = wordIn(question, 'method');
  const size = cardsIn(question, 'cards').length;
  const bonus = sum(cardsIn(question, 'help').map((card) => bonusOf(card, method)));
  const worths = question.options.map((option) => {
    const card = answerText(option).split(' ')[1] ?? '';
    return worth(card, chance(size, needOf(card, method) - bonus));
  });
  const option = question.options[placeOfMost(worths)];
  return option ? answerText(option) : '';
}

function help(question: WoodQuestion): string {
  const [card = ''] = cardsIn(question, 'help');
  const [target = ''] = cardsIn(question, 'target');
  const method = wordIn(question, 'method');
  if (enhancements.some(({ id }) => id === target)) return 'not-allowed';
  if (card === 'charmed-potion') return method === 'dragonSpell' ? 'not-allowed' : 'help-die';
  if (card === 'friendly-bunny') return 'help-die';
  if (card === 'lucky-mushroom') return 'help-reroll';
  const forAll = bonuses[card]?.every((bonus) => bonus > 0);
  const bonus = method === 'dragonSpell' ? (forAll ? bonusOf(card, 'strike') : 0) : bonusOf(card, method);
  return bonus > 0 ? `help-bonus ${bonus}` : 'help-nothing';
}

function whichDie(question: WoodQuestion): string {
  const rolled = cardsIn(question, 'rolled').map(Number);
  const need = needOf(cardsIn(question, 'target')[0] ?? '', wordIn(question, 'method'));
  if (sum(rolled) >= need) return 'keep';
  const wins = rolled.map((face) => [1, 2, 2, 3, 3, 4].filter((next) => sum(rolled) - face + next >= need).length);
  return `die ${rolled[placeOfMost(wins)] ?? 0}`;
}

function afterEvent(question: WoodQuestion): string {
  const [card] = cardsIn(question, 'card');
  const size = numberIn(question, 'handSize');
  const sinks = cardsIn(question, 'row').filter((id) => enhancements.some((each) => each.id === id));
  if (card === 'quicksand') return `number ${sinks.length}`;
  if (card === 'sunny-day') return `number ${Math.min(9, size + 2)}`;
  const gets = card === 'wind-storm' && numberIn(question, 'otherHand') > 0 ? 1 : 0;
  return `number ${Math.max(0, size - 1) + gets}`;
}

function reload(question: WoodQuestion): string {
  const all = numberIn(question, 'handSize') + cardsIn(question, 'drawn').filter((card) => card !== 'L').length;
  return `hand-discard ${Math.min(9, all)} ${Math.max(0, all - 9)}`;
}

function winner(question: WoodQuestion): string {
  const piles = question.shown.filter(({ label }) => label === 'pile');
  const cards = piles.map((pile) => cardsIn({ ...question, shown: [pile] }, 'pile'));
  const most = Math.max(...cards.map(({ length }) => length));
  const having = cards.filter(({ length }) => length === most).length;
  const totals = cards.map((pile) => sum(pile.map(pointsOf)) + (pile.length === most ? (having > 1 ? 2 : 3) : 0));
  const best = Math.max(...totals);
  let tied = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  const orange = tied.find((seat) => cards[seat]?.includes('orange-dragon'));
  if (tied.length > 1 && wordIn(question, 'edition') === 'tabletop' && orange !== undefined) tied = [orange];
  const mostTied = Math.max(...tied.map((seat) => cards[seat]?.length ?? 0));
  if (tied.length > 1) tied = tied.filter((seat) => cards[seat]?.length === mostTied);
  return tied.length > 1 ? 'shared' : `seat ${tied[0] ?? ''}`;
}

const judges: Readonly<Record<WoodKind, (question: WoodQuestion) => string>> = {
  'is-it-a-set': (question) => {
    const cards = [...cardsIn(question, 'cards'), ...cardsIn(question, 'potion')];
    return isSet(wordIn(question, 'method'), cards) ? 'yes' : 'no';
  },
  'how-many-dice': dice,
  'hit-or-miss': (question) => {
    const method = wordIn(question, 'method');
    const total = sum(cardsIn(question, 'rolled').map(Number));
    const bonus = sum(cardsIn(question, 'help').map((card) => bonusOf(card, method)));
    return total + bonus >= needOf(cardsIn(question, 'target')[0] ?? '', method) ? 'captured' : 'missed';
  },
  'best-method': bestMethod,
  'out-of-reach': (question) => bestTarget(question, (_, reach) => (reach === 0 ? 1 : 0)),
  'worth-most': (question) => bestTarget(question, (card, reach) => pointsOf(card) * reach),
  'does-it-help': help,
  'which-die': whichDie,
  'after-the-miss': (question) => `number ${Math.max(0, numberIn(question, 'handSize') - 1)}`,
  event: afterEvent,
  'hand-after-reload': reload,
  'who-wins': winner,
};

describe.each(woodKinds)('questions of the kind %s', (kind) => {
  const questions = manyOf(kind, woodMakers[kind]);

  test('have the answer that counting by hand finds', () => {
    for (const question of questions)
      expect(rightAnswer(question), JSON.stringify(question)).toBe(judges[kind](question));
  });

  test('offer different answers, and cite a rule that exists', () => {
    for (const { options, rule } of questions) {
      expect(new Set(options.map(answerText)).size).toBe(options.length);
      expect(options.length).toBeGreaterThan(1);
      expect(dragonwoodRuleIds).toContain(rule);
    }
  });

  test('do not all have the same answer', () => {
    expect(new Set(questions.map(({ answer }) => answer)).size).toBeGreaterThan(1);
  });
});

test('of five creatures exactly one is out of reach', () => {
  for (const question of manyOf('out-of-reach', woodMakers['out-of-reach'])) {
    const method = wordIn(question, 'method');
    const bonus = sum(cardsIn(question, 'help').map((card) => bonusOf(card, method)));
    const most = 4 * cardsIn(question, 'cards').length + bonus;
    const beyond = question.options.filter((option) => needOf(answerText(option).split(' ')[1] ?? '', method) > most);
    expect(beyond).toHaveLength(1);
  }
});

/** Questions for counters: what is left, how likely is it, who wins? */
import {
  cardById,
  cardTypes,
  decks,
  factsOf,
  pointsOf,
  scoreNow,
  type DragonheartOutcome,
  type DragonheartRuleId,
} from '../../dragonheart/index.ts';
import { ofSeat } from '../../core/index.ts';
import { fourAround } from '../chooser.ts';
import type { Said } from '../question.ts';
import type { HeartLine, HeartMaker } from './lines.ts';
import { cardsOf, numbers, ruleOfType } from './table.ts';
import { shownHolder } from './turns.ts';

export const whatIsLeft: HeartMaker = (choose) => {
  const type = choose.pick(cardTypes);
  const all = factsOf(type).values.length;
  const seen = cardsOf(choose, 1, type, choose.below(all));
  const left = ofSeat(decks, 1).filter((card) => cardById(card).type === type).length - seen.length;
  return {
    ask: { say: 'ask-what-is-left' },
    shown: [
      { label: 'type', value: { card: type } },
      { label: 'seen', value: seen.length },
    ],
    options: numbers(fourAround(choose, left)),
    right: { say: 'number', values: { n: left } },
    why: { say: 'why-left', values: { all, seen: seen.length } },
    rule: 'dh-deck',
  };
};

/** The chance that a hand of five, drawn from `unseen` cards, holds one of `such` at least. */
function chanceOfOne(unseen: number, such: number): number {
  let none = 1;
  for (let drawn = 0; drawn < 5; drawn++) none *= (unseen - such - drawn) / (unseen - drawn);
  return 1 - none;
}

export const bait: HeartMaker = (choose) => {
  const type = choose.pick(['dwarf', 'huntress', 'knight', 'ship'] as const);
  const all = factsOf(type).values.length;
  const such = 1 + choose.below(all);
  const others = choose.below(50 - all - 10);
  const unseen = 50 - (all - such) - others;
  const chance = chanceOfOne(unseen, such);
  const tenths = Math.round(chance * 10);
  const optionOf = (value: number): Said<HeartLine> => ({ say: 'chance', values: { chance: { chance: value / 10 } } });
  const near = [tenths - 6, tenths - 3, tenths, tenths + 3, tenths + 6].filter((value) => value > 0 && value < 10);
  return {
    ask: { say: 'ask-bait' },
    shown: [
      { label: 'type', value: { card: type } },
      { label: 'unseen', value: unseen },
      { label: 'unseenOfType', value: such },
    ],
    options: near.map(optionOf),
    right: optionOf(tenths),
    why: { say: 'why-bait', values: { chance: { chance } } },
    rule: ruleOfType(type),
  };
};

function whyOf({ scores, lines, winners, tie }: DragonheartOutcome): readonly [Said<HeartLine>, DragonheartRuleId] {
  const values = { scores: { scores } };
  if (tie === 'shared') return [{ say: 'why-shared', values }, 'dh-tie'];
  if (tie === 'greatDragon') return [{ say: 'why-tie-dragon', values }, 'dh-tie'];
  const most = Math.max(...lines.map(({ points }) => points));
  const ahead = lines.flatMap(({ points }, seat) => (points === most ? [seat] : []));
  const isByPoints = ahead.length === 1 && ahead[0] === winners[0];
  return isByPoints
    ? [{ say: 'why-score', values }, 'dh-score']
    : [{ say: 'why-dragon-points', values }, 'dh-great-dragon-points'];
}

export const whoWins: HeartMaker = (choose) => {
  const dragon = choose.pick([null, 0, 1]);
  const piles = decks.map((deck) => choose.some(deck, 10 + choose.below(8)));
  const outcome = scoreNow({ piles, greatDragon: dragon });
  const [you = 0, other = 0] = outcome.scores;
  if (Math.abs(you - other) > 4) return null;
  const seatOf = (seat: number): Said<HeartLine> => ({ say: 'seat', values: { who: { seat } } });
  const [winner] = outcome.winners;
  const [why, rule] = whyOf(outcome);
  return {
    ask: { say: 'ask-who-wins' },
    shown: [
      ...piles.map((pile, seat) => ({ label: 'pilePoints', value: pointsOf(pile), seat }) as const),
      { label: 'dragon', value: shownHolder(dragon) },
      { label: 'handLeft', value: 1 + choose.below(5), seat: 0 },
      { label: 'handLeft', value: 1 + choose.below(5), seat: 1 },
    ],
    options: [seatOf(0), seatOf(1), { say: 'shared' }],
    right: outcome.winners.length > 1 || winner === undefined ? { say: 'shared' } : seatOf(winner),
    why,
    rule,
  };
};

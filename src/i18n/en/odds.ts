import { forms } from '../plural.ts';

/** Words of the calculator. `{names}` are filled in by `fill`. */
export const oddsWords = {
  title: 'What are my chances?',
  description:
    'Exact odds of capturing any Dragonwood card by Strike, Stomp or Scream, for 1 to 6 cards and every enhancement.',
  lead: 'Choose the card you want and what you could play. Every chance is counted, not guessed.',
  target: {
    heading: 'The card you want',
    change: 'Another card',
    dialog: 'Which card do you want?',
    close: 'Close',
    creatures: 'Creatures',
    enhancements: 'Enhancements',
    points: forms('Worth {n} point.', 'Worth {n} points.'),
    enhancement: 'An enhancement: no points, but it helps you later.',
  },
  cards: {
    heading: 'Cards you could play',
    all: 'The same number for all three',
    fewer: '{method}: one card fewer',
    more: '{method}: one card more',
    count: forms('{n} card', '{n} cards'),
    stompMost: 'A Stomp has five Adventurers at most, one of each colour. Only the Potion can be a sixth card.',
  },
  enhancements: {
    heading: 'Your enhancements',
    useless: 'None of them: no enhancement helps to capture another enhancement.',
    rule: 'Rule',
  },
  answer: {
    heading: 'Your chances',
    best: 'best',
    need: 'need {n}',
    dice: forms('{n} die', '{n} dice'),
    reroll: '1 re-roll',
    impossible: 'Out of reach: at most {most}, and you need {need}.',
    certain: 'You cannot miss.',
    likelyFrom: forms('Likelier than not from {n} card on.', 'Likelier than not from {n} cards on.'),
    neverLikely: 'Not likelier than a miss with any number of cards.',
    idle: {
      sixDiceAlready: '{card}: no more than six dice.',
    },
    spoken: '{method}: {percent}, {tries}.',
  },
  worked: {
    label: 'How it is worked out',
    rolls: forms('{dice} falls in {rolls} ways.', '{dice} fall in {rolls} ways.'),
    plain: forms('{hits} of them shows {need} or more.', '{hits} of them show {need} or more.'),
    bonus: forms(
      'With {bonus} from your enhancements you need {need} or more on the dice: {hits} roll has it.',
      'With {bonus} from your enhancements you need {need} or more on the dice: {hits} rolls have it.',
    ),
    bonusNone: 'With {bonus} from your enhancements any roll is enough.',
    reroll:
      'The Mushroom pairs each roll with the six faces of a second throw of your lowest die, if you missed: {pairs} pairs, and {hits} of them hit.',
  },
  chart: {
    heading: 'Every roll of the dice',
    method: 'Show the dice of',
    caption: '{method}, {dice}: how often each total comes up',
    withBonus: 'Totals include the {bonus} of your enhancements.',
    mushroom: 'The roll before the Mushroom’s second throw.',
    needMark: 'need {need} or more',
    label: 'Bar chart: {caption}. {hits} of {rolls} rolls reach {need}. The numbers stand in the table below it.',
    table: 'The numbers as a table',
    total: 'Total',
    rolls: 'Rolls',
    exactly: 'Exactly',
    atLeast: 'At least',
    hit: 'hit',
  },
  share: {
    link: 'Copy a link to this question',
    copied: 'The link is copied.',
    manual: 'Copy this address:',
    reset: 'Start again',
  },
  problems: {
    heading: 'Part of the address was not understood',
    unknownTarget: 'There is no card “{value}”. The question starts with {used}.',
    badCards:
      'The number of cards “{value}” is not 1 to 6 (for a Stomp 1 to 5). Asked now: Strike {strike}, Stomp {stomp}, Scream {scream}.',
    unknownEnhancement: 'There is no enhancement “{value}”.',
    dismiss: 'All right',
  },
  table: {
    heading: 'Every card, every method, one to six dice',
    lead: 'The chance of each attempt without enhancements, in percent, and the rolls that hit. Nought and a hundred stand only where they are certain.',
    needs: 'Needs',
    dice: 'Dice',
    noScript: 'The calculator needs JavaScript. This table does not: it holds the answer for every card.',
  },
};

export type OddsWords = typeof oddsWords;

import { forms } from '../plural.ts';

/** Words of the charts of Dragonwood's odds. `{names}` are filled in by `fill`. */
export const chartsWords = {
  title: 'The odds in pictures',
  description:
    'Every chance in Dragonwood at a glance: a heat map of all cards and methods, how many dice you need, and every roll as a chart.',
  lead: 'All chances at a glance, every one counted exactly. Choose the enhancements that lie before you, and the pictures follow.',
  fromOdds: 'All chances at a glance, as pictures',
  print: 'Print the pictures',
  without: 'Without enhancements.',
  with: 'With {cards}.',
  need: '{card} {need}',
  heat: {
    heading: 'Every card, every method',
    lead: 'The numbers above are the cards you play: each earns a die, and the Bunny and the Potion add one each. The cells show the chance in percent; 0 and 100 stand only where they are certain.',
    label: 'Heat map: {method}, every card of the forest, with 1 to {n} cards played. The table below says the same.',
    key: 'Percent',
    levels: {
      never: 'out of reach',
      rare: 'under 25',
      some: '25 to 50',
      likely: 'over 50',
      good: '75 and more',
      certain: 'certain',
    },
    table: 'The same as a table, with fractions',
    card: 'Card and what it needs',
    cards: forms('{n} card', '{n} cards'),
    scrolls: 'Table: {method}',
  },
  dice: {
    heading: 'How many dice do I need?',
    wanted: 'I want to hit',
    wishes: {
      likely: 'more often than not',
      threeOfFour: '3 times out of 4',
      nineOfTen: '9 times out of 10',
      certain: 'every time',
    },
    card: 'Card',
    cards: forms('from {n} card', 'from {n} cards'),
    never: 'no number of dice is enough',
  },
  roll: {
    heading: 'Any roll',
    dice: 'Dice',
    bonus: 'Bonus',
    reroll: 'One die may be rolled again',
    exactly: 'How often each total comes up',
    atLeast: 'How often a roll reaches a number',
    rerollNote: 'The striped part is what rolling one die again adds. It is the die that helps most for that number.',
    exactlyLabel: 'Bar chart: how often each total from {from} to {to} comes up. {best} comes up most often.',
    atLeastLabel: 'Bar chart: the chance to reach each number from {from} to {to}. The table below has them all.',
    table: 'The numbers as a table',
    total: 'Number',
    exactlyShort: 'Exactly',
    atLeastShort: 'At least',
    withReroll: 'With the re-roll',
  },
};

export type ChartsWords = typeof chartsWords;

import { forms } from '../plural.ts';
/** Words of the set-up helper and its table. `{…}` are the numbers of a set-up plan. */
export const setupWords = {
  label: 'Set-up helper',
  question: 'How many of you play?',
  players: forms('player', 'players'),
  title: forms('Set-up for {n} player', 'Set-up for {n} players'),
  /** The piles as drawn: a number in front of each. */
  piles: {
    label: 'What lies where',
    removed: 'back into the box, unseen',
    upper: 'upper half of the deck',
    lower: 'lower half: {half} cards and both dragons, shuffled',
    landscape: 'face up: the landscape. {deckLeft} stay in the deck',
    hand: 'Adventurers for each player. {adventurersLeft} stay in the deck, or fewer if a Ladybug came',
  },
  checklist: 'Step by step',
  /** Before a rule's number, for screen readers. */
  rule: 'Rule',
  steps: {
    aside: 'Take both dragons out of the Dragonwood deck (green backs) and put them aside.',
    remove: forms('Shuffle the other {others} cards. Put {n} of them back into the box, unseen.'),
    split: forms('Split the {n} cards that are left into two piles of {half}.'),
    dragons: forms(
      'Shuffle both dragons into one pile: now it has {n} cards. Put the other pile on top: a deck of {deck}.',
    ),
    landscape: 'Turn up {landscape} cards in a row: the landscape.',
    events: 'Is one of them an event? Slip it back into the deck anywhere and turn up another card.',
    hands: 'Shuffle the Adventurers (red backs) and deal {hand} to each player.',
    ladybug: 'Has somebody got a Ladybug? Discard it and draw two cards instead.',
    first: 'Put the dice within reach. Who was the last to hike in the woods? You start!',
  },
  table: {
    label: 'Cards at set-up by the number of players',
    players: 'Number of players',
    removed: 'Back into the box',
    left: 'Left, without the dragons',
    half: 'In each half',
    lower: 'Lower half with both dragons',
    deck: 'The whole deck',
  },
};

export type SetupWords = typeof setupWords;

/** Why the adviser likes a move, in three rungs: where to look, how to think, the move. */
import { forms } from '../plural.ts';

/** Cards stand there as `{name}` or as `{object}`, whichever the sentence asks for. */
const wood = {
  look: {
    capture: 'Look at {object}.',
    reload: 'Look at your sets: which of them is one card short?',
    roll: 'Look at the dice: how much is missing, and which die is the lowest?',
    letGo: 'Look for the card that fits none of your sets.',
  },
  /** `{chance}` is a percentage, `{tries}` the same as a child would count it. */
  capture: {
    strike: 'With a Strike you hit in {chance} of all rolls, {tries}.',
    stomp: 'With a Stomp you hit in {chance} of all rolls, {tries}.',
    scream: 'With a Scream you hit in {chance} of all rolls, {tries}.',
    dragonSpell: 'With the Dragon Spell you hit in {chance} of all rolls, {tries}.',
  },
  certain: 'You cannot miss.',
  points: forms('It brings {n} point.', 'It brings {n} points.'),
  enhancement: 'It brings no points, but it helps you for the rest of the game.',
  better: 'That is worth more now than one more card.',
  close: 'One more card would be worth about as much.',
  waits: {
    strike: 'With one more card a Strike at {object} would hit in {chance} of all rolls.',
    stomp: 'With one more card a Stomp at {object} would hit in {chance} of all rolls.',
    scream: 'With one more card a Scream at {object} would hit in {chance} of all rolls.',
  },
  noSet: 'None of your sets is worth a roll yet; a new card may begin one.',
  full: 'Your hand is full: for the card you draw another one goes.',
  already: 'The roll is high enough as it is.',
  again: 'One die thrown again hits in {chance} of all throws.',
  hopeless: 'No single die can save this roll.',
  least: 'This card helps your sets the least.',
  little: 'This card helps your sets very little.',
};

const heart = {
  look: {
    takes: 'Look at {pile}: what would take them?',
    hold: 'Look at the hold: what would empty it?',
    quiet: 'Nothing is worth taking now. Which cards give the other player the least?',
    choice: 'Count the points of both piles.',
  },
  gain: forms('It takes {pile}: {n} point at once.', 'It takes {pile}: {n} points at once.'),
  quiet: 'It takes nothing now.',
  opens: 'Afterwards {who} could take {pile} ({points}) with {cards}; that happens in {chance} of all cases.',
  safe: 'Afterwards nothing lies open to {who}.',
  hope: forms(
    'And in your next turn you could hope for about {n} point.',
    'And in your next turn you could hope for about {n} points.',
  ),
  choice: forms('This pile brings {n} point.', 'This pile brings {n} points.'),
  opponent: 'the other player',
};

export const reasonsWords = { wood, heart };

/** What every language gives as reasons. */
export type ReasonsWords = typeof reasonsWords;

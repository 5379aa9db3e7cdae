import { forms } from '../plural.ts';

/** Words of the desks that lessons and the sandbox share. */
export const deskWords = {
  other: '{who}: {cards}',
  yours: 'You: {points}',
  points: forms('{n} point', '{n} points'),
  cards: forms('{n} card', '{n} cards'),
  adventurerDeck: 'Adventurer deck: {n}',
  /** What a player has captured, each creature with its points. */
  captured: { yours: 'Your creatures: {list}', others: '{who}, creatures: {list}', none: 'none' },
  wood: {
    chooseBoth: 'To attack, tap a card of the row and then cards of your hand.',
    chooseTarget: 'Now tap the card of the row that you attack.',
    chooseCards: 'Now tap the cards of your hand that you attack with.',
    notSo: 'not with these cards',
    roll: forms('Roll {n} die', 'Roll {n} dice'),
    putBack: 'Put the cards back',
    /** The button; the hints call it so. */
    reload: 'Reload',
    keys: [
      ['R', 'reload'],
      ['1 2 3', 'strike, stomp, scream'],
    ],
    discard: 'Choose a card to discard.',
    pass: 'Choose a card to pass to the right.',
    reroll: 'Choose a die to roll again, or keep the roll.',
    die: 'Roll the {n} again, die {place}',
    rolled: 'The roll: {dice}',
    potionAs: 'The Potion stands for',
    potionNone: 'choose a card',
  },
  heart: {
    deck: 'Your deck: {n}',
    otherDeck: 'cards in hand: {hand}, deck: {deck}',
    pile: 'Your pile: {cards}',
    choose: 'Tap cards of your hand, then their space on the board.',
    play: 'Play',
    otherSpace: 'These cards belong on another space: {name}.',
    choice: 'Choose the pile that you take.',
    chooseFirst: 'First tap the cards that you play.',
  },
};

/** What every language says at a desk. */
export type DeskWords = typeof deskWords;

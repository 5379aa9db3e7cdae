/** The words with which a game of Dragonwood is told. */
import type { DragonwoodCardId } from '#engine/dragonwood/index.ts';
import type { Named } from '../narrate/teller.ts';
import { forms } from '../plural.ts';
import { dragonwoodCardNames } from './cards.ts';
import { commonWords } from './narrate.ts';

/** Printed names, and the same inside a sentence. */
const cards = Object.fromEntries(
  Object.entries(dragonwoodCardNames).map(([id, name]): [string, Named] => [id, { name, object: `the ${name}` }]),
) as Record<DragonwoodCardId, Named>;

const suit = (name: string): Named => ({ name, object: name });

/** The events of an attack. */
const attack = {
  declared: {
    strike: { you: 'You strike at {target}', other: '{who} strikes at {target}' },
    stomp: { you: 'You stomp at {target}', other: '{who} stomps at {target}' },
    scream: { you: 'You scream at {target}', other: '{who} screams at {target}' },
    dragonSpell: { you: 'You cast the Dragon Spell on {target}', other: '{who} casts the Dragon Spell on {target}' },
  },
  /** After the attack: its cards, what helps, and what is rolled. */
  cards: ' with {cards}',
  helped: forms(', helped by {objects}'),
  potion: '{potion} (as {card})',
  /** Around the cards and what helps them, and between the two. */
  means: '{means}',
  between: '',
  dice: forms(': {n} die.', ': {n} dice.'),
  diceAndBonus: forms(': {n} die and +{bonus}.', ': {n} dice and +{bonus}.'),
  rolledOne: { you: 'You roll a {dice}.', other: '{who} rolls a {dice}.' },
  rolledOneBonus: {
    you: 'You roll a {dice}, with +{bonus}: {total}.',
    other: '{who} rolls a {dice}, with +{bonus}: {total}.',
  },
  rolled: { you: 'You roll {dice}: {total}.', other: '{who} rolls {dice}: {total}.' },
  rolledBonus: {
    you: 'You roll {dice}, with +{bonus}: {total}.',
    other: '{who} rolls {dice}, with +{bonus}: {total}.',
  },
  needed: 'Needed: {need}.',
  rerollOffered: {
    you: 'The Lucky Mushroom lets you roll one die again.',
    other: 'The Lucky Mushroom lets {who} roll one die again.',
  },
  kept: { you: 'You keep the roll.', other: '{who} keeps the roll.' },
  rerolled: {
    you: 'You roll the {from} again and get a {to}: now {total}.',
    other: '{who} rolls the {from} again and gets a {to}: now {total}.',
  },
  captured: { you: 'You capture {target}: {points}.', other: '{who} captures {target}: {points}.' },
  capturedEnhancement: { you: 'You capture {target}.', other: '{who} captures {target}.' },
  missed: {
    you: 'A miss: the card stays where it is, and you take your Adventurers back.',
    other: 'A miss: the card stays where it is, and {who} takes the Adventurers back.',
  },
  missedWithoutCards: 'A miss: the card stays where it is.',
  wound: { you: 'A wound: you must discard {cards}.', other: 'A wound: {who} must discard {cards}.' },
  wounded: { you: 'A wound: you discard {cards}.', other: 'A wound: {who} discards {cards}.' },
  noWound: {
    you: 'Your hand is empty, so there is no wound.',
    other: '{who} has no card in hand, so there is no wound.',
  },
};

/** Drawing, discarding, and the Adventurer deck. */
const hand = {
  reloaded: { you: 'You reload.', other: '{who} reloads.' },
  reloadedAndDrew: { you: 'You reload and draw {cards}.', other: '{who} reloads and draws {cards}.' },
  drew: { you: 'You draw {cards}.', other: '{who} draws {cards}.' },
  ladybug: {
    you: 'You draw a Lucky Ladybug: it is discarded, and you draw {cards} more.',
    other: '{who} draws a Lucky Ladybug: it is discarded, and {cards} more are drawn.',
  },
  discarded: { you: 'You discard {cards}.', other: '{who} discards {cards}.' },
  tooMany: 'Nobody keeps more than {limit} Adventurers in hand.',
  /** Who discards: one player, or several. */
  overLimit: { you: 'You discard down to {limit}.', other: '{who} discards down to {limit}.' },
  allOverLimit: 'These discard down to {limit}: {who}.',
  reshuffled: 'The Adventurer deck is used up: the discard pile is shuffled into a new one.',
  lastRound: 'The Adventurer deck is played through for the last time: after this turn everybody has one more.',
};

/** The landscape and the events that are turned up in it. */
const landscape = {
  turnedUp: 'New in the landscape: {cards}.',
  shrank: forms(
    'The Dragonwood deck is empty: the landscape stays at {n} card.',
    'The Dragonwood deck is empty: the landscape stays at {n} cards.',
  ),
  happened: {
    'sunny-day': 'Sunny Day is turned up: everybody draws 2 Adventurers.',
    'thunder-storm': 'Thunder Storm is turned up: everybody discards one Adventurer.',
    quicksand: 'Quicksand is turned up: all enhancements in the landscape sink.',
    'wind-storm': 'Wind Storm is turned up: everybody passes one Adventurer to the right.',
  },
  asked: {
    'thunder-storm': 'In turn, each chooses one to discard: {who}.',
    'wind-storm': 'In turn, each chooses one to pass on: {who}.',
  },
  chosen: { you: 'You choose {card}.', other: '{who} chooses an Adventurer, face down.' },
  /** One clause for each player: the first, those after it, and what stands before the last. */
  discards: { you: 'you discard {card}', other: '{who} discards {card}' },
  discardsToo: { you: 'you discard {card}', other: '{who} discards {card}' },
  last: ' and ',
  passes: {
    toYou: '{who} passes {card} to you',
    fromYou: 'you pass {card} to {to}',
    between: '{who} passes {card} to {to}',
  },
  sank: forms('{cards} leaves the game.', '{cards} leave the game.'),
  nothingSank: 'No enhancement lies there, so nothing leaves.',
};

const end = {
  turnEnded: { you: 'It is your turn.', other: '{who} has the next turn.' },
  dragons: 'Both dragons are captured, and the game ends.',
  decks: 'Everybody has had the last turn, and the game ends.',
  tie: {
    orangeDragon: 'The points are equal: whoever has the Orange Dragon wins.',
    mostCreatures: 'The points are equal: whoever has more creature cards wins.',
    shared: 'The points are equal, and nothing breaks the tie.',
  },
};

/** An action as a button or a hint names it. */
const actions = {
  reload: 'Reload',
  strike: 'Strike at {target}',
  stomp: 'Stomp at {target}',
  scream: 'Scream at {target}',
  dragonSpell: 'Cast the Dragon Spell on {target}',
  keep: 'Keep the roll',
  reroll: 'Roll die {place} again',
  discard: 'Discard {card}',
  pass: 'Pass {card} to the right',
};

/** Why something is refused, by the engine's code. */
const refusals = {
  noCards: 'No card is played, so there is no die to roll.',
  tooMany: 'That would be {cards} dice, and nobody rolls more than six.',
  gap: 'There is a gap between {from} and {to}: the ranks of a Strike follow one another.',
  repeatedRank: 'The {rank} is there twice: in a Strike each rank stands only once.',
  mixedRanks: 'The ranks differ: a Stomp wants the same rank on every card.',
  mixedSuits: 'The suits differ: a Scream wants the same suit on every card.',
  againstEnhancement: '{card} cannot help here: the target is an enhancement itself.',
  otherMethod: '{card} helps another method.',
  sixDiceAlready: '{card} cannot help here: six dice are earned already.',
  wrongPhase: {
    turn: 'Now it is time to reload or to capture.',
    reroll: 'First keep the roll, or roll one die again.',
    wound: 'First discard for the wound.',
    eventCard: 'First everybody chooses a card for the event.',
    discardToLimit: 'First discard the cards that are too many.',
    over: 'The game is over.',
  },
  notInLandscape: 'There is no such card in the landscape: {card}.',
  notInHand: 'That card is not in your hand: {card}.',
  cardTwice: 'One card is named twice: {card}.',
  notYourEnhancement: 'That enhancement does not lie before you: {card}.',
  enhancementTwice: 'One enhancement is named twice: {card}.',
  potionStandsForNothing: 'Say which Adventurer the Charmed Potion stands for.',
  potionNotLaidOut: 'A card is named for the Charmed Potion, but the Potion is not laid out.',
  potionAsLadybug: 'The Charmed Potion stands for an Adventurer, never for a Ladybug.',
  noDragonSpell: 'This game is played without the Dragon Spell.',
  spellNeedsDragon: 'The Dragon Spell works on a dragon only.',
  spellCards: 'The Dragon Spell takes {needed} cards, not {cards}.',
  spellNotASuitRun: 'The Dragon Spell takes three cards of one suit with ranks in a row.',
  notForSpell: '{card} cannot be used for the Dragon Spell.',
  noSuchDie: 'There is no such die: only {dice} lie there.',
};

export const dragonwoodNarration = {
  ...commonWords,
  cardNames: cards,
  /** A card that the reader does not know. */
  hiddenCard: 'a card',
  suits: {
    red: suit('red'),
    orange: suit('orange'),
    green: suit('green'),
    purple: suit('purple'),
    blue: suit('blue'),
  },
  attack,
  hand,
  landscape,
  end,
  actions,
  refusals,
};

/** What every language tells a game of Dragonwood with. */
export type DragonwoodNarration = typeof dragonwoodNarration;

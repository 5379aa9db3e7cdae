import type { DragonheartParameters, DragonheartRuleId, EndTrigger } from '#engine/dragonheart/index.ts';
import type { DragonwoodParameters, DragonwoodRuleId, TieBreak } from '#engine/dragonwood/index.ts';
import { forms } from '../plural.ts';

/** Words of the pages that explain and compare: questions, differences, strategy. */
export const guideWords = {
  /** `{title}` is the question. */
  permalink: 'Link to this question: {title}',
  /** A chance in running text. */
  chance: '{tries} ({fraction})',

  /** What is wrong elsewhere, put right. */
  myths: { wrong: 'Wrong:', right: 'Right:' },

  /** The numbers of the editions side by side. */
  numbers: {
    label: 'The numbers of the rules',
    what: 'What',
    value: 'The rule',
    differs: 'At the table: {tabletop}. Online: {online}.',
    dragonwood: {
      players: 'Players',
      removed: 'Dragonwood cards left out with 2, 3, 4 players',
      startHand: 'Cards in the first hand',
      handLimit: 'Hand limit',
      landscape: 'Cards in the landscape',
      mostDice: 'Most dice in one roll',
      mostCreaturesBonus: 'Bonus for the most creatures',
      adventurerPasses: 'Passes through the Adventurer deck',
      tieBreak: 'Who wins a tie',
    } satisfies Record<keyof DragonwoodParameters, string>,
    bonus: '{sole} points; if tied, {tied} each',
    tieBreaks: {
      orangeDragon: 'who captured the Orange Dragon',
      mostCreatures: 'who captured the most creatures',
    } satisfies Record<TieBreak, string>,
    then: ', then ',
    shared: 'a shared win',
    dragonheart: {
      players: 'Players',
      startHand: 'Cards in the first hand',
      handLimit: 'Hand after the refill',
      handLimitWithGreatDragon: 'The same with the Great Dragon',
      departures: 'Departures that end the game',
      lastTurns: 'Last turns of the opponent',
    } satisfies Record<keyof DragonheartParameters, string>,
    endTrigger: 'When a deck ends the game',
    endTriggers: {
      lastCardDrawn: 'when its last card is drawn',
      cannotRefill: 'at the first refill that falls short',
    } satisfies Record<EndTrigger, string>,
    standard: '{usual} (this site’s choice), or {other}',
  },

  /** Rules by where they come from. */
  rulings: {
    whole: 'All of it.',
    /** What is this site’s ruling in each rule that names it as a source. */
    ours: {
      'dw-setup-events':
        'The event alone goes back, at a random place. Shuffling the whole deck, as printed, could lift a dragon to the top.',
      'dw-first-player': 'On this site chance picks the first player.',
      'dw-hand-limit': 'The limit counts once the draw or event is over, not halfway through.',
      'dw-wound-empty-hand': 'Who has no card takes no wound.',
      'dw-enhancement-once': 'A card used once is gone after a miss, too.',
      'dw-lucky-mushroom': 'You may, you need not; one die, once per attempt; the new face stands.',
      'dw-friendly-bunny': 'With six dice earned it cannot be used.',
      'dw-charmed-potion': 'It may be played alone, may repeat a card, and is never the wound.',
      'dw-sunny-day': 'In which order people draw, and that all discard to nine afterwards.',
      'dw-wind-storm': 'All pass at the same moment; an empty hand still receives.',
      'dw-quicksand': 'The cards never come back; captured ones and the new ones stay.',
      'dw-end-dragons': 'The end comes before the landscape is filled up.',
      'dw-end-decks': 'The exact moment, and that the active player has one more turn as well.',
      'dw-tie': 'What happens when none of those tied has the Orange Dragon.',
      'dw-dragon-spell': 'Which enhancements help.',
      'dh-first-player': 'On this site chance decides.',
      'dh-take': 'You may not leave a stack that you can take.',
      'dh-great-dragon-lose': 'With five cards or fewer nothing goes back.',
      'dh-end-deck': 'Texts read this in two ways; we chose the last card drawn.',
      'dh-short-deck': 'Draw what is there, reshuffle nothing.',
      'dh-tie': 'If nobody has the Great Dragon, both win.',
    } as Partial<Record<DragonwoodRuleId | DragonheartRuleId, string>>,
  },

  /** Small tables of the strategy pages. */
  strategy: {
    dice: {
      label: 'What the dice show together',
      dice: 'Dice',
      average: 'On average',
      most: 'Most',
      everySecond: 'At least this much in every second roll',
    },
    chances: { label: 'Chances in percent by dice and number needed', need: 'Need' },
    ways: {
      label: 'The fewest cards with which a hit is likelier than a miss',
      creature: 'Creature',
      points: 'Points',
      cards: 'Cards',
      method: 'Method',
      percent: 'Chance, %',
    },
    next: {
      label: 'How many cards make your set longer',
      hand: 'You hold',
      method: 'You collect for',
      helps: 'Cards that help',
      of: '{num} of {den}',
    },
    help: {
      label: 'What help is worth, in percent',
      attempt: '{count} {dice}, need {need}',
      dice: forms('die', 'dice'),
      none: 'No help',
      bonus: '+{bonus}',
      reroll: 're-roll one die',
      die: 'one die more',
    },
    sets: {
      label: 'What the cards bring',
      card: 'Card',
      both: 'In both decks',
      average: 'Points of one card, average',
      set: 'Points of a full set',
      range: '{least} to {most}, average {average}',
      ofSet: '{count}:',
      takenBy: 'Taken by',
      taker: '{name} ({inDeck} in a deck)',
      /** For those that take only together; `{n}` tells how many. */
      together: '{name}, {n} ({inDeck} in a deck)',
      howMany: { 2: 'in twos', 3: 'in threes' } as Readonly<Record<number, string>>,
      itself: 'the player of the last one',
      hold: 'Ship, from the hold',
      never: 'nobody',
    },
  },
};

export type GuideWords = typeof guideWords;

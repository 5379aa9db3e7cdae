/** The numbers and options of Dragonwood as a table, each with its rule and sources. Mechanics read the fields only. */
import type { Parameter } from '../core/index.ts';
import { mostDice } from '../odds/index.ts';
import type { EnhancementId } from './cards.ts';
import type { DragonwoodRuleId } from './rules.ts';

/**
 * Where a value comes from. `printed`: the printed rules. `online`: the help of the online table. `cards`: card effects as
 * several implementations agree. `ours`: a ruling of this site where no source speaks.
 */
export type DragonwoodSource = 'printed' | 'online' | 'cards' | 'ours';

/** The numbers of players that the game is for. */
export const playerCounts = [2, 3, 4] as const;
export type PlayerCount = (typeof playerCounts)[number];

/** Ways to break a tie on points. */
export const tieBreaks = [
  /** The tied player who captured the Orange Dragon. */
  'orangeDragon',
  /** The tied player with the most creature cards. */
  'mostCreatures',
] as const;
export type TieBreak = (typeof tieBreaks)[number];

type Of<Value> = Parameter<Value, DragonwoodRuleId, DragonwoodSource>;

/** All values in which editions may differ or on which mechanics depend. */
export interface DragonwoodParameters {
  readonly players: Of<readonly PlayerCount[]>;
  /** Dragonwood cards removed unseen at set-up, by the number of players. */
  readonly removed: Of<Readonly<Record<PlayerCount, number>>>;
  /** Adventurers dealt to each player. */
  readonly startHand: Of<number>;
  /** The most Adventurers that a player keeps. */
  readonly handLimit: Of<number>;
  /** Cards that lie open in the landscape. */
  readonly landscape: Of<number>;
  /** The most dice in one roll. */
  readonly mostDice: Of<number>;
  /** Points for the most creature cards: to the one player who has them, or to each of those tied. */
  readonly mostCreaturesBonus: Of<{ readonly sole: number; readonly tied: number }>;
  /** How often the Adventurer deck is played through before the last round. */
  readonly adventurerPasses: Of<number>;
  /** Ways to break a tie, in order; those still tied after the last share the win. */
  readonly tieBreak: Of<readonly TieBreak[]>;
}

const parameter = <Value>(value: Value, rule: DragonwoodRuleId, ...src: readonly DragonwoodSource[]): Of<Value> => ({
  value,
  rule,
  src,
});

const common: Omit<DragonwoodParameters, 'tieBreak'> = {
  players: parameter(playerCounts, 'dw-players', 'printed', 'online'),
  removed: parameter({ 2: 12, 3: 10, 4: 8 }, 'dw-setup-remove', 'printed', 'online'),
  startHand: parameter(5, 'dw-setup-hands', 'printed', 'online'),
  handLimit: parameter(9, 'dw-hand-limit', 'printed', 'online'),
  landscape: parameter(5, 'dw-setup-landscape', 'printed', 'online'),
  mostDice: parameter(mostDice, 'dw-six-dice', 'printed', 'online'),
  mostCreaturesBonus: parameter({ sole: 3, tied: 2 }, 'dw-most-creatures', 'printed', 'online'),
  adventurerPasses: parameter(2, 'dw-end-decks', 'printed', 'online'),
};

/** The rules as printed, and as the online table plays them. */
export const editionIds = ['tabletop', 'online'] as const;
export type EditionId = (typeof editionIds)[number];

/** The parameters of each edition. They differ in the tie-break only. */
export const editions: Readonly<Record<EditionId, DragonwoodParameters>> = {
  tabletop: { ...common, tieBreak: parameter(['orangeDragon', 'mostCreatures'], 'dw-tie', 'printed', 'ours') },
  online: { ...common, tieBreak: parameter(['mostCreatures'], 'dw-tie', 'online') },
};

/** The numbers that a game is played with. */
export const parametersOf = ({ edition }: { readonly edition: EditionId }): DragonwoodParameters => editions[edition];

/** The variants, each of them off unless it is chosen. */
export const variantIds = ['dragonSpell', 'shortGame'] as const;
export type VariantId = (typeof variantIds)[number];

/** The parameters that a variant changes. */
export const shortGame: Readonly<Pick<DragonwoodParameters, 'adventurerPasses'>> = {
  adventurerPasses: parameter(1, 'dw-short-game', 'cards'),
};

/** The Dragon Spell: consecutive cards of one suit against a dragon. */
export interface DragonSpell {
  /** Cards played, no more and no fewer. */
  readonly cards: Of<number>;
  /** Dice rolled, however many cards are played. */
  readonly dice: Of<number>;
  /** What the dice must reach, whichever dragon it is. */
  readonly need: Of<number>;
  /** Adventurers lost at a miss. */
  readonly missDiscards: Of<number>;
  /** The enhancements that help: those for any method. */
  readonly helpers: Of<readonly EnhancementId[]>;
}

/** The numbers of the Dragon Spell. */
export const dragonSpell: DragonSpell = {
  cards: parameter(3, 'dw-dragon-spell', 'cards'),
  dice: parameter(2, 'dw-dragon-spell', 'cards'),
  need: parameter(6, 'dw-dragon-spell', 'cards'),
  missDiscards: parameter(2, 'dw-dragon-spell', 'cards'),
  helpers: parameter(
    ['cloak-of-darkness', 'magical-unicorn', 'lightning-bolt', 'friendly-bunny', 'lucky-mushroom'],
    'dw-dragon-spell',
    'ours',
  ),
};

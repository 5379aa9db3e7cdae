/** The vocabulary of a game of Dragonwood: what stands on the table, what is known, what is asked and what is decided. */
import type { GameState, RngState, Seat } from '../core/index.ts';
import type { DieFace } from '../odds/index.ts';
import type { CreatureId, DragonwoodCardId, EnhancementId, EventId, Method, TargetId } from './cards.ts';
import type { AdventurerCard, AdventurerId } from './decks.ts';
import type { EditionId, PlayerCount, VariantId } from './editions.ts';

/** What a game is set up with. */
export interface DragonwoodOptions {
  readonly players: PlayerCount;
  readonly edition: EditionId;
  /** Each at most once, in any order. */
  readonly variants: readonly VariantId[];
}

/** A card of the Adventurer deck by its notation: an Adventurer, or `L` for a Lucky Ladybug. */
export type AdventurerCardId = AdventurerCard['id'];

/** How an attack is made: one of the three methods, or the variant's Dragon Spell. */
export type AttackMethod = Method | 'dragonSpell';

/** An attack as its player declares it. The cards lie in the played area until it is decided. */
export interface Attack {
  readonly target: TargetId;
  readonly method: AttackMethod;
  /** Adventurers, without the one that the Potion stands for. */
  readonly cards: readonly AdventurerId[];
  /** Enhancements laid out with them, those that add nothing too. */
  readonly enhancements: readonly EnhancementId[];
  /** The Adventurer that the Charmed Potion stands for; given exactly when the Potion is laid out. A Ladybug is refused. */
  readonly potionAs?: AdventurerCardId;
}

/** What an attack rolls and needs, once it is declared. */
export interface AttackNumbers {
  /** Dice rolled, 1 to 6. */
  readonly dice: number;
  /** Bonuses of the enhancements together. */
  readonly bonus: number;
  /** What dice and bonus must reach. */
  readonly need: number;
}

/** Events that ask every player for an Adventurer. */
export type StormId = Extract<EventId, 'thunder-storm' | 'wind-storm'>;

/** What brought hands above the limit: a player's own draw, or an event. */
export type LimitCause = 'reload' | 'event';

/** What is asked, and of whom. */
export type Phase =
  /** Reload or capture. */
  | { readonly kind: 'turn'; readonly seat: Seat }
  /** The Lucky Mushroom: keep the roll, or throw one die again. `rolled` is in the order thrown. */
  | {
      readonly kind: 'reroll';
      readonly seat: Seat;
      readonly attack: Attack;
      readonly numbers: AttackNumbers;
      readonly rolled: readonly DieFace[];
    }
  /** After a miss: so many Adventurers are still to be discarded, one at a time. */
  | { readonly kind: 'wound'; readonly seat: Seat; readonly cards: number }
  /** A storm: each waiting seat chooses an Adventurer, the first one next. `chosen` by seat, null for none yet. */
  | {
      readonly kind: 'eventCard';
      readonly event: StormId;
      readonly waiting: readonly Seat[];
      readonly chosen: readonly (AdventurerId | null)[];
    }
  /** Hands above the limit: the first waiting seat discards next, one Adventurer at a time. */
  | {
      readonly kind: 'discardToLimit';
      readonly waiting: readonly Seat[];
      readonly limit: number;
      readonly cause: LimitCause;
    }
  | { readonly kind: 'over'; readonly cause: EndCause };

export type PhaseKind = Phase['kind'];

/** What ended the game: both dragons captured, or the Adventurer deck played through. */
export type EndCause = 'dragons' | 'decks';

/** What everybody at the table sees. Lists by seat are in seat order. */
export interface DragonwoodTable {
  readonly options: DragonwoodOptions;
  /** The turn that is being played, counted from 1. */
  readonly turn: number;
  /** Whose turn it is; during an event another seat may be asked. */
  readonly active: Seat;
  /** Adventurers of the attack that is being decided. */
  readonly played: readonly AdventurerId[];
  /** The discard pile of the Adventurer deck, the latest last. Every card of it was seen when it went there. */
  readonly discard: readonly AdventurerCardId[];
  /** How often the Adventurer deck was played through. */
  readonly passes: number;
  /** Turns that are still begun or going on before the end, once the last round is certain; null before. */
  readonly turnsLeft: number | null;
  /** The open cards, the latest last: up to five. */
  readonly landscape: readonly TargetId[];
  /** Captured creatures by seat, in the order of capture. They lie face down, but everybody saw them go there. */
  readonly creatures: readonly (readonly CreatureId[])[];
  /** Captured enhancements by seat, in the order of capture, without those used up. */
  readonly enhancements: readonly (readonly EnhancementId[])[];
  /** Dragonwood cards that left the game in sight of all: events, used enhancements, those lost in Quicksand. */
  readonly gone: readonly DragonwoodCardId[];
}

/** Everything, hidden cards and randomness too. */
export interface DragonwoodState extends DragonwoodTable, GameState {
  readonly phase: Phase;
  /** Hands by seat, the newest card last. */
  readonly hands: readonly (readonly AdventurerId[])[];
  /** The Adventurer draw deck; the top is the last of the list. */
  readonly deck: readonly AdventurerCardId[];
  /** The Dragonwood draw deck; the top is the last of the list. */
  readonly dragonwoodDeck: readonly DragonwoodCardId[];
  /** Dragonwood cards removed unseen at set-up. */
  readonly removed: readonly DragonwoodCardId[];
  readonly rng: RngState;
}

/** All that one seat may know. Choices of a storm that others have made are null. */
export interface DragonwoodView extends DragonwoodTable {
  readonly seat: Seat;
  readonly phase: Phase;
  /** Your own hand. */
  readonly hand: readonly AdventurerId[];
  /** How many cards every seat holds, your own too. */
  readonly handSizes: readonly number[];
  /** Cards in the Adventurer draw deck. */
  readonly deckSize: number;
  /** Cards in the Dragonwood draw deck. */
  readonly dragonwoodDeckSize: number;
}

/** A player's decision. */
export type DragonwoodAction =
  /** Draw one Adventurer. */
  | { readonly type: 'reload' }
  | ({ readonly type: 'capture' } & Attack)
  /** Keep the roll. */
  | { readonly type: 'keep' }
  /** Throw this die again: its place in the roll, from 0. */
  | { readonly type: 'reroll'; readonly die: number }
  /** A wound, a hand above the limit, a Thunder Storm. */
  | { readonly type: 'discard'; readonly card: AdventurerId }
  /** A Wind Storm. */
  | { readonly type: 'pass'; readonly card: AdventurerId };

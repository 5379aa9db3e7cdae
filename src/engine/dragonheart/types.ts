/** The vocabulary of a game of Dragonheart: what lies on the table, what is known, what is asked and what is decided. */
import type { GameState, RngState, Seat } from '../core/index.ts';
import type { CardType } from './cards.ts';
import type { CardId } from './decks.ts';
import type { EndTrigger } from './editions.ts';

/** What a game is set up with. */
export interface DragonheartOptions {
  /** When an empty deck ends the game; `defaultEndTrigger` if it is left out. */
  readonly endTrigger?: EndTrigger;
}

/** The nine spaces, the latest card last. Covered cards are listed too: they were played openly. */
export type Board = Readonly<Record<CardType, readonly CardId[]>>;

/** What is asked, and of whom. */
export type Phase =
  /** Play cards of one type. */
  | { readonly kind: 'turn'; readonly seat: Seat }
  /** The cards played take one of these piles, which both hold cards. */
  | { readonly kind: 'choice'; readonly seat: Seat; readonly by: CardType; readonly piles: readonly CardType[] }
  | { readonly kind: 'over' };

export type PhaseKind = Phase['kind'];

/** What ends the game: the third departure, or a deck that is used up. */
export type EndCause = 'ships' | 'deck';

/** What everybody at the table sees. Lists by seat are in seat order. */
export interface DragonheartTable {
  readonly options: Required<DragonheartOptions>;
  /** The turn that is being played, counted from 1 over both players. */
  readonly turn: number;
  /** Whose turn it is. */
  readonly active: Seat;
  readonly board: Board;
  /** Used Knights and Huntresses under the ship. */
  readonly hold: readonly CardId[];
  /** Ships that left the game, in the order of their departures. */
  readonly departed: readonly CardId[];
  /** The cards of both piles together, in the order of the decks: everybody saw each of them when it was taken. */
  readonly taken: readonly CardId[];
  /** Who has the Great Dragon; null while it stands on the board. */
  readonly greatDragon: Seat | null;
  /** By seat: the top card of the draw pile was put back from the hand when the Great Dragon left. */
  readonly putBack: readonly boolean[];
  /** What has ended the game, in the order in which it happened; empty until the last turn is certain. */
  readonly endCauses: readonly EndCause[];
  /** Turns that are still begun or going on before the end, once the last one is certain; null before. */
  readonly turnsLeft: number | null;
}

/** Everything, hidden cards and randomness too. */
export interface DragonheartState extends DragonheartTable, GameState {
  readonly phase: Phase;
  /** Hands by seat, the newest card last. Every player holds cards of the own deck only. */
  readonly hands: readonly (readonly CardId[])[];
  /** Draw piles by seat; the top is the last of the list. */
  readonly decks: readonly (readonly CardId[])[];
  /** Taken cards by seat, in the order of taking. */
  readonly piles: readonly (readonly CardId[])[];
  readonly rng: RngState;
}

/** All that one seat may know. */
export interface DragonheartView extends DragonheartTable {
  readonly seat: Seat;
  readonly phase: Phase;
  /** Your own hand. */
  readonly hand: readonly CardId[];
  /** How many cards every seat holds, your own too. */
  readonly handSizes: readonly number[];
  /** Cards in the draw piles by seat. */
  readonly deckSizes: readonly number[];
  /** The top card of your own draw pile while you know it: the one that was put back from your hand. */
  readonly knownTop: CardId | null;
  /** Cards in the piles of taken cards by seat. */
  readonly pileSizes: readonly number[];
  /** The piles by seat, as they are turned over at the end; null before. */
  readonly piles: readonly (readonly CardId[])[] | null;
}

/** A player's decision. */
export type DragonheartAction =
  /** Lay these cards of your hand onto their space, the last one on top. */
  | { readonly type: 'play'; readonly cards: readonly CardId[] }
  /** Of the two piles take this one. */
  | { readonly type: 'take'; readonly pile: CardType };

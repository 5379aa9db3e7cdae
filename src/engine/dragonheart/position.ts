/** A whole position as one text, exact to the next random card: for tests, lessons, links and bug reports. */
import { cardTypes } from './cards.ts';
import type { DragonheartState, Phase } from './types.ts';

/** The parts of a position's text, in the order in which they are written. */
export const positionKeys = [
  'endTrigger',
  'turn',
  'active',
  'phase',
  'ended',
  'hands',
  'decks',
  'back',
  'board',
  'hold',
  'departed',
  'dragon',
  'piles',
  'seed',
  'rng',
  'forced',
] as const;
export type PositionKey = (typeof positionKeys)[number];

const bySeat = (lists: readonly (readonly string[])[]): string =>
  lists.map((list) => (list.length > 0 ? list.join(' ') : '-')).join(' | ');

const formatPhase = (phase: Phase): string => (phase.kind === 'choice' ? `choice ${phase.by}` : phase.kind);

/**
 * The position's text. Parts stand between semicolons, lists of the seats between bars, `-` is an empty list, and both draw
 * piles begin with their next card:
 * `active 0; hands Tr3 Dw1 | Fi2' So1'; decks Kn1 … | Sh' …; board Tr2 Tr1' Hu1`
 */
export function formatPosition(state: DragonheartState): string {
  const { options, rng, board, greatDragon } = state;
  const parts: Readonly<Record<PositionKey, string>> = {
    endTrigger: options.endTrigger,
    turn: String(state.turn),
    active: String(state.active),
    phase: formatPhase(state.phase),
    ended: state.endCauses.join(' '),
    hands: bySeat(state.hands),
    // A draw pile is read as it is drawn.
    decks: bySeat(state.decks.map((deck) => deck.toReversed())),
    back: state.putBack.flatMap((isBack, seat) => (isBack ? [seat] : [])).join(' '),
    board: cardTypes.flatMap((type) => board[type]).join(' '),
    hold: state.hold.join(' '),
    departed: state.departed.join(' '),
    dragon: greatDragon === null ? '' : String(greatDragon),
    piles: bySeat(state.piles),
    seed: '',
    rng: rng.generator.join(' '),
    forced: rng.forced.join(' '),
  };
  return positionKeys
    .filter((key) => parts[key] !== '')
    .map((key) => `${key} ${parts[key]}`)
    .join('; ');
}

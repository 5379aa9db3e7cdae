/** A whole position as one text, exact to the next die: for tests, lessons, links and bug reports. */
import { formatAttack } from './notation.ts';
import type { DragonwoodState, Phase } from './types.ts';

/** The parts of a position's text, in the order in which they are written. */
export const positionKeys = [
  'players',
  'edition',
  'variants',
  'turn',
  'active',
  'phase',
  'passes',
  'left',
  'hands',
  'deck',
  'discard',
  'landscape',
  'dragonwood',
  'creatures',
  'enhancements',
  'gone',
  'removed',
  'seed',
  'rng',
  'dice',
] as const;
export type PositionKey = (typeof positionKeys)[number];

const bySeat = (lists: readonly (readonly string[])[]): string =>
  lists.map((list) => (list.length > 0 ? list.join(' ') : '-')).join(' | ');

/** A deck is read as it is drawn: its top comes first. */
const topFirst = (deck: readonly string[]): string => deck.toReversed().join(' ');

function formatPhase(phase: Phase): string {
  switch (phase.kind) {
    case 'turn':
      return 'turn';
    case 'reroll':
      return `reroll ${phase.rolled.join('')} ${formatAttack(phase.attack)}`;
    case 'wound':
      return `wound ${phase.cards}`;
    case 'eventCard':
      return [
        phase.event,
        ...phase.chosen.map((card, seat) => card ?? (phase.waiting.includes(seat) ? '?' : '-')),
      ].join(' ');
    case 'discardToLimit':
      return `limit ${phase.cause}`;
    case 'over':
      return `over ${phase.cause}`;
  }
}

/**
 * The position's text. Parts stand between semicolons, lists of the seats between bars, `-` is an empty list, and both decks
 * begin with their next card:
 * `players 2; edition tabletop; active 0; hands R1 R2 | B3; landscape fire-ants; deck G4 L …`
 */
export function formatPosition(state: DragonwoodState): string {
  const { options, rng } = state;
  const parts: Readonly<Record<PositionKey, string>> = {
    players: String(options.players),
    edition: options.edition,
    variants: options.variants.join(' '),
    turn: String(state.turn),
    active: String(state.active),
    phase: formatPhase(state.phase),
    passes: String(state.passes),
    left: state.turnsLeft === null ? '' : String(state.turnsLeft),
    hands: bySeat(state.hands),
    deck: topFirst(state.deck),
    discard: state.discard.join(' '),
    landscape: state.landscape.join(' '),
    dragonwood: topFirst(state.dragonwoodDeck),
    creatures: bySeat(state.creatures),
    enhancements: bySeat(state.enhancements),
    gone: state.gone.join(' '),
    removed: state.removed.join(' '),
    seed: '',
    rng: rng.generator.join(' '),
    dice: rng.forced.join(' '),
  };
  // An empty deck is told; left out, it would be filled with the cards that are named nowhere.
  const isTold = (key: PositionKey) => parts[key] !== '' || key === 'deck' || key === 'dragonwood' || key === 'removed';
  return positionKeys
    .filter((key) => isTold(key) && key !== 'seed')
    .map((key) => `${key} ${parts[key]}`.trim())
    .join('; ');
}

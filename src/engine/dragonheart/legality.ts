/** Why the rules refuse an action, judged from what its player knows. */
import type { Seat } from '../core/index.ts';
import { cardTypes, factsOf, type CardType } from './cards.ts';
import { cardById, type CardId } from './decks.ts';
import type { DragonheartIllegality } from './refusals.ts';
import type { DragonheartRuleId } from './rules.ts';
import type { Board, DragonheartAction, DragonheartState, DragonheartView, Phase, PhaseKind } from './types.ts';

/** The seat that a phase asks; null when the game is over. */
export const seatAsked = (phase: Phase): Seat | null => (phase.kind === 'over' ? null : phase.seat);

/** The seat that must decide now; null when the game is over. */
export const toAct = ({ phase }: Pick<DragonheartState, 'phase'>): Seat | null => seatAsked(phase);

/** The rule by which a phase asks what it asks. */
const phaseRules = { turn: 'dh-play', choice: 'dh-take', over: 'dh-last-turn' } as const satisfies Readonly<
  Record<PhaseKind, DragonheartRuleId>
>;

/** How many cards of the type still fit onto its space: Infinity on a stack. */
export function freePlaces(board: Board, type: CardType): number {
  const { space } = factsOf(type);
  return space.kind === 'limited' ? space.capacity - board[type].length : Infinity;
}

/** What legality depends on. */
export type Asked = Pick<DragonheartView, 'seat' | 'phase' | 'hand' | 'board'>;

const countOf = (cards: readonly CardId[], card: CardId): number => {
  let count = 0;
  for (const other of cards) if (other === card) count += 1;
  return count;
};

function whyNotPlay({ hand, board }: Asked, cards: readonly CardId[]): DragonheartIllegality | null {
  const [first] = cards;
  if (first === undefined) return { code: 'noCards', rule: 'dh-play' };
  for (const card of cards) {
    const held = countOf(hand, card);
    if (held < countOf(cards, card)) return { code: 'notInHand', rule: 'dh-play', card, held };
  }
  const { type } = cardById(first);
  if (cards.some((card) => cardById(card).type !== type)) {
    const types = [...new Set(cards.map((card) => cardById(card).type))];
    return { code: 'mixedTypes', rule: 'dh-play', types };
  }
  const fit = freePlaces(board, type);
  if (cards.length <= fit) return null;
  const onSpace = board[type].length;
  const capacity = onSpace + fit;
  return { code: 'tooManyCards', rule: 'dh-no-overfill', cardType: type, cards: cards.length, fit, onSpace, capacity };
}

function whyNotTake(
  { board }: Asked,
  { by, piles }: Extract<Phase, { kind: 'choice' }>,
  pile: CardType,
): DragonheartIllegality | null {
  const isThere = cardTypes.some((type) => type === pile && board[type].length > 0);
  if (!isThere) return { code: 'emptyPile', rule: 'dh-take', pile };
  return piles.includes(pile) ? null : { code: 'notOffered', rule: 'dh-take', pile, by, piles };
}

/** Why the seat of this view may not do that, or null when it may. Depends on nothing that the seat does not know. */
export function illegality(view: Asked, action: DragonheartAction): DragonheartIllegality | null {
  const { phase, seat } = view;
  const rule = phaseRules[phase.kind];
  if (phase.kind === 'over') return { code: 'gameOver', rule };
  if (phase.seat !== seat) return { code: 'notYourTurn', rule, toAct: phase.seat };
  if (action.type === 'play' && phase.kind === 'turn') return whyNotPlay(view, action.cards);
  if (action.type === 'take' && phase.kind === 'choice') return whyNotTake(view, phase, action.pile);
  return { code: 'wrongPhase', rule, phase: phase.kind };
}

/** A play from the cards laid down to its end: what is taken, and where the cards that took it go. */
import type { Seat } from '../core/index.ts';
import { factsOf, type CardType, type Takeable } from './cards.ts';
import { pointsOf, type CardId } from './decks.ts';
import { putBackOne } from './draw.ts';
import { parameters } from './editions.ts';
import type { DragonheartDraft } from './evolve.ts';
import { departuresOf } from './score.ts';
import { refillAndEndTurn, triggerEnd } from './turn.ts';
import { emit, type Writing } from './writing.ts';

const cardsOf = (draft: DragonheartDraft, pile: Takeable): readonly CardId[] =>
  pile === 'hold' ? draft.hold : draft.board[pile];

/** The Great Dragon comes to the seat; who loses it may have to put a card back. */
function takeGreatDragon(writing: Writing, seat: Seat): void {
  const from = writing.draft.greatDragon;
  if (from === seat) return;
  emit(writing, { type: 'greatDragonTaken', seat, from });
  if (from !== null) putBackOne(writing, from);
}

function takePile(writing: Writing, seat: Seat, by: CardType, pile: Takeable): void {
  const cards = cardsOf(writing.draft, pile);
  emit(writing, { type: 'pileTaken', seat, by, pile, cards, points: pointsOf(cards) });
  if (pile === 'petrifiedDragon') takeGreatDragon(writing, seat);
}

/** The cards that took go where their type goes; then the turn ends. */
function settle(writing: Writing, seat: Seat, type: CardType): void {
  const cards = writing.draft.board[type];
  switch (factsOf(type).after) {
    case 'toHold':
      emit(writing, { type: 'movedToHold', seat, cardType: type, cards });
      break;
    case 'depart': {
      const departures = departuresOf(writing.draft) + 1;
      emit(writing, { type: 'shipsDeparted', seat, cards, departures });
      if (departures === parameters.departures.value) triggerEnd(writing, 'ships');
      break;
    }
    // Dwarves are their own prey: they were taken already.
    case 'toTaker':
    case 'stay':
      break;
  }
  refillAndEndTurn(writing);
}

/** Lays cards of one type down. Their space resolves once; where two piles could be taken, the player is asked. */
export function play(writing: Writing, seat: Seat, type: CardType, cards: readonly CardId[]): void {
  const { draft } = writing;
  const { space, takesAt, takes } = factsOf(type);
  const capacity = space.kind === 'limited' ? space.capacity : null;
  const onSpace = draft.board[type].length + cards.length;
  emit(writing, { type: 'cardsPlayed', seat, cardType: type, cards, onSpace, capacity });
  if (takesAt === null || onSpace < takesAt) {
    refillAndEndTurn(writing);
    return;
  }
  const full = takes.filter((pile) => cardsOf(draft, pile).length > 0);
  const [only] = full;
  if (full.length > 1) {
    const piles = full.flatMap((pile) => (pile === 'hold' ? [] : [offer(draft, pile)]));
    emit(writing, { type: 'choiceAsked', seat, by: type, piles });
    return;
  }
  if (only === undefined) emit(writing, { type: 'nothingTaken', seat, by: type, piles: takes });
  else takePile(writing, seat, type, only);
  settle(writing, seat, type);
}

function offer(draft: DragonheartDraft, pile: CardType) {
  const cards = draft.board[pile];
  return { pile, cards, points: pointsOf(cards) };
}

/** Takes the chosen pile; without a choice waiting it is a programming mistake. */
export function take(writing: Writing, pile: CardType): void {
  const { phase } = writing.draft;
  if (phase.kind !== 'choice') throw new RangeError('no choice is waiting');
  takePile(writing, phase.seat, phase.by, pile);
  settle(writing, phase.seat, phase.by);
}

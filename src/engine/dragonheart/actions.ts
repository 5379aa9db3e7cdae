/** All that a seat may do now. */
import type { CardType } from './cards.ts';
import { cardById, type CardId } from './decks.ts';
import { freePlaces, seatAsked, type Asked } from './legality.ts';
import type { DragonheartAction } from './types.ts';

/** The hand by types, cards that are alike next to each other. */
function byType(hand: readonly CardId[]): CardId[][] {
  const types: CardType[] = [];
  const groups: CardId[][] = [];
  for (const card of hand) {
    const { type } = cardById(card);
    const group = groups[types.indexOf(type)];
    if (group === undefined) {
      types.push(type);
      groups.push([card]);
      continue;
    }
    const alike = group.lastIndexOf(card);
    if (alike < 0) group.push(card);
    else group.splice(alike, 0, card);
  }
  return groups;
}

/** Every choice of up to `most` of these cards once: which of two cards that are alike is played makes no difference. */
function choices(cards: readonly CardId[], most: number): readonly (readonly CardId[])[] {
  // Most groups are a single card, for which there is nothing to choose.
  if (cards.length === 1 && most > 0) return [cards];
  const found: CardId[][] = [[]];
  let start = 0;
  while (start < cards.length) {
    const card = cards[start]!;
    let alike = 1;
    while (cards[start + alike] === card) alike += 1;
    const before = found.length;
    for (let place = 0; place < before; place++) {
      let chosen = found[place]!;
      for (let more = 1; more <= alike && chosen.length < most; more++) {
        chosen = [...chosen, card];
        found.push(chosen);
      }
    }
    start += alike;
  }
  found.shift();
  return found;
}

/**
 * All that the seat of this view may do now; empty when it is not the one to act. Of plays each one once: cards that are
 * alike are not told apart, and neither is the order in which they are laid down.
 */
export function legalActions(view: Asked): readonly DragonheartAction[] {
  const { phase, seat, hand, board } = view;
  if (seatAsked(phase) !== seat || phase.kind === 'over') return [];
  if (phase.kind === 'choice') return phase.piles.map((pile) => ({ type: 'take', pile }));
  const actions: DragonheartAction[] = [];
  for (const group of byType(hand)) {
    const free = freePlaces(board, cardById(group[0]!).type);
    for (const cards of choices(group, free)) actions.push({ type: 'play', cards });
  }
  return actions;
}

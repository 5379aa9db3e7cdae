/** Drawing Adventurers: Ladybugs, and the deck that is played through. */
import { type Seat, shuffle } from '../core/index.ts';
import { shortGame, parametersOf } from './editions.ts';
import type { DrawCause } from './game-events.ts';
import type { DragonwoodOptions } from './types.ts';
import { emit, type Writing } from './writing.ts';

/** Cards drawn for a Ladybug. */
const forLadybug = 2;

/** How often the Adventurer deck is played through before the last round. */
export const passesOf = (options: DragonwoodOptions): number =>
  (options.variants.includes('shortGame') ? shortGame : parametersOf(options)).adventurerPasses.value;

function reshuffle(writing: Writing): void {
  const { draft } = writing;
  const [order, rng] = shuffle(draft.rng, draft.discard);
  draft.rng = rng;
  const passes = draft.passes + 1;
  emit(writing, { type: 'deckReshuffled', passes, cards: order.length, order });
  if (passes !== passesOf(draft.options)) return;
  const rule = draft.options.variants.includes('shortGame') ? 'dw-short-game' : 'dw-end-decks';
  emit(writing, { type: 'lastRoundBegan', passes, players: draft.options.players, rule });
}

/** Draws Adventurers into a hand, two more for each Ladybug. The deck that gives its last card is made anew at once. */
export function drawAdventurers(writing: Writing, seat: Seat, cards: number, cause: DrawCause): void {
  const { draft } = writing;
  let left = cards;
  let drawn = 0;
  while (left > 0) {
    const card = draft.deck.at(-1);
    // Hands hold 44 Adventurers at the very most, so that cards are always left to draw.
    if (card === undefined) throw new RangeError('the Adventurer deck ran dry');
    left -= 1;
    if (card === 'L') {
      emit(writing, { type: 'ladybugDrawn', seat, more: forLadybug });
      left += forLadybug;
    } else {
      // The first cards are those asked for; what comes beyond them, comes for a Ladybug.
      emit(writing, { type: 'adventurerDrawn', seat, card, cause: drawn < cards ? cause : 'ladybug' });
    }
    drawn += 1;
    if (draft.deck.length === 0) reshuffle(writing);
  }
}

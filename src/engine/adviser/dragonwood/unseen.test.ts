import { expect, test } from 'vitest';
import { nextInt, seedRng } from '../../core/index.ts';
import { apply, newGame, toAct, view, type DragonwoodState } from '../../dragonwood/index.ts';
import { easy } from '../../bots/dragonwood/easy.ts';
import { unseenOf } from './draw.ts';
import { deckSizeOf, fewestInDeck, viewOfTable, type TableQuestion } from './question.ts';

/** The table of a game, as whoever is on turn would tap it in with all that has been discarded since the last shuffle. */
function askedAt(state: DragonwoodState, seat: number): TableQuestion {
  const { players } = state.options;
  const hand = state.hands[seat] ?? [];
  return {
    hand,
    landscape: state.landscape,
    enhancements: state.enhancements[seat] ?? [],
    players,
    othersHold: state.hands.flat().length - hand.length,
    discard: state.discard,
    round: state.turnsLeft !== null ? 'last' : state.passes === 0 ? 'first' : 'second',
    variants: state.options.variants,
  };
}

test('[dw-end-decks] what is unseen is the draw deck and the other hands, when the discard pile was shuffled again too', () => {
  const rounds = new Set<string>();
  for (let seed = 1; seed <= 6; seed++) {
    let state = newGame({ players: 3, edition: 'tabletop', variants: [] }, seed);
    let rng = seedRng(seed);
    for (let seat = toAct(state); seat !== null; seat = toAct(state)) {
      if (state.phase.kind === 'turn') {
        const question = askedAt(state, seat);
        const deck = deckSizeOf(question);
        expect(deck).toBe(state.deck.length);
        const played = view(state, seat);
        const asked = viewOfTable(question);
        expect([asked.passes, asked.deckSize]).toEqual([played.passes, played.deckSize]);
        expect(asked.turnsLeft === null).toBe(played.turnsLeft === null);
        if (deck >= fewestInDeck) {
          rounds.add(question.round);
          const { adventurers, ladybugs } = unseenOf(question);
          const others = state.hands.filter((_, other) => other !== seat).flat();
          const hidden = [...state.deck.filter((id) => id !== 'L'), ...others];
          expect(adventurers.map(({ id }) => id).toSorted()).toEqual(hidden.toSorted());
          expect(ladybugs).toBe(state.deck.filter((id) => id === 'L').length);
        }
      }
      state = apply(state, easy(view(state, seat), rng)).state;
      rng = nextInt(rng, 2 ** 32)[1];
    }
  }
  expect([...rounds].toSorted()).toEqual(['first', 'last', 'second']);
});

import { expect, test } from 'vitest';
import { apply, parsePosition, type CardId, type DragonheartState } from '#engine/dragonheart/index.ts';
import { litBy, outlookOf } from './outlook.ts';

const table = (board: string, hand: string, hold = ''): DragonheartState => {
  const read = parsePosition(`hands ${hand} | ?5; board ${board}; ${hold && `hold ${hold}; `}seed 7`);
  if (!('value' in read)) throw new Error(JSON.stringify(read));
  return read.value;
};

/** What the engine lets these cards take, and for how many points; null for nothing. */
function taken(state: DragonheartState, cards: readonly CardId[]) {
  const { events } = apply(state, { type: 'play', cards });
  const event = events.find(({ type }) => type === 'pileTaken');
  return event?.type === 'pileTaken' ? { pile: event.pile, points: event.points } : null;
}

const plays: readonly (readonly [string, string, string, readonly CardId[]])[] = [
  ['[dh-fire-dragon] the whole Treasure', 'Fi2 Tr1 Tr4', 'Fi3', ['Fi3']],
  ['[dh-huntress] Fire Dragons with the third card', "Hu1 Hu1' Fi2 Fi3", 'Hu2', ['Hu2']],
  ['[dh-troll] Sorceresses', 'So1 So2', 'Tl2', ['Tl2']],
  ['[dh-knight] the one pile that holds cards', 'Kn1 Tl3', 'Kn2', ['Kn2']],
  ['[dh-sorceress] the one pile that holds cards', 'Pe2 Pe2', 'So1', ['So1']],
  ['[dh-ship] what lies in the hold', 'Sh Sh', 'Sh', ['Sh']],
];

test.each(plays)('what lights up is what the rules let it take: %s', (_, board, hand, cards) => {
  const state = table(board, hand, board.startsWith('Sh') ? 'Hu1 Hu2' : '');
  const lit = litBy(outlookOf(cards, state));
  expect(lit).toBeDefined();
  expect({ pile: lit?.to, points: lit?.points }).toEqual(taken(state, cards));
});

test('[dh-dwarf] four Dwarves bring all that lie there, those that are played too', () => {
  const state = table('Dw1 Dw3', 'Dw1 Dw2');
  const outlook = outlookOf(['Dw1', 'Dw2'], state);
  const worth = outlook?.cards.reduce((sum, { value }) => sum + value, 0);
  expect(worth).toBe(taken(state, ['Dw1', 'Dw2'])?.points);
  expect(worth).toBe(7);
});

test('too few cards take nothing yet, and it is known how many are missing', () => {
  const state = table('Fi2', 'Hu1 Hu2');
  expect(outlookOf(['Hu1', 'Hu2'], state)).toMatchObject({ kind: 'more', missing: 1, piles: [] });
  expect(taken(state, ['Hu1', 'Hu2'])).toBeNull();
});

test('of two piles one will be chosen, so neither lights up yet', () => {
  const state = table('Tr1 Pe2', 'So1');
  const outlook = outlookOf(['So1'], state);
  expect(outlook?.piles).toEqual(['treasure', 'petrifiedDragon']);
  expect(litBy(outlook)).toEqual({ from: 'sorceress', points: 0 });
});

test('Treasures take nothing, and cards of two kinds have no outlook', () => {
  const state = table('Fi2', 'Tr1 Dw1');
  expect(outlookOf(['Tr1'], state)?.kind).toBe('never');
  expect(outlookOf(['Tr1', 'Dw1'], state)).toBeNull();
  expect(outlookOf([], state)).toBeNull();
});

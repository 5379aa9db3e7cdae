import { describe, expect, test } from 'vitest';
import { adventurers } from '#engine/dragonwood/index.ts';
import { createTableStore } from './table-question.ts';

describe('the table that is asked about', () => {
  test('takes cards into the hand and out of it, nine at most', () => {
    const store = createTableStore();
    const ids = adventurers.map(({ id }) => id);
    expect(ids.slice(0, 10).map((id) => store.toggleCard(id))).toEqual([...Array<boolean>(9).fill(true), false]);
    expect(store.$question.get().hand).toEqual(ids.slice(0, 9));
    expect(store.toggleCard('R1')).toBe(true);
    expect(store.$question.get().hand).toEqual(ids.slice(1, 9));
  });

  test('takes a hand that is typed, and tells what it did not understand', () => {
    const store = createTableStore();
    store.typeHand('r3 g4 z9 L');
    expect(store.$question.get().hand).toEqual(['R3', 'G4']);
    expect(store.$problems.get().map(({ code }) => code)).toEqual(['unknownCard', 'ladybugInHand']);
    store.dismissProblems();
    expect(store.$problems.get()).toEqual([]);
  });

  test('takes a whole table from a link that is pasted, a broken one too', () => {
    const store = createTableStore();
    store.typeHand(' https://example.org/dragonwood/table/?hand=R4+B5&landscape=fire-ants&players=3#adviser-hand ');
    expect(store.$question.get()).toMatchObject({ hand: ['R4', 'B5'], landscape: ['fire-ants'], players: 3 });
    store.typeHand('?hand=R4+Q9&landscape=%00');
    expect(store.$question.get().hand).toEqual(['R4']);
    expect(store.$problems.get().map(({ code }) => code)).toEqual(['unknownCard', 'unknownTarget']);
  });

  test('remembers discarded cards until they leave no deck', () => {
    const store = createTableStore();
    store.typeHand('r3');
    store.typeDiscard('R1 l R3 R1');
    expect(store.$question.get().discard).toEqual(['R1', 'L']);
    expect(store.$problems.get().map(({ code }) => code)).toEqual(['cardTwice', 'cardTwice']);
    const all = ['R', 'O', 'G', 'P', 'B'].flatMap((suit) => Array.from({ length: 12 }, (_, at) => `${suit}${at + 1}`));
    store.typeDiscard(all.slice(5).join(' '));
    expect(store.$question.get().discard).toEqual([]);
    expect(store.$problems.get().map(({ code }) => code)).toEqual(['noDeckLeft']);
  });

  test('lays as many of a card into the landscape as there are, and five in all', () => {
    const store = createTableStore();
    const lay = [
      'fire-ants',
      'fire-ants',
      'fire-ants',
      'blue-dragon',
      'wild-boar',
      'hungry-bear',
      'wasps-nest',
    ] as const;
    expect(lay.map((id) => store.addTarget(id))).toEqual([true, true, false, true, true, true, false]);
    store.removeTarget(1);
    expect(store.$question.get().landscape).toEqual(['fire-ants', 'blue-dragon', 'wild-boar', 'hungry-bear']);
  });

  test('an enhancement that you take no longer lies in the landscape, and cannot be laid there', () => {
    const store = createTableStore();
    store.addTarget('silver-sword');
    store.toggleEnhancement('silver-sword');
    expect(store.$question.get()).toMatchObject({ landscape: [], enhancements: ['silver-sword'] });
    expect(store.addTarget('silver-sword')).toBe(false);
    store.toggleEnhancement('silver-sword');
    expect(store.$question.get().enhancements).toEqual([]);
  });

  test('a deck that was shuffled again holds what was discarded before', () => {
    const store = createTableStore();
    store.typeDiscard('R1 L');
    store.setRound('first');
    expect(store.$question.get().discard).toEqual(['R1', 'L']);
    store.setRound('second');
    expect(store.$question.get()).toMatchObject({ round: 'second', discard: [] });
    expect(store.$advice.get().reload.unseen).toMatchObject({ adventurers: 60, ladybugs: 4 });
    store.toggleVariant('shortGame');
    expect(store.$question.get()).toMatchObject({ round: 'last', variants: ['shortGame'] });
    store.toggleVariant('dragonSpell');
    store.toggleVariant('shortGame');
    expect(store.$question.get().variants).toEqual(['dragonSpell']);
  });

  test('the others hold what can be held', () => {
    const store = createTableStore();
    store.setPlayers(3);
    expect(store.$question.get().othersHold).toBe(10);
    store.setOthersHold(40);
    expect(store.$question.get().othersHold).toBe(18);
    store.setOthersHold(Number.NaN);
    expect(store.$question.get().othersHold).toBe(0);
  });

  test('the answer follows the question, and the address leads back to it', () => {
    const store = createTableStore();
    store.showExample();
    expect(store.$advice.get().ranked.length).toBeGreaterThan(0);
    const other = createTableStore();
    other.open(store.address());
    expect(other.$question.get()).toEqual(store.$question.get());
    store.clear();
    expect(store.$advice.get().recommendation).toMatchObject({ move: 'reload', reasons: [{ code: 'noCards' }] });
  });
});

import { describe, expect, test } from 'vitest';
import { createHeartStore } from './heart-question.ts';

describe('the Dragonheart table that is asked about', () => {
  test('takes cards and says why one cannot lie there', () => {
    const store = createHeartStore();
    expect(store.add('hand', 'Tr3')).toBeNull();
    expect(store.add('hand', "Tr3'")).toEqual({ code: 'notYourDeck', value: "Tr3'" });
    expect(store.add('board', 'Kn1')).toBeNull();
    expect(store.add('board', 'Kn2')).toMatchObject({ code: 'spaceFull' });
    store.remove('board', 'Kn1');
    expect(store.add('board', 'Kn2')).toBeNull();
    expect(store.$question.get()).toMatchObject({ hand: ['Tr3'], board: { knight: ['Kn2'] } });
  });

  test('reads a part of the table as it is typed', () => {
    const store = createHeartStore();
    store.add('hold', 'Kn1');
    store.type('hold', "hu1 kn2' tr1");
    expect(store.$question.get().hold).toEqual(['Hu1', "Kn2'"]);
    expect(store.$problems.get()).toEqual([{ code: 'notInHold', value: 'Tr1' }]);
  });

  test('[dh-great-dragon-hand] lets the sixth card go with the Great Dragon', () => {
    const store = createHeartStore();
    store.setGreatDragon(0);
    store.type('hand', 'Tr3 Fi2 So1 Kn1 Dw1 Sh');
    expect(store.$question.get()).toMatchObject({ hand: { length: 6 }, opponentHolds: 5 });
    store.setGreatDragon(1);
    expect(store.$question.get()).toMatchObject({ hand: { length: 5 }, opponentHolds: 6 });
    store.setOpponentHolds(99);
    expect(store.$question.get().opponentHolds).toBe(6);
  });

  test('takes a whole table from a link that is pasted', () => {
    const store = createHeartStore();
    store.type('board', "https://example.org/dragonheart/table/?hand=Tr3+Xy&board=Tr1+Tr2'&figure=you");
    expect(store.$question.get()).toMatchObject({
      hand: ['Tr3'],
      board: { treasure: ['Tr1', "Tr2'"] },
      greatDragon: 0,
    });
    expect(store.$problems.get()).toEqual([{ code: 'unknownCard', field: 'hand', value: 'Xy' }]);
  });

  test('the answer follows the question, and the address leads back to it', () => {
    const store = createHeartStore();
    expect(store.$advice.get().recommendation).toBeNull();
    store.showExample();
    store.setLastTurn(true);
    const other = createHeartStore();
    other.open(store.address());
    expect(other.$question.get()).toEqual(store.$question.get());
    expect(other.$advice.get().plays.length).toBeGreaterThan(3);
    expect(other.$problems.get()).toEqual([]);
  });
});

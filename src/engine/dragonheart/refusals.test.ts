import { expect, test } from 'vitest';
import { IllegalActionError } from '../core/index.ts';
import { legalActions } from './actions.ts';
import { apply } from './apply.ts';
import { ruleOf } from './citations.ts';
import { illegality } from './legality.ts';
import { action, at, playing } from './testing.ts';
import type { DragonheartAction } from './types.ts';
import { view } from './view.ts';

const table = "hands Tr3 Tr1 Hu1 Hu1 Hu2 | Dw1'; board Hu1' Hu2' Tr2";
const choosing = playing(at("hands So1 | -; board Tr3 Pe2' Tl1"), 'play So1').state;
const finished = at("phase over; ended ships; departed Sh Sh Sh Sh Sh' Sh' Sh' Sh' Sh'");

const why = (start: ReturnType<typeof at>, words: string, seat = 0) => illegality(view(start, seat), action(words));

test('[dh-play] to play no card is refused: nobody may pass', () => {
  expect(why(at(table), 'play')).toEqual({ code: 'noCards', rule: 'dh-play' });
});

test('[dh-play] cards of two types in one turn are refused, and both types are named', () => {
  expect(why(at(table), 'play Tr3 Hu1')).toEqual({
    code: 'mixedTypes',
    rule: 'dh-play',
    types: ['treasure', 'huntress'],
  });
});

test('[dh-play] a card that is not in the hand is refused, and so is one more than there are', () => {
  expect(why(at(table), 'play Fi2')).toEqual({ code: 'notInHand', rule: 'dh-play', card: 'Fi2', held: 0 });
  expect(why(at(table), 'play Tr3 Tr3')).toEqual({ code: 'notInHand', rule: 'dh-play', card: 'Tr3', held: 1 });
});

test('[dh-play] the same card of the other deck is another card', () => {
  expect(why(at(table), "play Tr3'")).toEqual({ code: 'notInHand', rule: 'dh-play', card: "Tr3'", held: 0 });
});

test('[dh-no-overfill] more cards than fit are refused, with the number that fits', () => {
  expect(why(at(table), 'play Hu1 Hu2')).toEqual({
    code: 'tooManyCards',
    rule: 'dh-no-overfill',
    cardType: 'huntress',
    cards: 2,
    fit: 1,
    onSpace: 2,
    capacity: 3,
  });
  expect(why(at(table), 'play Hu2')).toBeNull();
});

test('[dh-take] an empty pile cannot be chosen', () => {
  expect(why(choosing, 'take dwarf')).toEqual({ code: 'emptyPile', rule: 'dh-take', pile: 'dwarf' });
  expect(illegality(view(choosing, 0), { type: 'take', pile: 'hold' as 'dwarf' })?.code).toBe('emptyPile');
});

test('[dh-take] nor can a pile that these cards never take', () => {
  expect(why(choosing, 'take troll')).toEqual({
    code: 'notOffered',
    rule: 'dh-take',
    pile: 'troll',
    by: 'sorceress',
    piles: ['treasure', 'petrifiedDragon'],
  });
});

test('[dh-play] out of turn nobody may play', () => {
  expect(why(at(table), "play Dw1'", 1)).toEqual({ code: 'notYourTurn', rule: 'dh-play', toAct: 0 });
  expect(why(choosing, 'take treasure', 1)).toEqual({ code: 'notYourTurn', rule: 'dh-take', toAct: 0 });
});

test('[dh-take] while a choice waits nothing else may be done, and without one nothing may be taken', () => {
  expect(why(choosing, 'play Tr1')).toEqual({ code: 'wrongPhase', rule: 'dh-take', phase: 'choice' });
  expect(why(at(table), 'take treasure')).toEqual({ code: 'wrongPhase', rule: 'dh-play', phase: 'turn' });
});

test('[dh-last-turn] when the game is over nothing may be done', () => {
  for (const seat of [0, 1]) {
    expect(why(finished, 'play Tr1', seat)).toEqual({ code: 'gameOver', rule: 'dh-last-turn' });
    expect(legalActions(view(finished, seat))).toEqual([]);
  }
});

test('a refused action throws its reason, and the reason cites its rule', () => {
  const refused: readonly DragonheartAction[] = [action('play Tr3 Hu1'), action('play'), action('take treasure')];
  for (const one of refused) {
    try {
      apply(at(table), one);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(IllegalActionError);
      const reason = illegality(view(at(table), 0), one)!;
      expect((error as IllegalActionError).illegality).toEqual(reason);
      expect(ruleOf(reason)).toBe(reason.rule);
    }
  }
  expect(() => apply(finished, action('play Tr1'))).toThrow('gameOver');
});

test('cards that are alike are offered once, and the other player is offered nothing', () => {
  expect(legalActions(view(at('hands Dw1 Tr1 Dw1 Dw2 | -'), 0))).toEqual([
    { type: 'play', cards: ['Dw1'] },
    { type: 'play', cards: ['Dw1', 'Dw1'] },
    { type: 'play', cards: ['Dw2'] },
    { type: 'play', cards: ['Dw1', 'Dw2'] },
    { type: 'play', cards: ['Dw1', 'Dw1', 'Dw2'] },
    { type: 'play', cards: ['Tr1'] },
  ]);
  expect(legalActions(view(at(table), 1))).toEqual([]);
});

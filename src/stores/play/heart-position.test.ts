import { expect, test } from 'vitest';
import * as dragonheart from '#engine/dragonheart/index.ts';
import { dragonheartKit } from './dragonheart-kit.ts';
import { playablePosition, wholePosition } from './heart-position.ts';

const example = "hands Tr4 Tr1 Pe2 Dw1 Dw2 | -; board Fi3' Dw1'";

test('[dh-play] an example that tells one hand is played on: the other is drawn from the top of its own deck', () => {
  const told = dragonheart.parsePosition(example);
  const dealt = playablePosition(example);
  if ('problem' in told || 'problem' in dealt) throw new Error('the example is a position');
  const deck = told.value.decks[1]!;
  expect(dealt.value.hands).toEqual([told.value.hands[0], deck.slice(-5).toReversed()]);
  expect(dealt.value.decks).toEqual([told.value.decks[0], deck.slice(0, -5)]);
  // Nothing else is touched, and the game goes on until its end.
  expect({ ...dealt.value, hands: [], decks: [] }).toEqual({ ...told.value, hands: [], decks: [] });
  let state = dealt.value;
  for (let decision = 0; dragonheart.toAct(state) !== null; decision++) {
    const view = dragonheart.view(state, dragonheart.toAct(state)!);
    expect(dragonheart.legalActions(view).length).toBeGreaterThan(0);
    const action = dragonheartKit({ kind: 'move', level: 'easy', view, seed: decision });
    state = dragonheart.apply(state, action as dragonheart.DragonheartAction).state;
  }
  expect(dragonheart.outcome(state)).not.toBeNull();
});

test('[dh-play] a position that is set up needs a card in the hand of whoever comes next', () => {
  expect(wholePosition(example)).toMatchObject({ problem: { code: 'missing', what: 'hands' } });
  expect(wholePosition("hands Tr4 | Dw1'")).toHaveProperty('value');
  // In the last turn nobody comes next.
  expect(wholePosition('hands Tr4 | -; decks - | ...; endTrigger cannotRefill; ended deck')).not.toMatchObject({
    problem: { what: 'hands' },
  });
});

test('[dh-end-deck] a deck that would be emptied by the hand gives none', () => {
  const isShip = (card: string) => card.startsWith('Sh');
  const [ships, others] = [dragonheart.decks[1]!.filter(isShip), dragonheart.decks[1]!.filter((card) => !isShip(card))];
  const away = ships.length - (ships.length % 3);
  const text = [
    `hands Tr4 | -; decks ... | ${others[0]!}`,
    `piles - | ${others.slice(1).join(' ')}`,
    `departed ${ships.slice(0, away).join(' ')}`,
    `board ${ships.slice(away).join(' ')}`,
  ].join('; ');
  expect(dragonheart.parsePosition(text)).toHaveProperty('value');
  expect(playablePosition(text)).toMatchObject({ problem: { code: 'missing', what: 'hands' } });
});

test('what is no position is none', () => {
  expect(playablePosition('nonsense')).toHaveProperty('problem');
  expect(playablePosition("hands Tr4 | Dw1'")).toEqual(dragonheart.parsePosition("hands Tr4 | Dw1'"));
});

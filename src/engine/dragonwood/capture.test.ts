import { describe, expect, test } from 'vitest';
import { creatures, targetById } from './cards.ts';
import { scoreNow } from './score.ts';
import { at, calm, playing, possible, refusal, told, withDragonwood } from './testing.ts';

/** A table with this hand, before all that is needed. */
const holding = (hand: string, rest = '') =>
  at(`players 2; hands ${hand} | B3; landscape spooky-spiders silver-sword gooey-glob; ${calm}; ${rest}`);

test('[dw-target] a creature or an enhancement that lies open can be attacked, and nothing else', () => {
  const start = holding('R1');
  expect(refusal(start, 'strike spooky-spiders R1')).toBeNull();
  expect(refusal(start, 'strike silver-sword R1')).toBeNull();
  expect(refusal(start, 'strike hungry-bear R1')).toEqual({
    code: 'notInLandscape',
    rule: 'dw-target',
    target: 'hungry-bear',
  });
});

test('[dw-target] of two cards of the same title one is captured and the other stays', () => {
  const start = at(`players 2; hands R1 R2 | B3; landscape crazy-bats gooey-glob crazy-bats; ${calm}; dice 4 4`);
  const { state } = playing(start, 'strike crazy-bats R1 R2');
  expect(state.landscape.slice(0, 2).toSorted()).toEqual(['crazy-bats', 'gooey-glob']);
  expect(state.creatures[0]).toEqual(['crazy-bats']);
});

test('[dw-strike] consecutive cards of any suits are a Strike, in whatever order they are laid', () => {
  expect(refusal(holding('R4 B5 G6'), 'strike gooey-glob G6 R4 B5')).toBeNull();
});

test('[dw-strike] a gap, a rank twice, and 12 before 1 are no Strike', () => {
  expect(refusal(holding('R4 B5 G7'), 'strike gooey-glob R4 B5 G7')).toMatchObject({ code: 'gap', between: [5, 7] });
  expect(refusal(holding('R4 B4 G5'), 'strike gooey-glob R4 B4 G5')).toMatchObject({ code: 'repeatedRank', rank: 4 });
  expect(refusal(holding('R12 B1'), 'strike gooey-glob R12 B1')).toMatchObject({ code: 'gap', between: [1, 12] });
});

test('[dw-stomp] cards of one rank are a Stomp, and no others', () => {
  expect(refusal(holding('R4 B4 G4'), 'stomp gooey-glob R4 B4 G4')).toBeNull();
  expect(refusal(holding('R4 B4 G5'), 'stomp gooey-glob R4 B4 G5')).toEqual({ code: 'mixedRanks', rule: 'dw-stomp' });
});

test('[dw-scream] cards of one suit are a Scream, whatever their ranks, and no others', () => {
  expect(refusal(holding('R4 R9 R1'), 'scream gooey-glob R4 R9 R1')).toBeNull();
  expect(refusal(holding('R4 R9 B1'), 'scream gooey-glob R4 R9 B1')).toEqual({ code: 'mixedSuits', rule: 'dw-scream' });
});

test('[dw-single-card] one card alone is a Strike, a Stomp or a Scream, with one die', () => {
  for (const method of ['strike', 'stomp', 'scream']) {
    const { events } = playing(holding('R4', 'dice 4'), `${method} spooky-spiders R4`);
    expect(told(events, 'attackDeclared')).toMatchObject([{ method, dice: 1 }]);
    expect(told(events, 'creatureCaptured')).toHaveLength(1);
  }
});

test('[dw-dice] each card played earns one die', () => {
  const cards = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6'];
  for (const [place] of cards.entries()) {
    const laid = cards.slice(0, place + 1).join(' ');
    const { events } = playing(holding(cards.join(' ')), `strike gooey-glob ${laid}`);
    expect(told(events, 'attackDeclared')).toMatchObject([{ dice: place + 1, bonus: 0 }]);
    expect(told(events, 'diceRolled').map(({ rolled }) => rolled.length)).toEqual([place + 1]);
  }
});

test('[dw-dice] an attack without cards is none', () => {
  expect(refusal(holding('R1'), 'strike gooey-glob')).toEqual({ code: 'noCards', rule: 'dw-dice' });
});

test('[dw-six-dice] seven cards are too many, with a Potion among them too', () => {
  const seven = holding('R1 R2 R3 R4 R5 R6 R7', 'enhancements charmed-potion | -');
  expect(refusal(seven, 'scream gooey-glob R1 R2 R3 R4 R5 R6 R7')).toEqual({
    code: 'tooMany',
    rule: 'dw-six-dice',
    cards: 7,
  });
  expect(refusal(seven, 'scream gooey-glob R1 R2 R3 R4 R5 R6 +charmed-potion=R7')).toMatchObject({ code: 'tooMany' });
  for (const one of possible(seven)) {
    if (one.type === 'capture') expect(one.cards.length + one.enhancements.length).toBeLessThanOrEqual(6);
  }
});

test('[dw-total] reaching the number exactly is enough, one less is not', () => {
  // Gooey Glob needs 10 with a Scream.
  const hit = playing(holding('R1 R5 R9', 'dice 4 3 3'), 'scream gooey-glob R1 R5 R9');
  expect(told(hit.events, 'creatureCaptured')).toMatchObject([{ total: 10, need: 10, points: 5 }]);
  const miss = playing(holding('R1 R5 R9', 'dice 3 3 3'), 'scream gooey-glob R1 R5 R9');
  expect(told(miss.events, 'attackMissed')).toMatchObject([{ total: 9, need: 10 }]);
});

test('[dw-total] each method is judged by its own number', () => {
  // Gooey Glob: Strike 14, Stomp 9, Scream 10.
  const needs = [
    ['strike', 'R4 R5', 14],
    ['stomp', 'R4 B4', 9],
    ['scream', 'R4 R5', 10],
  ] as const;
  for (const [method, cards, need] of needs) {
    const { events } = playing(holding('R4 R5 B4'), `${method} gooey-glob ${cards}`);
    expect(told(events, 'attackDeclared')).toMatchObject([{ need }]);
  }
});

test('[dw-capture-creature] a creature hit goes to your victory pile and the cards played are discarded', () => {
  const { state, events } = playing(holding('R4 R9 B1', 'dice 2 3'), 'scream spooky-spiders R4 R9');
  expect(state.creatures).toEqual([['spooky-spiders'], []]);
  expect(state.landscape).not.toContain('spooky-spiders');
  expect(state.discard).toEqual(['R4', 'R9']);
  expect(state.hands[0]).toEqual(['B1']);
  expect(state.played).toEqual([]);
  expect(told(events, 'creatureCaptured')).toMatchObject([{ cards: ['R4', 'R9'], target: 'spooky-spiders', seat: 0 }]);
});

test('[dw-capture-enhancement] an enhancement hit lies before its owner and the cards played are discarded', () => {
  // The Silver Sword needs 6 with a Stomp.
  const { state, events } = playing(holding('R4 B4 B1', 'dice 3 3'), 'stomp silver-sword R4 B4');
  expect(state.enhancements).toEqual([['silver-sword'], []]);
  expect(state.creatures).toEqual([[], []]);
  expect(state.discard).toEqual(['R4', 'B4']);
  expect(told(events, 'enhancementCaptured')).toMatchObject([{ target: 'silver-sword', total: 6, need: 6 }]);
  expect(scoreNow(state).lines[0]).toMatchObject({ points: 0, creatures: 0 });
});

describe('a miss', () => {
  const missed = () => playing(holding('R4 R9 B1', 'dice 1 1'), 'scream gooey-glob R4 R9');

  test('[dw-wound] the target stays, the cards come back, and one card of the whole hand is chosen to discard', () => {
    const { state, events } = missed();
    expect(state.landscape).toEqual(['spooky-spiders', 'silver-sword', 'gooey-glob']);
    expect(state.hands[0]?.toSorted()).toEqual(['B1', 'R4', 'R9']);
    expect(state.phase).toEqual({ kind: 'wound', seat: 0, cards: 1 });
    expect(possible(state)).toHaveLength(3);
    expect(told(events, 'attackMissed')).toMatchObject([{ cards: ['R4', 'R9'] }]);
    expect(told(events, 'woundSuffered')).toMatchObject([{ seat: 0, cards: 1 }]);
  });

  test.each([
    ['a card just played', 'R9', ['B1', 'R4']],
    ['another card', 'B1', ['R4', 'R9']],
  ])('[dw-wound] %s may be the one discarded', (_which, card, left) => {
    const { state, events } = playing(missed().state, `discard ${card}`);
    expect(state.hands[0]?.toSorted()).toEqual(left);
    expect(state.discard).toEqual([card]);
    expect(told(events, 'cardDiscarded')).toEqual([{ type: 'cardDiscarded', seat: 0, card, reason: 'wound' }]);
    expect(told(events, 'cardTurnedUp')).toEqual([]);
  });

  test('[dw-wound] the last card in hand is lost as well', () => {
    const { state } = playing(holding('R4', 'dice 1'), 'strike gooey-glob R4', 'discard R4');
    expect(state.hands[0]).toEqual([]);
  });
});

test('[dw-wound-empty-hand] who plays the Potion alone from an empty hand and misses loses no card', () => {
  const start = holding('-', 'enhancements charmed-potion | -; dice 1');
  const { state, events } = playing(start, 'strike gooey-glob +charmed-potion=R1');
  expect(told(events, 'woundSkipped')).toEqual([{ type: 'woundSkipped', seat: 0 }]);
  expect(told(events, 'woundSuffered')).toEqual([]);
  expect(state.phase).toEqual({ kind: 'turn', seat: 1 });
  expect([state.gone, state.discard]).toEqual([['charmed-potion'], []]);
});

test('[dw-wound] who plays the Potion alone with cards in hand and misses discards one', () => {
  const start = holding('R1', 'enhancements charmed-potion | -; dice 1');
  const { state } = playing(start, 'strike gooey-glob +charmed-potion=R1');
  expect(state.phase).toEqual({ kind: 'wound', seat: 0, cards: 1 });
});

test('[dw-creature-points] each creature captured adds the points on its shield', () => {
  for (const { id, points } of creatures) {
    const start = withDragonwood(at('players 2; hands R1 | -'), id);
    const state = { ...start, dragonwoodDeck: [], creatures: [[id], []] };
    expect(scoreNow(state).lines.map((line) => line.points)).toEqual([points, 0]);
  }
});

test('[dw-dragons] a dragon is captured like any creature, and counts as one', () => {
  const start = at(`players 2; hands R1 B1 G1 O1 P1 | -; landscape orange-dragon; ${calm}; dice 3 3 3 1 1`);
  const { state } = playing(start, 'stomp orange-dragon R1 B1 G1 O1 P1');
  expect(targetById('orange-dragon').needs.stomp).toBe(11);
  expect(scoreNow(state).lines[0]).toEqual({ points: 7, creatures: 1, bonus: 3, total: 10 });
  expect(state.phase.kind).toBe('turn');
});

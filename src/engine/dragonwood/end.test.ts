import { describe, expect, test } from 'vitest';
import type { CreatureId } from './cards.ts';
import type { EditionId, PlayerCount } from './editions.ts';
import { toAct } from './legality.ts';
import { outcome, scoreNow } from './score.ts';
import { at, calm, playing, possible, refusal, told, withDeck, withDragonwood } from './testing.ts';

const five = 'R1 B1 G1 O1 P1';
const dragonThere = `landscape blue-dragon; dice 2 2 2 2 2`;

/** The score when these creatures are captured, seat by seat. */
const scoreOf = (edition: EditionId, ...creatures: CreatureId[][]) =>
  scoreNow({ options: { players: creatures.length as PlayerCount, edition, variants: [] }, creatures });

describe.each([
  ['the same player', 'orange-dragon | -'],
  ['different players', '- | orange-dragon'],
])('both dragons captured by %s', (_who, creatures) => {
  test('[dw-end-dragons] end the game at once, before any refill', () => {
    const start = at(`players 2; hands ${five} | B3; ${dragonThere}; creatures ${creatures}; dragonwood sunny-day ...`);
    const { state, events } = playing(start, `stomp blue-dragon ${five}`);
    expect(state.phase).toEqual({ kind: 'over', cause: 'dragons' });
    expect(state.landscape).toEqual([]);
    expect(events.at(-1)).toMatchObject({ type: 'gameEnded', cause: 'dragons', outcome: outcome(state) });
    expect(told(events, 'cardTurnedUp')).toEqual([]);
    expect(told(events, 'turnEnded')).toEqual([]);
    expect(toAct(state)).toBeNull();
    expect(possible(state)).toEqual([]);
    expect(refusal(state, 'reload')).toEqual({ code: 'gameOver', rule: 'dw-end-dragons' });
  });
});

test('[dw-end-dragons] with one dragon captured the game goes on', () => {
  const { state } = playing(at(`players 2; hands ${five} | B3; ${dragonThere}; ${calm}`), `stomp blue-dragon ${five}`);
  expect(state.phase).toEqual({ kind: 'turn', seat: 1 });
  expect(outcome(state)).toBeNull();
});

test('[dw-end-dragons] in the last round too, both dragons end the game at once', () => {
  const start = at(`players 2; hands ${five} | B3; ${dragonThere}; creatures orange-dragon | -; passes 2; left 2`);
  expect(playing(start, `stomp blue-dragon ${five}`).state.phase).toEqual({ kind: 'over', cause: 'dragons' });
});

describe('the last round', () => {
  const reloads = (times: number) => Array<string>(times).fill('reload');
  const started = (hands: string, players: number, more = '') =>
    withDeck(at(`players ${players}; hands ${hands}; active 1; passes 1; ${more}`), 'G7');

  test.each([
    [2, 'R1 | R2'],
    [3, 'R1 | R2 | R3'],
    [4, 'R1 | R2 | R3 | R4'],
  ] as const)(
    '[dw-end-decks] with %i players everybody has one more turn after it, the active one as the last',
    (players, hands) => {
      const first = playing(started(hands, players), 'reload');
      expect(told(first.events, 'lastRoundBegan')).toEqual([
        { type: 'lastRoundBegan', passes: 2, players, rule: 'dw-end-decks' },
      ]);
      expect(first.state.deck.length).toBeGreaterThan(0);
      let { state } = first;
      const turns: (number | null)[] = [];
      while (toAct(state) !== null) {
        turns.push(toAct(state));
        state = playing(state, 'reload').state;
      }
      expect(turns).toEqual(Array.from({ length: players }, (_, step) => (2 + step) % players));
      expect(turns.at(-1)).toBe(1);
      expect(state.phase).toEqual({ kind: 'over', cause: 'decks' });
      expect(refusal(state, 'reload')).toEqual({ code: 'gameOver', rule: 'dw-end-decks' });
    },
  );

  test('[dw-end-decks] the end of the first deck ends nothing', () => {
    const { state, events } = playing(withDeck(at('players 2; hands R1 | R2'), 'G7'), 'reload');
    expect(told(events, 'lastRoundBegan')).toEqual([]);
    expect([state.passes, state.turnsLeft]).toEqual([1, null]);
  });

  test('[dw-end-decks] a third deck that is played through in the last round gives no further turns', () => {
    const begun = playing(started('R1 | R2', 2), 'reload').state;
    const short = withDeck(begun, begun.deck.find((card) => card !== 'L') ?? 'G8');
    const { state, events } = playing(short, ...reloads(2));
    expect(told(events, 'deckReshuffled').map(({ passes }) => passes)).toEqual([3]);
    expect(told(events, 'lastRoundBegan')).toEqual([]);
    expect(state.phase.kind).toBe('over');
  });

  test('[dw-end-decks] when a Sunny Day draws the last card, it, the discards and the refill are finished first', () => {
    const nine = 'B1 B2 B3 B4 B5 B6 B7 B8 B9';
    const table = started(`R1 R2 | ${nine}`, 2, 'landscape spooky-spiders; dice 4');
    const start = withDragonwood(table, 'sunny-day', 'fire-ants', 'fire-ants', 'wasps-nest', 'wasps-nest', 'wild-boar');
    const asked = playing(start, 'strike spooky-spiders B1');
    expect(asked.state.turnsLeft).toBe(3);
    expect(asked.state.hands.map(({ length }) => length >= 4)).toEqual([true, true]);
    let { state } = asked;
    while (state.phase.kind === 'discardToLimit') state = playing(state, `discard ${state.hands[1]?.at(-1)}`).state;
    expect(state.landscape).toHaveLength(5);
    expect([state.turnsLeft, toAct(state)]).toEqual([2, 0]);
    expect(playing(state, ...reloads(1)).state.phase).toEqual({ kind: 'turn', seat: 1 });
  });

  test('[dw-end-decks] the very last turn is finished with its event and its discards', () => {
    const text = `players 2; hands R1 R2 | B3; landscape spooky-spiders; dragonwood thunder-storm fire-ants ...; dice 4; passes 2; left 1`;
    const asked = playing(at(text), 'strike spooky-spiders R1').state;
    expect(asked.phase.kind).toBe('eventCard');
    const { state } = playing(asked, 'discard R2', 'discard B3');
    expect(state.phase).toEqual({ kind: 'over', cause: 'decks' });
  });
});

test('[dw-goal] the player with the most points wins', () => {
  expect(scoreOf('tabletop', ['gooey-glob'], ['hungry-bear']).winners).toEqual([0]);
  expect(scoreOf('online', ['spooky-spiders'], ['wild-boar'], ['gooey-glob']).winners).toEqual([2]);
});

test('[dw-score] the points of the captured creatures are added up, and enhancements add none', () => {
  const text =
    'players 2; hands R1 | B3; creatures gooey-glob fire-ants | blue-dragon; enhancements - | silver-sword lucky-mushroom';
  const { lines, scores } = scoreNow(at(text));
  expect(lines.map(({ points }) => points)).toEqual([7, 6]);
  expect(lines.map(({ creatures }) => creatures)).toEqual([2, 1]);
  expect(scores).toEqual([10, 6]);
});

describe.each(['tabletop', 'online'] as const)('%s', (edition) => {
  const one: CreatureId[] = ['spooky-spiders'];
  const two: CreatureId[] = ['crazy-bats', 'crazy-bats'];

  test('[dw-most-creatures] the most creature cards earn 3 points, and dragons count', () => {
    expect(scoreOf(edition, [...two, 'orange-dragon'], two).lines.map(({ bonus }) => bonus)).toEqual([3, 0]);
    expect(scoreOf(edition, one, two, []).lines.map(({ bonus }) => bonus)).toEqual([0, 3, 0]);
  });

  test('[dw-most-creatures] two, three or four who share the most earn 2 points each, also when nobody has any', () => {
    expect(scoreOf(edition, two, two).lines.map(({ bonus }) => bonus)).toEqual([2, 2]);
    expect(scoreOf(edition, two, one, two).lines.map(({ bonus }) => bonus)).toEqual([2, 0, 2]);
    expect(scoreOf(edition, one, one, one, []).lines.map(({ bonus }) => bonus)).toEqual([2, 2, 2, 0]);
    expect(scoreOf(edition, one, one, one, one).lines.map(({ bonus }) => bonus)).toEqual([2, 2, 2, 2]);
    expect(scoreOf(edition, [], [], []).scores).toEqual([2, 2, 2]);
  });

  test('[dw-tie] who are still tied share the win', () => {
    expect(scoreOf(edition, ['fire-ants'], ['wasps-nest'])).toMatchObject({ winners: [0, 1], tie: 'shared' });
    expect(scoreOf(edition, [], [], [], []).winners).toEqual([0, 1, 2, 3]);
    expect(scoreOf(edition, ['gooey-glob'], ['hungry-bear']).tie).toBeNull();
  });

  test('[dw-tie] of those tied without the Orange Dragon the one with the most creatures wins', () => {
    // 9 and a bonus of 3 for five cards; 12 with two.
    const many: CreatureId[] = ['giggling-goblin', 'giggling-goblin', 'fire-ants', 'fire-ants', 'spooky-spiders'];
    const few: CreatureId[] = ['blue-dragon', 'hungry-bear', 'wild-boar'];
    expect(scoreOf(edition, few, many, ['crazy-bats'])).toMatchObject({
      scores: [12, 12, 1],
      winners: [1],
      tie: 'mostCreatures',
    });
  });

  test('[dw-tie] three tied, two of them with more creatures: those two share the win', () => {
    // 6 + 2 for three cards, twice; 8 with one card less.
    const three: CreatureId[] = ['giggling-goblin', 'giggling-goblin', 'fire-ants'];
    const alike: CreatureId[] = ['wasps-nest', 'wasps-nest', 'fire-ants'];
    const less: CreatureId[] = ['gooey-glob', 'hungry-bear'];
    expect(scoreOf(edition, three, alike, less)).toMatchObject({ scores: [8, 8, 8], winners: [0, 1], tie: 'shared' });
  });
});

test('[dw-tie] at the table the Orange Dragon breaks a tie, online the most creatures', () => {
  // 7 with the dragon and 3 more make 10; 7 and a bonus of 3 for four cards make 10.
  const dragon: CreatureId[] = ['orange-dragon', 'wild-boar'];
  const many: CreatureId[] = ['fire-ants', 'fire-ants', 'wasps-nest', 'spooky-spiders'];
  expect(scoreOf('tabletop', many, dragon)).toMatchObject({ scores: [10, 10], winners: [1], tie: 'orangeDragon' });
  expect(scoreOf('online', many, dragon)).toMatchObject({ scores: [10, 10], winners: [0], tie: 'mostCreatures' });
});

test('[dw-tie] the Orange Dragon of a player who is not tied breaks no tie', () => {
  const dragon: CreatureId[] = ['orange-dragon'];
  const eight: CreatureId[] = ['blue-dragon', 'fire-ants'];
  const same: CreatureId[] = ['gooey-glob', 'hungry-bear'];
  expect(scoreOf('tabletop', eight, dragon, same)).toMatchObject({ winners: [0, 2], tie: 'shared' });
});

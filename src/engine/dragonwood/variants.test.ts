import { describe, expect, test } from 'vitest';
import { toAct } from './legality.ts';
import { at, calm, playing, possible, refusal, told, withDeck } from './testing.ts';

const spellTable = (more = '', hand = 'R4 R5 R6 B9', variants = 'dragonSpell') =>
  at(
    `players 2; variants ${variants}; hands ${hand} | B3; landscape orange-dragon fire-ants silver-sword; ${calm}; ${more}`,
  );
const spell = 'dragonSpell orange-dragon R4 R5 R6';

test('[dw-dragon-spell] three consecutive cards of one suit roll two dice against a dragon and need 6', () => {
  const { state, events } = playing(spellTable('dice 3 3'), spell);
  expect(told(events, 'attackDeclared')).toMatchObject([{ dice: 2, bonus: 0, need: 6 }]);
  expect(told(events, 'creatureCaptured')).toMatchObject([{ target: 'orange-dragon', total: 6 }]);
  expect(state.discard).toEqual(['R4', 'R5', 'R6']);
});

test('[dw-dragon-spell] a miss costs two cards, one after the other', () => {
  const missed = playing(spellTable('dice 3 2'), spell);
  expect(missed.state.phase).toEqual({ kind: 'wound', seat: 0, cards: 2 });
  const once = playing(missed.state, 'discard R4').state;
  expect([once.phase, toAct(once)]).toEqual([{ kind: 'wound', seat: 0, cards: 1 }, 0]);
  const twice = playing(once, 'discard B9').state;
  expect(twice.hands[0]).toEqual(['R5', 'R6']);
  expect(twice.phase).toEqual({ kind: 'turn', seat: 1 });
});

test('[dw-dragon-spell] an attack of another kind in the variant costs one card at a miss', () => {
  const { state } = playing(spellTable('dice 1 1 1'), 'strike orange-dragon R4 R5 R6');
  expect(state.phase).toEqual({ kind: 'wound', seat: 0, cards: 1 });
});

test.each([
  ['the variant is off', spellTable('', 'R4 R5 R6 B9', ''), spell, { code: 'noDragonSpell' }],
  [
    'the target is no dragon',
    spellTable(),
    'dragonSpell fire-ants R4 R5 R6',
    { code: 'spellNeedsDragon', target: 'fire-ants' },
  ],
  [
    'the target is an enhancement',
    spellTable(),
    'dragonSpell silver-sword R4 R5 R6',
    { code: 'spellNeedsDragon', target: 'silver-sword' },
  ],
  ['there are two cards', spellTable(), 'dragonSpell orange-dragon R4 R5', { code: 'spellCards', cards: 2, needed: 3 }],
  [
    'there are four cards',
    spellTable('', 'R4 R5 R6 R7'),
    'dragonSpell orange-dragon R4 R5 R6 R7',
    { code: 'spellCards', cards: 4, needed: 3 },
  ],
  [
    'a suit is mixed in',
    spellTable('', 'R4 B5 R6'),
    'dragonSpell orange-dragon R4 B5 R6',
    { code: 'spellNotASuitRun' },
  ],
  ['there is a gap', spellTable('', 'R4 R5 R7'), 'dragonSpell orange-dragon R4 R5 R7', { code: 'spellNotASuitRun' }],
  [
    'the Potion is laid out',
    spellTable('enhancements charmed-potion | -'),
    'dragonSpell orange-dragon R4 R5 +charmed-potion=R6',
    { code: 'notForSpell', enhancement: 'charmed-potion' },
  ],
])('[dw-dragon-spell] it is refused when %s', (_why, start, text, reason) => {
  expect(refusal(start, text)).toEqual({ rule: 'dw-dragon-spell', ...reason });
  expect(possible(start).filter((one) => one.type === 'capture' && one.method === 'dragonSpell')).not.toContainEqual(
    expect.objectContaining({ target: 'fire-ants' }),
  );
});

describe('enhancements and the spell', () => {
  const own = (id: string) => spellTable(`enhancements ${id} | -`);
  const numbers = (id: string) => told(playing(own(id), `${spell} +${id}`).events, 'attackDeclared')[0];

  test.each([
    ['cloak-of-darkness', 2, 2],
    ['magical-unicorn', 2, 1],
    ['lightning-bolt', 2, 4],
    ['friendly-bunny', 3, 0],
    ['lucky-mushroom', 2, 0],
    ['bucket-of-spinach', 2, 0],
    ['ghost-disguise', 2, 0],
  ])('[dw-dragon-spell] with the %s it rolls %i dice and adds %i', (id, dice, bonus) => {
    expect(numbers(id)).toMatchObject({ dice, bonus, need: 6 });
  });

  test('[dw-dragon-spell] the Silver Sword adds nothing to it', () => {
    const start = at(
      `players 2; variants dragonSpell; hands R4 R5 R6 | B3; landscape orange-dragon; enhancements silver-sword | -`,
    );
    const { events } = playing(start, `${spell} +silver-sword`);
    expect(told(events, 'attackDeclared')).toMatchObject([{ dice: 2, bonus: 0 }]);
  });

  test('[dw-dragon-spell] the Mushroom may throw one of its dice again', () => {
    const start = spellTable('enhancements lucky-mushroom | -; dice 2 3 3');
    const { state, events } = playing(start, `${spell} +lucky-mushroom`, 'reroll 1');
    expect(told(events, 'dieRerolled')).toMatchObject([{ rolled: [3, 3], total: 6 }]);
    expect(state.creatures[0]).toEqual(['orange-dragon']);
  });
});

test('[dw-dragon-spell] it is offered with each run of three, with and without what is used once', () => {
  const start = spellTable('enhancements friendly-bunny magical-unicorn | -', 'R4 R5 R6 R7');
  const offered = possible(start).filter((one) => one.type === 'capture' && one.method === 'dragonSpell');
  expect(offered).toHaveLength(4);
  for (const one of offered) expect(one).toMatchObject({ target: 'orange-dragon' });
});

test('[dw-short-game] the last round begins when the deck is played through once', () => {
  const short = at('players 3; variants shortGame; hands R1 | B3 | G4; active 2');
  const { state, events } = playing(withDeck(short, 'G7'), 'reload');
  expect(told(events, 'lastRoundBegan')).toEqual([
    { type: 'lastRoundBegan', passes: 1, players: 3, rule: 'dw-short-game' },
  ]);
  expect(state.turnsLeft).toBe(3);
  const end = playing(state, 'reload', 'reload');
  expect(toAct(end.state)).toBe(2);
  expect(playing(end.state, 'reload').state.phase).toEqual({ kind: 'over', cause: 'decks' });
});

test('[dw-short-game] off by default, the first deck ends nothing', () => {
  const { state } = playing(withDeck(at('players 2; hands R1 | B3'), 'G7'), 'reload');
  expect(state.turnsLeft).toBeNull();
});

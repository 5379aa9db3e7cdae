import { describe, expect, test } from 'vitest';
import { IllegalActionError } from '../core/index.ts';
import { apply } from './apply.ts';
import { ruleOf } from './citations.ts';
import type { DragonwoodEvent } from './game-events.ts';
import { illegality, toAct } from './legality.ts';
import type { DragonwoodIllegality } from './refusals.ts';
import { dragonwoodRuleIds, type DragonwoodRuleId } from './rules.ts';
import { action, at, playedGame, playing, refusal } from './testing.ts';
import type { DragonwoodAction } from './types.ts';
import { view } from './view.ts';

type Code = DragonwoodIllegality['code'];

const landscape = 'landscape gooey-glob silver-sword orange-dragon';
/** Six reds and four fives, with Bunny and Potion; player 1 owns the Unicorn. */
const table = (more = '', hand = 'R1 R2 R3 R4 R5 R6 B5 G7') =>
  at(
    `players 2; hands ${hand} | B3; ${landscape}; enhancements friendly-bunny charmed-potion | magical-unicorn; ${more}`,
  );
const spells = () => table('variants dragonSpell');
const six = 'strike gooey-glob R1 R2 R3 R4 R5 R6';

/** Each reason with a table and an action that it refuses; the compiler sees to it that none is left out. */
const refused: {
  readonly [Key in Code]: readonly [ReturnType<typeof at>, string, Extract<DragonwoodIllegality, { code: Key }>];
} = {
  gameOver: [at('players 2; phase over decks; passes 2; left 1'), 'reload', { code: 'gameOver', rule: 'dw-end-decks' }],
  notYourTurn: [table('active 1'), 'reload', { code: 'notYourTurn', rule: 'dw-turn-choice', toAct: 1 }],
  wrongPhase: [table('phase wound 1'), 'reload', { code: 'wrongPhase', rule: 'dw-wound', phase: 'wound' }],
  notInLandscape: [table(), 'strike wild-boar R1', { code: 'notInLandscape', rule: 'dw-target', target: 'wild-boar' }],
  notInHand: [table(), 'strike gooey-glob R1 B2', { code: 'notInHand', rule: 'dw-dice', card: 'B2' }],
  cardTwice: [table(), 'stomp gooey-glob R5 R5', { code: 'cardTwice', rule: 'dw-dice', card: 'R5' }],
  noCards: [table(), 'strike gooey-glob', { code: 'noCards', rule: 'dw-dice' }],
  tooMany: [table(), `${six} +charmed-potion=B7`, { code: 'tooMany', rule: 'dw-six-dice', cards: 7 }],
  gap: [table(), 'strike gooey-glob R1 R2 R4', { code: 'gap', rule: 'dw-strike', between: [2, 4] }],
  repeatedRank: [table(), 'strike gooey-glob R4 R5 B5', { code: 'repeatedRank', rule: 'dw-strike', rank: 5 }],
  mixedRanks: [table(), 'stomp gooey-glob R4 R5', { code: 'mixedRanks', rule: 'dw-stomp' }],
  mixedSuits: [table(), 'scream gooey-glob R4 B5', { code: 'mixedSuits', rule: 'dw-scream' }],
  notYourEnhancement: [
    table(),
    'strike gooey-glob R1 +magical-unicorn',
    { code: 'notYourEnhancement', rule: 'dw-capture-enhancement', enhancement: 'magical-unicorn' },
  ],
  enhancementTwice: [
    table(),
    'strike gooey-glob R1 +friendly-bunny +friendly-bunny',
    { code: 'enhancementTwice', rule: 'dw-enhancement-declare', enhancement: 'friendly-bunny' },
  ],
  againstEnhancement: [
    table(),
    'strike silver-sword R1 +friendly-bunny',
    {
      code: 'againstEnhancement',
      rule: 'dw-enhancement-creatures-only',
      enhancement: 'friendly-bunny',
      target: 'silver-sword',
    },
  ],
  sixDiceAlready: [
    table(),
    `${six} +friendly-bunny`,
    { code: 'sixDiceAlready', rule: 'dw-six-dice', enhancement: 'friendly-bunny' },
  ],
  potionStandsForNothing: [
    table(),
    'strike gooey-glob R1 +charmed-potion',
    { code: 'potionStandsForNothing', rule: 'dw-charmed-potion' },
  ],
  potionNotLaidOut: [table(), 'no notation', { code: 'potionNotLaidOut', rule: 'dw-charmed-potion' }],
  potionAsLadybug: [
    table(),
    'strike gooey-glob R1 +charmed-potion=L',
    { code: 'potionAsLadybug', rule: 'dw-charmed-potion' },
  ],
  noDragonSpell: [table(), 'dragonSpell orange-dragon R1 R2 R3', { code: 'noDragonSpell', rule: 'dw-dragon-spell' }],
  spellNeedsDragon: [
    spells(),
    'dragonSpell gooey-glob R1 R2 R3',
    { code: 'spellNeedsDragon', rule: 'dw-dragon-spell', target: 'gooey-glob' },
  ],
  spellCards: [
    spells(),
    'dragonSpell orange-dragon R1 R2',
    { code: 'spellCards', rule: 'dw-dragon-spell', cards: 2, needed: 3 },
  ],
  spellNotASuitRun: [
    spells(),
    'dragonSpell orange-dragon R3 R4 B5',
    { code: 'spellNotASuitRun', rule: 'dw-dragon-spell' },
  ],
  notForSpell: [
    spells(),
    'dragonSpell orange-dragon R1 R2 +charmed-potion=R3',
    { code: 'notForSpell', rule: 'dw-dragon-spell', enhancement: 'charmed-potion' },
  ],
  noSuchDie: [
    at(
      `players 2; hands R9 | B3; ${landscape}; enhancements lucky-mushroom | -; phase reroll 12 strike gooey-glob R1 R2 +lucky-mushroom`,
    ),
    'reroll 3',
    { code: 'noSuchDie', rule: 'dw-lucky-mushroom', die: 2, dice: 2 },
  ],
};

/** The Potion's stand without the Potion: no text can say it. */
const standsAlone: DragonwoodAction = {
  type: 'capture',
  target: 'gooey-glob',
  method: 'strike',
  cards: ['R1'],
  enhancements: [],
  potionAs: 'R2',
};

describe.each(Object.values(refused))('the refusal of %#', (state, text, reason) => {
  const chosen = reason.code === 'potionNotLaidOut' ? standsAlone : action(text);

  test(`${reason.code}: the reason names its rule and what it is about`, () => {
    expect(illegality(view(state, 0), chosen)).toEqual(reason);
    expect(dragonwoodRuleIds).toContain(ruleOf(reason));
  });

  test(`${reason.code}: nobody can do it all the same`, () => {
    // Out of turn is a matter of who asks: what is applied is the act of the seat that is asked.
    if (reason.code === 'notYourTurn') return;
    expect(() => apply(state, chosen)).toThrow(IllegalActionError);
  });
});

test.each([
  ['turn', 'turn', 'keep', 'dw-turn-choice'],
  ['wound', 'wound 1', 'keep', 'dw-wound'],
  ['eventCard', 'thunder-storm ? ?', 'reload', 'dw-thunder-storm'],
  ['eventCard', 'wind-storm ? ?', 'discard R1', 'dw-wind-storm'],
] as const)(
  'in the phase %s (%s) another action than those asked, %s, is refused by its rule',
  (phase, text, other, rule) => {
    expect(refusal(table(`phase ${text}`), other)).toEqual({ code: 'wrongPhase', rule, phase });
  },
);

test('above the limit a card is discarded and nothing else is done', () => {
  const state = playing(table('deck B9 ...', 'R1 R2 R3 R4 R5 R6 R7 R8 R9'), 'reload').state;
  expect(refusal(state, 'reload')).toEqual({ code: 'wrongPhase', rule: 'dw-hand-limit', phase: 'discardToLimit' });
  expect(refusal(state, 'discard B1')).toEqual({ code: 'notInHand', rule: 'dw-hand-limit', card: 'B1' });
});

test.each([
  ['wound 1', 'discard B3', 'dw-wound'],
  ['thunder-storm ? ?', 'discard B3', 'dw-thunder-storm'],
  ['wind-storm ? ?', 'pass B3', 'dw-wind-storm'],
])('in %s nobody gives a card of another hand', (phase, text, rule) => {
  expect(refusal(table(`phase ${phase}`), text)).toEqual({ code: 'notInHand', rule, card: 'B3' });
});

test.each([-1, 2, 0.5, NaN])('there is no die %d to be thrown again', (die) => {
  const [state] = refused.noSuchDie;
  expect(illegality(view(state, 0), { type: 'reroll', die })?.code).toBe('noSuchDie');
});

/** The rules that each fact can cite; the compiler sees to it that none is left out. */
const cited: Readonly<Record<DragonwoodEvent['type'], readonly DragonwoodRuleId[]>> = {
  reloaded: ['dw-reload'],
  adventurerDrawn: ['dw-ladybug', 'dw-reload', 'dw-sunny-day'],
  ladybugDrawn: ['dw-ladybug'],
  deckReshuffled: ['dw-reshuffle'],
  lastRoundBegan: ['dw-end-decks', 'dw-short-game'],
  attackDeclared: ['dw-dragon-spell', 'dw-scream', 'dw-single-card', 'dw-stomp', 'dw-strike'],
  diceRolled: ['dw-dice', 'dw-dragon-spell'],
  rerollOffered: ['dw-lucky-mushroom'],
  rollKept: ['dw-lucky-mushroom'],
  dieRerolled: ['dw-lucky-mushroom'],
  creatureCaptured: ['dw-capture-creature'],
  enhancementCaptured: ['dw-capture-enhancement'],
  attackMissed: ['dw-total'],
  woundSuffered: ['dw-dragon-spell', 'dw-wound'],
  woundSkipped: ['dw-wound-empty-hand'],
  cardDiscarded: ['dw-hand-limit', 'dw-wound'],
  cardTurnedUp: ['dw-replenish'],
  landscapeShrank: ['dw-deck-empty'],
  eventHappened: ['dw-event-immediate'],
  stormAsked: ['dw-thunder-storm', 'dw-wind-storm'],
  stormCardChosen: ['dw-thunder-storm', 'dw-wind-storm'],
  stormCardsDiscarded: ['dw-thunder-storm'],
  stormCardsPassed: ['dw-wind-storm'],
  enhancementsSank: ['dw-quicksand'],
  limitExceeded: ['dw-hand-limit'],
  turnEnded: ['dw-turn-ends'],
  gameEnded: ['dw-end-decks', 'dw-end-dragons'],
};

test('every kind of fact happens in games, and cites the rules of its table', () => {
  const seen = new Map<string, Set<string>>(Object.keys(cited).map((type) => [type, new Set()]));
  const note = (event: DragonwoodEvent) => seen.get(event.type)?.add(ruleOf(event));
  for (let seed = 0; seed < 60; seed++) {
    const variants = (['dragonSpell', 'shortGame'] as const).slice(0, seed % 3);
    const style = seed % 2 ? 'greedy' : 'random';
    for (const { events } of playedGame({ players: 2, edition: 'online', variants }, seed, style)) events.forEach(note);
  }
  // Two that hardly ever come by chance.
  const alone = at(`players 2; hands - | -; ${landscape}; enhancements charmed-potion | -; dice 1`);
  playing(alone, 'strike gooey-glob +charmed-potion=R1').events.forEach(note);
  const cast = at(`players 2; variants dragonSpell; hands R1 R2 R3 | -; ${landscape}; dice 1 1`);
  playing(cast, 'dragonSpell orange-dragon R1 R2 R3').events.forEach(note);
  expect(Object.fromEntries([...seen].map(([type, rules]) => [type, [...rules].sort()]))).toEqual(cited);
});

test('when nobody is asked any more, everything is refused', () => {
  const [state] = refused.gameOver;
  expect(toAct(state)).toBeNull();
  for (const text of ['reload', 'keep', 'reroll 1', 'discard R1', 'pass R1', 'strike gooey-glob R1']) {
    for (const seat of [0, 1]) expect(refusal(state, text, seat)?.code).toBe('gameOver');
  }
});

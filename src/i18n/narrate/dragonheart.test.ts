import { describe, expect, test } from 'vitest';
import type { DragonheartAction, DragonheartEvent, DragonheartIllegality } from '#engine/dragonheart/index.ts';
import { locales } from '../locales.ts';
import { dragonheartNarration } from '../narration.ts';
import { tellAction, tellEvent, tellEvents, tellRefusal } from './dragonheart.ts';
import { lineText } from './teller.ts';
import { expectTold, readerOf } from './testing.ts';

const rule = 'dh-play';

/** One event of each type, so that a new one does not compile untold. */
const events: { readonly [Type in DragonheartEvent['type']]: Extract<DragonheartEvent, { type: Type }> } = {
  cardsPlayed: { type: 'cardsPlayed', seat: 0, cardType: 'dwarf', cards: ['Dw1', 'Dw3'], onSpace: 3, capacity: 4 },
  choiceAsked: {
    type: 'choiceAsked',
    seat: 0,
    by: 'sorceress',
    piles: [
      { pile: 'treasure', cards: ['Tr1', "Tr4'"], points: 5 },
      { pile: 'petrifiedDragon', cards: ['Pe2'], points: 2 },
    ],
  },
  pileTaken: {
    type: 'pileTaken',
    seat: 0,
    by: 'huntress',
    pile: 'fireDragon',
    cards: ['Fi2', 'Fi3', "Fi4'"],
    points: 9,
  },
  nothingTaken: { type: 'nothingTaken', seat: 0, by: 'sorceress', piles: ['treasure', 'petrifiedDragon'] },
  movedToHold: { type: 'movedToHold', seat: 0, cardType: 'huntress', cards: ['Hu1', 'Hu1', 'Hu2'] },
  shipsDeparted: { type: 'shipsDeparted', seat: 0, cards: ['Sh', 'Sh', "Sh'"], departures: 2 },
  greatDragonTaken: { type: 'greatDragonTaken', seat: 0, from: 1 },
  cardPutBack: { type: 'cardPutBack', seat: 0, card: 'Dw2', hand: 5 },
  cardsDrawn: { type: 'cardsDrawn', seat: 0, cards: ['Dw1', 'Sh'], limit: 6, withGreatDragon: true, deck: 20 },
  refillFellShort: { type: 'refillFellShort', seat: 0, hand: 3, limit: 5 },
  endTriggered: { type: 'endTriggered', seat: 0, cause: 'deck', lastTurns: 1 },
  turnEnded: { type: 'turnEnded', seat: 0, next: 1, isLast: true },
  gameEnded: {
    type: 'gameEnded',
    causes: ['deck'],
    outcome: { scores: [31, 40], winners: [1], lines: [], tie: null },
  },
};

/** One refusal of each code. */
const refusals: {
  readonly [Code in DragonheartIllegality['code']]: Extract<DragonheartIllegality, { code: Code }>;
} = {
  gameOver: { code: 'gameOver', rule },
  notYourTurn: { code: 'notYourTurn', rule, toAct: 1 },
  wrongPhase: { code: 'wrongPhase', rule, phase: 'choice' },
  noCards: { code: 'noCards', rule },
  notInHand: { code: 'notInHand', rule, card: 'Dw2', held: 0 },
  mixedTypes: { code: 'mixedTypes', rule, types: ['dwarf', 'ship'] },
  tooManyCards: { code: 'tooManyCards', rule, cardType: 'dwarf', cards: 2, fit: 1, onSpace: 3, capacity: 4 },
  emptyPile: { code: 'emptyPile', rule, pile: 'treasure' },
  notOffered: { code: 'notOffered', rule, pile: 'dwarf', by: 'sorceress', piles: ['treasure', 'petrifiedDragon'] },
};

const actions: readonly DragonheartAction[] = [
  { type: 'play', cards: ['Dw1', 'Dw3'] },
  { type: 'play', cards: [] },
  { type: 'take', pile: 'petrifiedDragon' },
];

const english = readerOf('en', dragonheartNarration('en'), 0);
const russian = readerOf('ru', dragonheartNarration('ru'), 0);

describe.each(locales)('in %s', (locale) => {
  const reader = (viewer: number | null) => readerOf(locale, dragonheartNarration(locale), viewer);

  test.each(Object.keys(events))('%s is told to its player, to the other one and to an onlooker', (type) => {
    const event = events[type as keyof typeof events];
    const told = [0, 1, null].map((viewer) => tellEvent(event, reader(viewer)));
    for (const text of told) expectTold(text, locale);
  });

  test.each(Object.keys(refusals))('the refusal %s has its reason', (code) => {
    expectTold(tellRefusal(refusals[code as keyof typeof refusals], reader(0)), locale);
  });

  test('a full space and a card of which there are too few have reasons of their own', () => {
    const texts = [
      tellRefusal({ ...refusals.tooManyCards, fit: 0, onSpace: 4 }, reader(0)),
      tellRefusal({ ...refusals.notInHand, held: 1 }, reader(0)),
    ];
    for (const text of texts) expectTold(text, locale);
  });

  test('every action has a name', () => {
    for (const action of actions) expectTold(`${tellAction(action, reader(0))}.`, locale);
  });
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('exact sentences', () => {
  test.each([
    ['cardsPlayed', 'You play 2 Dwarves (1 and 3). The space now holds 3 of 4.'],
    ['choiceAsked', 'You may take one of two stacks: 2 Treasures (5 points) or a Petrified Dragon (2 points).'],
    ['pileTaken', 'You take 3 Fire Dragons: 9 points.'],
    ['greatDragonTaken', 'You get the Great Dragon. Ben loses it.'],
    ['gameEnded', 'The game is over. The points: you 31, Ben 40. Ben wins.'],
  ] as const)('%s in English', (type, text) => {
    expect(plain(tellEvent(events[type], english))).toBe(text);
  });

  test.each([
    ['cardsPlayed', 'Вы кладёте 2 гномов (1 и 3). Теперь занято 3 из 4 мест.'],
    ['pileTaken', 'Вы забираете 3 огненных драконов: 9 очков.'],
    ['nothingTaken', 'Забирать нечего: сокровищ и окаменевших драконов нет.'],
    ['movedToHold', 'Охотницы уходят в трюм.'],
    ['cardsDrawn', 'Вы добираете 2 карты: гном 1 и корабль. С Великим Драконом предел руки — 6.'],
  ] as const)('%s in Russian', (type, text) => {
    expect(plain(tellEvent(events[type], russian))).toBe(text);
  });

  test('a refusal names the places', () => {
    expect(plain(tellRefusal(refusals.tooManyCards, english))).toBe(
      'Dwarves have 4 places, 3 of them taken: only 1 card fits.',
    );
  });
});

test('what is played stands in one line with what it takes', () => {
  const { cardsPlayed, pileTaken, movedToHold, turnEnded } = events;
  const lines = tellEvents([cardsPlayed, pileTaken, movedToHold, turnEnded], english);
  expect(lines.map((line) => plain(lineText(line)))).toEqual([
    'You play 2 Dwarves (1 and 3). The space now holds 3 of 4. You take 3 Fire Dragons: 9 points.',
    'The Huntresses move to the hold.',
  ]);
});

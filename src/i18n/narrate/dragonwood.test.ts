import { describe, expect, test } from 'vitest';
import type { DragonwoodAction, DragonwoodEvent, DragonwoodIllegality, Idle } from '#engine/dragonwood/index.ts';
import { locales } from '../locales.ts';
import { dragonwoodNarration } from '../narration.ts';
import { tellEvents } from './dragonwood-lines.ts';
import { tellAction, tellEvent, tellRefusal } from './dragonwood.ts';
import { lineText } from './teller.ts';
import { expectTold, readerOf } from './testing.ts';

type Refusal = DragonwoodIllegality | Idle;

const attack = {
  target: 'wild-boar',
  method: 'strike',
  cards: ['R3', 'G5'],
  enhancements: ['silver-sword', 'charmed-potion'],
  potionAs: 'B4',
} as const;
const fact = { seat: 0, target: 'wild-boar', method: 'strike' } as const;
const roll = { ...fact, rolled: [2, 3, 4], bonus: 2, total: 11, need: 8 } as const;
const rule = 'dw-dice';

/** One event of each type, so that a new one does not compile untold. */
const events: { readonly [Type in DragonwoodEvent['type']]: Extract<DragonwoodEvent, { type: Type }> } = {
  reloaded: { type: 'reloaded', seat: 0 },
  adventurerDrawn: { type: 'adventurerDrawn', seat: 0, card: 'R7', cause: 'reload' },
  ladybugDrawn: { type: 'ladybugDrawn', seat: 0, more: 2 },
  deckReshuffled: { type: 'deckReshuffled', passes: 1, cards: 40, order: null },
  lastRoundBegan: { type: 'lastRoundBegan', passes: 2, players: 3, rule: 'dw-end-decks' },
  attackDeclared: { type: 'attackDeclared', ...fact, attack, dice: 3, bonus: 2, need: 8 },
  diceRolled: { type: 'diceRolled', ...roll },
  rerollOffered: { type: 'rerollOffered', attack, dice: 3, ...roll },
  rollKept: { type: 'rollKept', ...roll },
  dieRerolled: { type: 'dieRerolled', die: 0, from: 1, to: 2, ...roll },
  creatureCaptured: {
    type: 'creatureCaptured',
    ...fact,
    target: 'wild-boar',
    points: 3,
    total: 11,
    need: 8,
    cards: ['R3', 'G5'],
  },
  enhancementCaptured: {
    type: 'enhancementCaptured',
    ...fact,
    target: 'silver-sword',
    total: 11,
    need: 8,
    cards: ['R3', 'G5'],
  },
  attackMissed: { type: 'attackMissed', ...fact, total: 6, need: 8, cards: ['R3', 'G5'] },
  woundSuffered: { type: 'woundSuffered', seat: 0, cards: 1, method: 'strike' },
  woundSkipped: { type: 'woundSkipped', seat: 0 },
  cardDiscarded: { type: 'cardDiscarded', reason: 'wound', seat: 0, card: 'R3' },
  cardTurnedUp: { type: 'cardTurnedUp', card: 'hungry-bear' },
  landscapeShrank: { type: 'landscapeShrank', landscape: 3 },
  eventHappened: { type: 'eventHappened', event: 'quicksand' },
  stormAsked: { type: 'stormAsked', event: 'wind-storm', seats: [0, 1, 2] },
  stormCardChosen: { type: 'stormCardChosen', event: 'wind-storm', seat: 1, card: null },
  stormCardsDiscarded: {
    type: 'stormCardsDiscarded',
    cards: [
      { seat: 0, card: 'R7' },
      { seat: 1, card: 'B3' },
    ],
  },
  stormCardsPassed: {
    type: 'stormCardsPassed',
    cards: [
      { from: 0, to: 2, card: 'R7' },
      { from: 1, to: 0, card: 'B3' },
      { from: 2, to: 1, card: null },
    ],
  },
  enhancementsSank: { type: 'enhancementsSank', cards: ['silver-sword'] },
  limitExceeded: { type: 'limitExceeded', seats: [0, 1], limit: 9, cause: 'event' },
  turnEnded: { type: 'turnEnded', seat: 0, next: 1 },
  gameEnded: {
    type: 'gameEnded',
    cause: 'dragons',
    outcome: { scores: [23, 23], winners: [0], lines: [], tie: 'orangeDragon' },
  },
};

/** One refusal of each code. */
const refusals: { readonly [Code in Refusal['code']]: Extract<Refusal, { code: Code }> } = {
  noCards: { code: 'noCards', rule },
  tooMany: { code: 'tooMany', rule: 'dw-six-dice', cards: 7 },
  gap: { code: 'gap', rule: 'dw-strike', between: [3, 5] },
  repeatedRank: { code: 'repeatedRank', rule: 'dw-strike', rank: 5 },
  mixedRanks: { code: 'mixedRanks', rule: 'dw-stomp' },
  mixedSuits: { code: 'mixedSuits', rule: 'dw-scream' },
  otherMethod: { code: 'otherMethod', rule, enhancement: 'silver-sword' },
  gameOver: { code: 'gameOver', rule },
  notYourTurn: { code: 'notYourTurn', rule, toAct: 1 },
  wrongPhase: { code: 'wrongPhase', rule, phase: 'wound' },
  notInLandscape: { code: 'notInLandscape', rule, target: 'fire-ants' },
  notInHand: { code: 'notInHand', rule, card: 'R7' },
  cardTwice: { code: 'cardTwice', rule, card: 'R7' },
  notYourEnhancement: { code: 'notYourEnhancement', rule, enhancement: 'silver-sword' },
  enhancementTwice: { code: 'enhancementTwice', rule, enhancement: 'silver-sword' },
  againstEnhancement: { code: 'againstEnhancement', rule, enhancement: 'silver-sword', target: 'lucky-mushroom' },
  sixDiceAlready: { code: 'sixDiceAlready', rule: 'dw-six-dice', enhancement: 'friendly-bunny' },
  potionStandsForNothing: { code: 'potionStandsForNothing', rule },
  potionNotLaidOut: { code: 'potionNotLaidOut', rule },
  potionAsLadybug: { code: 'potionAsLadybug', rule },
  noDragonSpell: { code: 'noDragonSpell', rule },
  spellNeedsDragon: { code: 'spellNeedsDragon', rule, target: 'fire-ants' },
  spellCards: { code: 'spellCards', rule, cards: 2, needed: 3 },
  spellNotASuitRun: { code: 'spellNotASuitRun', rule },
  notForSpell: { code: 'notForSpell', rule, enhancement: 'silver-sword' },
  noSuchDie: { code: 'noSuchDie', rule, die: 4, dice: 3 },
};

const actions: readonly DragonwoodAction[] = [
  { type: 'reload' },
  { type: 'capture', ...attack },
  { type: 'capture', target: 'fire-ants', method: 'stomp', cards: ['B4', 'O4'], enhancements: [] },
  { type: 'keep' },
  { type: 'reroll', die: 1 },
  { type: 'discard', card: 'R7' },
  { type: 'pass', card: 'R7' },
];

const english = readerOf('en', dragonwoodNarration('en'), 0);
const russian = readerOf('ru', dragonwoodNarration('ru'), 0);

describe.each(locales)('in %s', (locale) => {
  const reader = (viewer: number | null) => readerOf(locale, dragonwoodNarration(locale), viewer);

  test.each(Object.keys(events))('%s is told to its player, to another one and to an onlooker', (type) => {
    const event = events[type as keyof typeof events];
    const told = [0, 1, null].map((viewer) => tellEvent(event, reader(viewer)));
    for (const text of told) expectTold(text, locale);
    if ('seat' in event) expect(new Set(told).size).toBe(2);
  });

  test.each(Object.keys(refusals))('the refusal %s has its reason', (code) => {
    expectTold(tellRefusal(refusals[code as keyof typeof refusals], reader(0)), locale);
  });

  test('every action has a name', () => {
    for (const action of actions) expectTold(`${tellAction(action, reader(0))}.`, locale);
  });
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('exact sentences', () => {
  test.each([
    [
      'attackDeclared',
      'You strike at the Wild Boar with red 3 and green 5, helped by the Silver Sword and the Charmed Potion (as blue 4): 3 dice and +2.',
    ],
    ['diceRolled', 'You roll 2, 3 and 4, with +2: 11. Needed: 8.'],
    ['creatureCaptured', 'You capture the Wild Boar: 3 points.'],
    ['stormCardsDiscarded', 'You discard red 7 and Ben discards blue 3.'],
    ['stormCardsPassed', 'You pass red 7 to Cleo; Ben passes blue 3 to you; Cleo passes a card to Ben.'],
    [
      'gameEnded',
      'Both dragons are captured, and the game ends. The points: you 23, Ben 23. The points are equal: whoever has the Orange Dragon wins. You win.',
    ],
  ] as const)('%s in English', (type, text) => {
    expect(plain(tellEvent(events[type], english))).toBe(text);
  });

  test.each([
    [
      'attackDeclared',
      'Вы атакуете Дикого кабана ударом (красная 3 и зелёная 5; помогают Серебряный меч и Чарующее зелье вместо карты «синяя 4»): 3 кубика и +2.',
    ],
    ['diceRolled', 'Вы бросаете кубики: 2, 3 и 4, с прибавкой +2 всего 11. Нужно 8.'],
    ['creatureCaptured', 'Вы захватываете Дикого кабана: 3 очка.'],
    ['cardDiscarded', 'Вы сбрасываете красную 3.'],
    ['stormCardsDiscarded', 'Вы сбрасываете красную 7, а Боря — синюю 3.'],
    [
      'stormCardsPassed',
      'Вера получает от вас красную 7; Боря отдаёт вам синюю 3; Вера отдаёт карту, а получает её Боря.',
    ],
  ] as const)('%s in Russian', (type, text) => {
    expect(plain(tellEvent(events[type], russian))).toBe(text);
  });

  test('an action is called as on a button', () => {
    const [, , stomp] = actions;
    expect(stomp && plain(tellAction(stomp, english))).toBe('Stomp at the Fire Ants with blue 4 and orange 4');
    expect(stomp && plain(tellAction(stomp, russian))).toBe(
      'Атаковать Огненных муравьёв топотом (синяя 4 и оранжевая 4)',
    );
  });
});

describe('what belongs together stands in one line', () => {
  const told = (list: readonly DragonwoodEvent[], reader = english) =>
    tellEvents(list, reader).map((line) => plain(lineText(line)));

  test('the roll with its outcome, and the wound with the card it costs', () => {
    const { diceRolled, attackMissed, woundSuffered, cardDiscarded, turnEnded } = events;
    const lines = tellEvents([diceRolled, attackMissed, woundSuffered, cardDiscarded, turnEnded], english);
    expect(lines.map(({ tone }) => tone)).toEqual(['bad', undefined]);
    expect(lines.map((line) => plain(lineText(line)))).toEqual([
      'You roll 2, 3 and 4, with +2: 11. Needed: 8. A miss: the card stays where it is, and you take your Adventurers back.',
      'A wound: you discard red 3.',
    ]);
  });

  test('a Reload with what is drawn; cards that nobody else sees are counted', () => {
    const drawn = { type: 'adventurerDrawn', seat: 1, card: null, cause: 'sunny-day' } as const;
    expect(told([events.reloaded, events.adventurerDrawn])).toEqual(['You reload and draw red 7.']);
    expect(told([drawn, drawn])).toEqual(['Ben draws 2 cards.']);
    expect(told([drawn, drawn], russian)).toEqual(['Боря берёт 2 карты.']);
  });

  test('an event that is turned up, and cards that come into the landscape together', () => {
    const { cardTurnedUp, eventHappened, enhancementsSank } = events;
    const quicksand = { type: 'cardTurnedUp', card: 'quicksand' } as const;
    expect(told([quicksand, eventHappened, enhancementsSank, cardTurnedUp, cardTurnedUp])).toEqual([
      'Quicksand is turned up: all enhancements in the landscape sink.',
      'The Silver Sword leaves the game.',
      'New in the landscape: the Hungry Bear and the Hungry Bear.',
    ]);
  });
});

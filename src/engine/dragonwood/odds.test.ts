import fc from 'fast-check';
import { expect, test } from 'vitest';
import { captureChance, toNumber } from '../odds/index.ts';
import {
  creatureIds,
  enhancementIds,
  methods,
  targetById,
  targets,
  type EnhancementId,
  type TargetId,
} from './cards.ts';
import { attemptOdds, firstLikely, mostAdventurers, whyNoHelp, type Attempt } from './odds.ts';

const attempt = (text: string, ...enhancements: readonly EnhancementId[]): Attempt => {
  const [method, target, adventurers] = text.split(' ') as [Attempt['method'], TargetId, string];
  return { method, target, adventurers: Number(adventurers), enhancements };
};

test('[dw-six-dice] six Adventurers are the most for a Strike and a Scream', () => {
  expect([mostAdventurers.strike, mostAdventurers.scream]).toEqual([6, 6]);
});

test('[dw-stomp] five Adventurers are the most for a Stomp, for a rank has five suits', () => {
  expect(mostAdventurers.stomp).toBe(5);
});

test('[dw-enhancement-creatures-only] an enhancement may help against a creature, never against an enhancement', () => {
  for (const enhancement of enhancementIds) {
    for (const target of creatureIds) expect(whyNoHelp(target, enhancement)).toBeNull();
    for (const target of enhancementIds) {
      const reason = { code: 'againstEnhancement', rule: 'dw-enhancement-creatures-only' };
      expect(whyNoHelp(target, enhancement)).toEqual(reason);
    }
  }
});

// Counted by hand or by other means than this code: attacks that the lessons show.
test.each([
  ['dw-dice', attempt('strike spooky-spiders 3'), 216, 216],
  ['dw-dice', attempt('strike spooky-spiders 2'), 35, 36],
  ['dw-single-card', attempt('strike wasps-nest 1', 'magical-unicorn'), 1, 6],
  ['dw-total', attempt('strike angry-ogre 3'), 1, 216],
  ['dw-total', attempt('scream orange-dragon 2', 'magical-unicorn'), 0, 36],
  ['dw-total', attempt('strike blue-dragon 6'), 39_914, 46_656],
  ['dw-lightning-bolt', attempt('scream orange-dragon 4', 'lightning-bolt'), 1171, 1296],
  ['dw-friendly-bunny', attempt('stomp hungry-bear 2', 'friendly-bunny'), 191, 216],
  ['dw-friendly-bunny', attempt('scream orange-dragon 4', 'friendly-bunny'), 5268, 7776],
  ['dw-friendly-bunny', attempt('scream orange-dragon 4', 'friendly-bunny', 'lightning-bolt'), 7715, 7776],
  [
    'dw-enhancement-declare',
    attempt('stomp gooey-glob 2', 'magical-unicorn', 'cloak-of-darkness', 'bucket-of-spinach'),
    31,
    36,
  ],
] as const)('[%s] the attempt %j captures in %i of %i rolls', (_rule, asked, num, den) => {
  expect(attemptOdds(asked).chance).toEqual({ num, den });
});

test('[dw-enhancement-declare] bonuses add up, and each part is named with its rule', () => {
  const odds = attemptOdds(attempt('strike angry-ogre 3', 'silver-sword', 'magical-unicorn', 'lightning-bolt'));
  expect(odds).toEqual({
    dice: 3,
    need: 12,
    bonus: 7,
    reroll: false,
    parts: [
      { enhancement: 'silver-sword', rule: 'dw-silver-sword', adds: 'bonus', bonus: 2 },
      { enhancement: 'magical-unicorn', rule: 'dw-magical-unicorn', adds: 'bonus', bonus: 1 },
      { enhancement: 'lightning-bolt', rule: 'dw-lightning-bolt', adds: 'bonus', bonus: 4 },
    ],
    idle: [],
    chance: captureChance({ dice: 3, bonus: 7, need: 12 }),
  });
});

test('[dw-silver-sword] a Sword does nothing for a Scream', () => {
  const { bonus, parts, idle } = attemptOdds(attempt('scream hungry-bear 3', 'silver-sword'));
  expect([bonus, parts]).toEqual([0, []]);
  expect(idle).toEqual([{ enhancement: 'silver-sword', code: 'otherMethod', rule: 'dw-silver-sword' }]);
});

test('[dw-enhancement-creatures-only] against an enhancement all nine lie idle, the one-use cards too', () => {
  const odds = attemptOdds(attempt('stomp cloak-of-darkness 3', ...enhancementIds));
  expect(odds.idle).toEqual(
    enhancementIds.map((enhancement) => ({
      enhancement,
      code: 'againstEnhancement',
      rule: 'dw-enhancement-creatures-only',
    })),
  );
  expect(odds).toMatchObject({ dice: 3, need: 9, bonus: 0, reroll: false, parts: [] });
  expect(odds.chance).toEqual(captureChance({ dice: 3, bonus: 0, need: 9 }));
});

test('[dw-lucky-mushroom] the Mushroom gives a re-roll and no die, with six dice too', () => {
  const odds = attemptOdds(attempt('strike orange-dragon 6', 'lucky-mushroom'));
  expect(odds).toMatchObject({ dice: 6, bonus: 0, reroll: true, idle: [] });
  expect(odds.parts).toEqual([{ enhancement: 'lucky-mushroom', rule: 'dw-lucky-mushroom', adds: 'reroll' }]);
  expect(toNumber(odds.chance)).toBeCloseTo(0.772, 3);
});

test('[dw-charmed-potion] the Potion is one card more, hence one die', () => {
  const odds = attemptOdds(attempt('strike angry-ogre 4', 'charmed-potion'));
  expect(odds.dice).toBe(5);
  expect(odds.parts).toEqual([{ enhancement: 'charmed-potion', rule: 'dw-charmed-potion', adds: 'die' }]);
});

test('[dw-charmed-potion] the Potion alone rolls one die, with the Bunny two', () => {
  expect(attemptOdds(attempt('scream crazy-bats 0', 'charmed-potion'))).toMatchObject({
    dice: 1,
    chance: { num: 3, den: 6 },
  });
  expect(attemptOdds(attempt('scream crazy-bats 0', 'friendly-bunny', 'charmed-potion')).dice).toBe(2);
});

test('[dw-charmed-potion] five of a rank and the Potion are a Stomp with six dice', () => {
  expect(attemptOdds(attempt('stomp orange-dragon 5', 'charmed-potion'))).toMatchObject({ dice: 6, idle: [] });
});

test('[dw-friendly-bunny] five of a rank and the Bunny are six dice too', () => {
  expect(attemptOdds(attempt('stomp orange-dragon 5', 'friendly-bunny'))).toMatchObject({ dice: 6, idle: [] });
});

const idleAtSix = (enhancement: EnhancementId) => ({ enhancement, code: 'sixDiceAlready', rule: 'dw-six-dice' });

test('[dw-six-dice] with six Adventurers neither the Bunny nor the Potion adds a die', () => {
  const odds = attemptOdds(attempt('strike angry-ogre 6', 'friendly-bunny', 'charmed-potion'));
  expect(odds).toMatchObject({ dice: 6, parts: [] });
  expect(odds.idle).toEqual([idleAtSix('friendly-bunny'), idleAtSix('charmed-potion')]);
});

test('[dw-friendly-bunny] when the Potion is the sixth card the Bunny stays out, in whatever order they are laid', () => {
  const orders: readonly (readonly EnhancementId[])[] = [
    ['friendly-bunny', 'charmed-potion'],
    ['charmed-potion', 'friendly-bunny'],
  ];
  for (const order of orders) {
    const odds = attemptOdds(attempt('scream angry-ogre 5', ...order));
    expect(odds.dice).toBe(6);
    expect(odds.parts.map(({ enhancement }) => enhancement)).toEqual(['charmed-potion']);
    expect(odds.idle).toEqual([idleAtSix('friendly-bunny')]);
  }
});

test('[dw-six-dice] parts and idle cards come in the order in which they were laid out', () => {
  const laid: readonly EnhancementId[] = ['friendly-bunny', 'silver-sword', 'charmed-potion', 'ghost-disguise'];
  const { parts, idle } = attemptOdds(attempt('strike angry-ogre 2', ...laid));
  expect(parts.map(({ enhancement }) => enhancement)).toEqual(['friendly-bunny', 'silver-sword', 'charmed-potion']);
  expect(idle.map(({ enhancement }) => enhancement)).toEqual(['ghost-disguise']);
});

// The same by the rules in one line each, for cards in any number and any order.
test('[dw-six-dice] [dw-total] whatever is laid out, dice, bonus and chance follow the rules', () => {
  const anyAttempt = fc.constantFrom(...methods).chain((method) =>
    fc.record({
      method: fc.constant(method),
      target: fc.constantFrom(...targets.map(({ id }) => id)),
      adventurers: fc.integer({ min: 1, max: method === 'stomp' ? 5 : 6 }),
      enhancements: fc.shuffledSubarray([...enhancementIds]),
    }),
  );
  fc.assert(
    fc.property(anyAttempt, (asked) => {
      const helps = (id: EnhancementId) =>
        targetById(asked.target).kind === 'creature' && asked.enhancements.includes(id);
      const own = { strike: 'silver-sword', stomp: 'bucket-of-spinach', scream: 'ghost-disguise' } as const;
      const dice = Math.min(6, asked.adventurers + Number(helps('charmed-potion')) + Number(helps('friendly-bunny')));
      const bonus =
        2 * Number(helps(own[asked.method])) +
        2 * Number(helps('cloak-of-darkness')) +
        Number(helps('magical-unicorn')) +
        4 * Number(helps('lightning-bolt'));
      const reroll = helps('lucky-mushroom');
      const need = targetById(asked.target).needs[asked.method];

      const odds = attemptOdds(asked);
      expect(odds).toMatchObject({ dice, bonus, reroll, need });
      expect(odds.chance).toEqual(captureChance({ dice, bonus, need, reroll }));
      const told = [...odds.parts, ...odds.idle].map(({ enhancement }) => enhancement);
      expect(told.toSorted()).toEqual(asked.enhancements.toSorted());
    }),
    { numRuns: 500 },
  );
});

test.each([-1, 7, 1.5, NaN, Infinity])('[dw-six-dice] a Strike with %d Adventurers is none', (adventurers) => {
  const asked: Attempt = { target: 'crazy-bats', method: 'strike', adventurers, enhancements: [] };
  const message = `adventurers must be a whole number up to 6 with strike, not ${adventurers}`;
  expect(() => attemptOdds(asked)).toThrow(new RangeError(message));
});

test('[dw-stomp] a Stomp with six Adventurers is none', () => {
  expect(() => attemptOdds(attempt('stomp crazy-bats 6'))).toThrow(RangeError);
});

const noCard = new RangeError('adventurers may be 0 only with a Charmed Potion against a creature');

test('[dw-dice] an attempt with no card is none, the Bunny does not make it one', () => {
  expect(() => attemptOdds(attempt('strike crazy-bats 0'))).toThrow(noCard);
  expect(() => attemptOdds(attempt('strike crazy-bats 0', 'friendly-bunny'))).toThrow(noCard);
});

test('[dw-enhancement-creatures-only] the Potion alone cannot attack an enhancement', () => {
  expect(() => attemptOdds(attempt('strike silver-sword 0', 'charmed-potion'))).toThrow(noCard);
});

test('[dw-components] nobody lays out the same enhancement twice, or a card that is none', () => {
  expect(() => attemptOdds(attempt('strike crazy-bats 1', 'lightning-bolt', 'lightning-bolt'))).toThrow(
    new RangeError('there is only one lightning-bolt'),
  );
  expect(() => attemptOdds(attempt('strike crazy-bats 1', 'sunny-day' as EnhancementId))).toThrow(RangeError);
  expect(() => attemptOdds(attempt('strike sunny-day 1'))).toThrow(RangeError);
});

test.each([
  ['stomp', 'secret-shadow', [], 4],
  ['stomp', 'blue-dragon', [], 4],
  ['strike', 'orange-dragon', [], 6],
  ['stomp', 'secret-shadow', ['magical-unicorn'], 3],
  ['stomp', 'secret-shadow', ['silver-sword'], 4],
  ['stomp', 'secret-shadow', ['charmed-potion', 'friendly-bunny'], 2],
] as const)('[dw-total] to %s the %s with %j more likely than not takes %i cards', (method, target, with_, cards) => {
  expect(firstLikely({ method, target, enhancements: with_ })).toBe(cards);
});

const hands: readonly (readonly EnhancementId[])[] = [
  [],
  ['lucky-mushroom'],
  ['friendly-bunny', 'charmed-potion'],
  enhancementIds,
];

test.each(hands.map((enhancements) => [enhancements]))(
  '[dw-total] with %j the first likely number of cards is likely, and one card less is not',
  (enhancements) => {
    for (const { id: target } of targets) {
      for (const method of methods) {
        const chance = (adventurers: number) =>
          toNumber(attemptOdds({ target, method, adventurers, enhancements }).chance);
        const first = firstLikely({ target, method, enhancements });
        expect(first, `${method} ${target}`).not.toBeNull();
        expect(chance(first!)).toBeGreaterThan(0.5);
        if (first! > 1) expect(chance(first! - 1)).toBeLessThanOrEqual(0.5);
      }
    }
  },
);

import { describe, expect, test } from 'vitest';
import { captureChance } from '../../odds/index.ts';
import { enhancementIds } from '../../dragonwood/index.ts';
import { advise, type Reason } from './advise.ts';
import { faceOf } from './chance.ts';
import { roundsOf, type TableQuestion } from './question.ts';

const table = (part: Partial<TableQuestion>): TableQuestion => ({
  hand: ['R4', 'B5', 'G6'],
  landscape: ['fire-ants', 'spooky-spiders'],
  enhancements: [],
  players: 2,
  othersHold: 5,
  discard: [],
  round: 'first',
  variants: [],
  ...part,
});

const codesOf = (question: TableQuestion, speaks: Reason['speaks'] = 'for') =>
  advise(question)
    .recommendation.reasons.filter((reason) => reason.speaks === speaks)
    .map(({ code }) => code);

describe('what is recommended', () => {
  test('with no card and nothing else is a Reload', () => {
    const question = table({ hand: [] });
    expect(advise(question).recommendation).toMatchObject({ move: 'reload', capture: null });
    expect(codesOf(question)).toEqual(['noCards']);
  });

  test('before an empty landscape is a Reload', () => {
    expect(codesOf(table({ landscape: [] }))).toEqual(['noTargets']);
  });

  test('where no roll reaches anything is a Reload', () => {
    const question = table({ hand: ['R1', 'B7'], landscape: ['gooey-glob', 'angry-ogre'] });
    expect(advise(question).recommendation).toMatchObject({ move: 'reload', capture: null });
    expect(codesOf(question)).toContain('outOfReach');
  });

  test('[dw-end-dragons] is a dragon that is all but sure, and says why, and that it may end the game', () => {
    const question = table({
      hand: ['R1', 'R2', 'R3', 'R4', 'R5', 'R6'],
      landscape: ['blue-dragon', 'spooky-spiders'],
      enhancements: ['silver-sword', 'cloak-of-darkness', 'magical-unicorn', 'lucky-mushroom'],
    });
    const { recommendation } = advise(question);
    expect(recommendation).toMatchObject({ move: 'capture', capture: { target: 'blue-dragon' }, isClose: false });
    if (recommendation.move === 'capture') {
      expect(recommendation.capture.chance).toEqual(captureChance({ dice: 4, bonus: 5, need: 13, reroll: true }));
    }
    expect(codesOf(question)).toEqual(['likely', 'points', 'waitingGains', 'othersFirst']);
    // The other dragon may be captured already; one that lies here is not.
    expect(codesOf(question, 'against')).toContain('mayEndGame');
    const both = { ...question, landscape: ['blue-dragon', 'orange-dragon'] } as const;
    expect(codesOf(both, 'against')).not.toContain('mayEndGame');
  });

  test('names the Bolt where it pays, with the chance without it', () => {
    const question = table({
      hand: ['R1', 'R2', 'R3', 'R4', 'R5', 'R6'],
      landscape: ['orange-dragon'],
      enhancements: ['lightning-bolt'],
    });
    const { recommendation } = advise(question);
    expect(recommendation).toMatchObject({ move: 'capture', capture: { once: ['lightning-bolt'] } });
    const paid = recommendation.reasons.find((reason) => reason.code === 'oneUsePays');
    expect(paid).toMatchObject({ once: ['lightning-bolt'], without: { den: 6 ** 5 } });
  });

  test('waits at nine cards only where a card is worth it, and says that the hand is full', () => {
    const question = table({
      hand: ['R1', 'B3', 'G5', 'P7', 'O9', 'R11', 'B12', 'G8', 'P2'],
      landscape: ['gooey-glob', 'angry-ogre'],
    });
    const { recommendation } = advise(question);
    expect(recommendation.reasons.map(({ code }) => code)).toContain('handFull');
  });

  test('tells which set may grow, how likely, and what it would do then', () => {
    const question = table({ hand: ['R4', 'B5', 'G6'], landscape: ['grumpy-troll'] });
    const grow = advise(question).recommendation.reasons.find((reason) => reason.code === 'setMayGrow');
    expect(grow).toMatchObject({
      method: 'strike',
      cards: ['R4', 'B5', 'G6'],
      now: captureChance({ dice: 3, bonus: 0, need: 9 }),
      then: captureChance({ dice: 4, bonus: 0, need: 9 }),
    });
  });

  test('says how many others have a turn first', () => {
    const { recommendation } = advise(table({ players: 4, othersHold: 15 }));
    expect(recommendation.reasons).toContainEqual(expect.objectContaining({ code: 'othersFirst', others: 3 }));
  });

  test('[dw-end-decks] goes for points alone in the last turn', () => {
    const last = table({ round: 'last', landscape: ['spooky-spiders', 'silver-sword'], hand: ['R4', 'B5', 'G6'] });
    expect(advise(last).reloadValue).toBe(0);
    expect(advise(last).recommendation).toMatchObject({ move: 'capture', capture: { target: 'spooky-spiders' } });
    expect(codesOf(last)).toEqual(['certain', 'lastTurn', 'points']);
    expect(codesOf(last, 'against')).toEqual([]);
    expect(codesOf({ ...last, landscape: ['silver-sword'] })).toEqual(['lastTurn', 'noPointsHere']);
    // Nothing is kept for later.
    const bolt = advise({ ...last, enhancements: ['lightning-bolt'], landscape: ['angry-ogre'] }).oneUse;
    expect(bolt).toMatchObject([{ once: ['lightning-bolt'], pays: true }]);
  });

  test('[dw-end-decks] thinks less of what helps later when the deck is played through again', () => {
    const worthIn = (round: TableQuestion['round']) =>
      advise(table({ round, landscape: ['magical-unicorn'] })).ranked[0]?.worth ?? 0;
    expect(worthIn('second')).toBeLessThan(worthIn('first'));
    expect(worthIn('last')).toBe(0);
  });

  test('[dw-short-game] knows no second time through the deck', () => {
    expect(roundsOf(table({ variants: ['shortGame'] }))).toEqual(['first', 'last']);
    expect(roundsOf(table({}))).toEqual(['first', 'second', 'last']);
  });

  test('says that patience pays with two players, where a good chance is let go', () => {
    const tempting = table({
      hand: ['R4', 'B5', 'G6', 'O6', 'G9'],
      landscape: ['fire-ants'],
      enhancements: ['magical-unicorn'],
    });
    expect(advise(tempting).recommendation.move).toBe('reload');
    expect(codesOf(tempting)).toContain('patience');
    expect(codesOf({ ...tempting, players: 4, othersHold: 15 })).not.toContain('patience');
  });

  test('is the same for the same table', () => {
    const question = table({ enhancements: [...enhancementIds] });
    expect(advise(question)).toEqual(advise(question));
  });
});

test('a chance is good from two of three tries, so-so from one of three, and risky below', () => {
  const faces = [
    [144, 216],
    [143, 216],
    [72, 216],
    [71, 216],
  ].map(([num = 0, den = 1]) => faceOf({ num, den }));
  expect(faces).toEqual(['good', 'soSo', 'soSo', 'risky']);
});

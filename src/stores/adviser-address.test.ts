import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  advise,
  deckRounds,
  deckSizeOf,
  fewestInDeck,
  mostOthersHold,
  roundsOf,
  type TableQuestion,
} from '#engine/adviser/dragonwood/index.ts';
import {
  adventurers,
  dragonwoodDeck,
  enhancementIds,
  isEventId,
  playerCounts,
  variantIds,
  type AdventurerCardId,
  type EnhancementId,
  type TargetId,
} from '#engine/dragonwood/index.ts';
import { emptyTable, exampleTable, formatTable, parseTable, readHand } from './adviser-address.ts';

const ids = adventurers.map(({ id }) => id);
const titles = dragonwoodDeck.filter((id): id is TargetId => !isEventId(id));

const questions: fc.Arbitrary<TableQuestion> = fc
  .record({
    cards: fc.shuffledSubarray<AdventurerCardId>([...ids, 'L', 'L', 'L', 'L'], { maxLength: 30 }),
    held: fc.integer({ min: 0, max: 9 }),
    open: fc.shuffledSubarray(titles, { maxLength: 5 }),
    enhancements: fc.subarray<EnhancementId>([...enhancementIds]),
    players: fc.constantFrom(...playerCounts),
    hold: fc.nat(27),
    variants: fc.subarray([...variantIds]),
    round: fc.constantFrom(...deckRounds),
  })
  .map(({ cards, held, open, enhancements, players, hold, variants, round }) => {
    const hand = cards.filter((id) => id !== 'L').slice(0, held);
    const question = {
      hand,
      landscape: open.filter((id) => !(enhancements as readonly string[]).includes(id)),
      enhancements,
      players,
      othersHold: Math.min(hold, mostOthersHold(players)),
      discard: cards.filter((id) => id === 'L' || !hand.includes(id)),
      variants,
      round: variants.includes('shortGame') && round === 'second' ? 'last' : round,
    };
    return deckSizeOf(question) >= fewestInDeck ? question : { ...question, discard: [] };
  });

/** Addresses near sound ones: a sound one with a piece cut out, doubled or replaced. */
const mangled = fc.tuple(questions, fc.nat(160), fc.nat(20), fc.string()).map(([question, at, length, noise]) => {
  const text = formatTable(question);
  return text.slice(0, at) + noise + text.slice(at + length);
});

function expectSound(question: TableQuestion): void {
  const { hand, landscape, enhancements, players, othersHold, discard, variants, round } = question;
  expect(hand.length).toBeLessThanOrEqual(9);
  expect(landscape.length).toBeLessThanOrEqual(5);
  const bugs = discard.filter((id) => id === 'L');
  const seen = [...hand, ...discard.filter((id) => id !== 'L')];
  expect(new Set(seen).size).toBe(seen.length);
  expect(bugs.length).toBeLessThanOrEqual(4);
  const all: string[] = [...landscape, ...enhancements];
  for (const id of all) {
    expect(all.filter((one) => one === id).length).toBeLessThanOrEqual(titles.filter((one) => one === id).length);
  }
  expect(variants).toEqual(variantIds.filter((id) => variants.includes(id)));
  expect(roundsOf(question)).toContain(round);
  expect(playerCounts).toContain(players);
  expect(othersHold).toBeLessThanOrEqual(mostOthersHold(players));
  expect(deckSizeOf(question)).toBeGreaterThanOrEqual(fewestInDeck);
}

describe('the table in the address', () => {
  test('an empty address asks with empty hands and has nothing to complain about', () => {
    expect(parseTable('')).toEqual({ question: emptyTable, problems: [] });
  });

  test('what was asked comes back from the address', () => {
    fc.assert(
      fc.property(questions, (question) => {
        expect(parseTable(formatTable(question))).toEqual({ question, problems: [] });
      }),
    );
  });

  test('any string yields a table that can be', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), mangled, fc.webQueryParameters()), (text) => {
        expectSound(parseTable(text).question);
      }),
      { numRuns: 3000 },
    );
  });

  test('the adviser answers whatever stands in the address', () => {
    fc.assert(
      fc.property(mangled, (text) => {
        const { recommendation } = advise(parseTable(text).question);
        expect(recommendation.reasons.length).toBeGreaterThan(0);
      }),
      { numRuns: 20 },
    );
  });

  test('is readable', () => {
    expect(formatTable(exampleTable)).toBe(
      '?hand=R4+B5+G6+O6+G9&landscape=fire-ants,wild-boar,spooky-spiders,angry-ogre,silver-sword' +
        '&use=friendly-bunny,magical-unicorn&players=2',
    );
  });

  test('a wrong word is left out by itself, the others stay, and it is told', () => {
    const { question, problems } = parseTable(
      '?hand=r4,B5+X9+B5+L&landscape=Fire-Ants,unicorn-king,silver-sword&use=silver-sword,laser&players=7&others=99&discard=R4+Q1',
    );
    expect(question).toEqual({
      ...emptyTable,
      hand: ['R4', 'B5'],
      landscape: ['fire-ants'],
      enhancements: ['silver-sword'],
    });
    expect(problems).toEqual([
      { code: 'unknownCard', field: 'hand', value: 'X9' },
      { code: 'cardTwice', field: 'hand', value: 'B5' },
      { code: 'ladybugInHand', value: 'L' },
      { code: 'unknownTarget', value: 'unicorn-king' },
      { code: 'unknownEnhancement', value: 'laser' },
      { code: 'badPlayers', value: '7', used: 2 },
      { code: 'badOthers', value: '99', used: 5 },
      { code: 'cardTwice', field: 'discard', value: 'R4' },
      { code: 'unknownCard', field: 'discard', value: 'Q1' },
      { code: 'enhancementTwice', value: 'silver-sword' },
    ]);
  });

  test('which round of the deck it is and which variants are played is in the address too', () => {
    const spell = { ...exampleTable, variants: ['dragonSpell'], round: 'second' } as const;
    expect(formatTable(spell)).toContain('&players=2&variants=dragonSpell&round=second');
    expect(parseTable('?variants=DRAGONSPELL,shortgame,long&round=second')).toEqual({
      question: { ...emptyTable, variants: ['dragonSpell', 'shortGame'], round: 'last' },
      problems: [
        { code: 'unknownVariant', value: 'long' },
        { code: 'noSecondRound', value: 'second' },
      ],
    });
    expect(parseTable('?round=third').problems).toEqual([{ code: 'badRound', value: 'third' }]);
  });

  test('a tenth card, a sixth target and a third Fire Ants are told', () => {
    expect(parseTable(`?hand=${ids.slice(0, 11).join('+')}`).problems).toEqual([
      { code: 'tooMany', field: 'hand', value: 'R10 R11', used: 9 },
    ]);
    const open = 'fire-ants,fire-ants,fire-ants,wild-boar,hungry-bear,wasps-nest,blue-dragon';
    expect(parseTable(`?landscape=${open}`).problems).toEqual([
      { code: 'cardTwice', field: 'landscape', value: 'fire-ants' },
      { code: 'tooMany', field: 'landscape', value: 'blue-dragon', used: 5 },
    ]);
  });

  test('a discard pile that leaves no deck is told and does not count', () => {
    const { question, problems } = parseTable(`?discard=${ids.join('+')}`);
    expect(question.discard).toEqual([]);
    expect(problems).toMatchObject([{ code: 'noDeckLeft' }]);
  });

  test('a very long wrong word is shortened before it is told', () => {
    const [problem] = parseTable(`?hand=${'x'.repeat(10_000)}`).problems;
    expect(String(problem?.value).length).toBeLessThan(50);
  });
});

test('a hand that is typed may be in small letters, with commas, on several lines', () => {
  expect(readHand('r3, g4;\n b12  ')).toEqual({ value: ['R3', 'G4', 'B12'], problems: [] });
});

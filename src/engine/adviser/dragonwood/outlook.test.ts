import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  adventurers,
  methods,
  targetById,
  type AdventurerCardId,
  type AdventurerId,
  type EnhancementId,
  type TargetId,
} from '../../dragonwood/index.ts';
import { captureChance, toNumber } from '../../odds/index.ts';
import { advise } from './advise.ts';
import { deckSizeOf, type TableQuestion } from './question.ts';
import { isSet, isSpellSet, selectionsOf } from './testing.ts';

const all = adventurers.map(({ id }) => id);
const ladybugs = (count: number): AdventurerCardId[] => Array.from({ length: count }, () => 'L');

/** Every draw of one Reload from exactly these cards, as Adventurers with their share: the next card, whichever it is. */
function draws(deck: readonly AdventurerCardId[], due = 1, drawn: readonly AdventurerId[] = [], share = 1) {
  const found: { readonly drawn: readonly AdventurerId[]; readonly share: number }[] = [];
  if (due === 0) return [{ drawn, share }];
  for (const card of new Set(deck)) {
    const copies = deck.filter((other) => other === card).length;
    const rest = deck.toSpliced(deck.indexOf(card), 1);
    const part = (share * copies) / deck.length;
    if (card === 'L') found.push(...draws(rest, due + 1, drawn, part));
    else found.push(...draws(rest, due - 1, [...drawn, card], part));
  }
  return found;
}

/** Every draw, over every way in which the others can hold so many of the unseen Adventurers. */
function everyDraw(unseen: readonly AdventurerId[], bugs: number, othersHold: number) {
  const held = selectionsOf(unseen).filter(({ length }) => length === othersHold);
  return held.flatMap((theirs) => {
    const deck = [...unseen.filter((id) => !theirs.includes(id)), ...ladybugs(bugs)];
    return draws(deck).map(({ drawn, share }) => ({ drawn, share: share / held.length }));
  });
}

/** The best chance at a target with the permanent bonuses, by trying every selection of cards. */
function bestChance(
  hand: readonly AdventurerId[],
  target: TargetId,
  own: readonly EnhancementId[],
  withSpell: boolean,
): number {
  const card = targetById(target);
  const helps = card.kind === 'creature';
  let best = 0;
  for (const cards of selectionsOf(hand)) {
    if (withSpell && isSpellSet(cards) && target.endsWith('-dragon')) {
      const question = { dice: 2, bonus: Number(own.includes('magical-unicorn')), need: 6 };
      best = Math.max(best, toNumber(captureChance({ ...question, reroll: own.includes('lucky-mushroom') })));
    }
    for (const method of methods) {
      if (!isSet(method, cards)) continue;
      const sword = helps && method === 'strike' && own.includes('silver-sword') ? 2 : 0;
      const unicorn = helps && own.includes('magical-unicorn') ? 1 : 0;
      const reroll = helps && own.includes('lucky-mushroom');
      const question = { dice: cards.length, bonus: sword + unicorn, need: card.needs[method], reroll };
      best = Math.max(best, toNumber(captureChance(question)));
    }
  }
  return best;
}

/** A table at which so many cards can still come, the others lying in the discard pile. */
function smallTable(
  hand: readonly AdventurerId[],
  unseen: readonly AdventurerId[],
  bugs: number,
  othersHold: number,
): TableQuestion {
  const discard = [...all.filter((id) => !hand.includes(id) && !unseen.includes(id)), ...ladybugs(4 - bugs)];
  return {
    hand,
    landscape: ['fire-ants', 'wild-boar', 'silver-sword'],
    enhancements: ['magical-unicorn', 'lucky-mushroom'],
    players: 2,
    othersHold,
    discard,
    round: 'first',
    variants: [],
  };
}

function compare(question: TableQuestion, unseen: readonly AdventurerId[], bugs: number): void {
  const { hand, landscape, enhancements, othersHold, variants } = question;
  const withSpell = variants.includes('dragonSpell');
  const possible = everyDraw(unseen, bugs, othersHold);
  const { sets, targets } = advise(question).reload;
  for (const { method, cards, helping, chance } of sets) {
    const isSpell = (some: readonly AdventurerId[]) => selectionsOf(some).some(isSpellSet);
    const longer = unseen.filter((id) =>
      method === 'dragonSpell' ? isSpell([...cards, id]) : isSet(method, [...cards, id]),
    );
    expect(helping.toSorted()).toEqual(longer.toSorted());
    const hits = possible.filter(({ drawn }) => drawn.some((id) => longer.includes(id)));
    expect(chance).toBeCloseTo(
      hits.reduce((sum, { share }) => sum + share, 0),
      10,
    );
  }
  for (const target of landscape) {
    const known = new Map<string, number>();
    const of = (drawn: readonly AdventurerId[]) => {
      const key = drawn.toSorted().join();
      const chance = known.get(key) ?? bestChance([...hand, ...drawn], target, enhancements, withSpell);
      known.set(key, chance);
      return chance;
    };
    const found = targets.find((one) => one.target === target);
    const before = found?.before;
    expect(before ? toNumber(before) : 0).toBeCloseTo(bestChance(hand, target, enhancements, withSpell), 10);
    expect(found?.after).toBeCloseTo(
      possible.reduce((sum, { drawn, share }) => sum + share * of(drawn), 0),
      10,
    );
  }
}

describe('one more card', () => {
  test('[dw-reload] is counted over every possible next card', () => {
    const cards = fc.shuffledSubarray(all, { minLength: 14, maxLength: 14 });
    fc.assert(
      fc.property(cards, fc.integer({ min: 0, max: 5 }), (chosen, held) => {
        const hand = chosen.slice(0, held);
        const unseen = chosen.slice(held);
        compare(smallTable(hand, unseen, 0, 0), unseen, 0);
      }),
      { numRuns: 30 },
    );
  });

  test.each([
    [1, 1],
    [2, 0],
    [2, 2],
    [3, 0],
  ])(
    '[dw-ladybug] counts what %d Ladybugs draw, which lie in none of the %d cards of the others',
    (bugs, othersHold) => {
      const hand: AdventurerId[] = ['R4', 'B5', 'G5'];
      const unseen: AdventurerId[] = ['R5', 'O6', 'P3', 'R9', 'B12', 'G1', 'B7', 'O2', 'P11'].slice(
        0,
        9,
      ) as AdventurerId[];
      const question = smallTable(hand, unseen, bugs, othersHold);
      expect(deckSizeOf(question)).toBe(unseen.length + bugs - othersHold);
      compare(question, unseen, bugs);
    },
  );

  test('[dw-ladybug] counts four Ladybugs in a row, to the last card of the deck', () => {
    const unseen: AdventurerId[] = ['R5', 'O6', 'P3', 'R9', 'B12'];
    compare(smallTable(['R4', 'B5', 'G5'], unseen, 4, 0), unseen, 4);
  });

  test('is likelier a Ladybug the more cards the others hold, as no Ladybug is among those', () => {
    const table = (othersHold: number): TableQuestion => ({
      hand: ['R4', 'R5'],
      landscape: ['fire-ants'],
      enhancements: [],
      players: 4,
      othersHold,
      discard: [],
      round: 'first',
      variants: [],
    });
    const chanceOf = (question: TableQuestion) => advise(question).reload.sets[0]?.chance ?? 0;
    expect(chanceOf(table(27))).toBeGreaterThan(chanceOf(table(0)));
  });

  test('[dw-dragon-spell] counts what completes a Spell, by every draw with two Ladybugs', () => {
    const dragons = { landscape: ['blue-dragon', 'fire-ants'], variants: ['dragonSpell'] } as const;
    const hand: AdventurerId[] = ['R4', 'R6', 'B7', 'B8'];
    const unseen: AdventurerId[] = ['R5', 'R7', 'B6', 'B9', 'G1', 'P2', 'R2', 'R3'];
    const question = { ...smallTable(hand, unseen, 2, 0), ...dragons };
    compare(question, unseen, 2);
    const spells = advise(question).reload.sets.filter(({ method }) => method === 'dragonSpell');
    expect(spells.map(({ cards, helping }) => [cards, helping.toSorted()])).toEqual([
      [
        ['B7', 'B8'],
        ['B6', 'B9'],
      ],
      [['R4', 'R6'], ['R5']],
    ]);
    // A gap between two pairs: the card completes a Spell with either, so that no single card is needed.
    const pairs: AdventurerId[] = ['B4', 'B5', 'B7', 'B8'];
    const gap = { ...smallTable(pairs, ['B6', 'R1', 'R2', 'G3', 'G5', 'P9', 'P11', 'O1', 'O12'], 0, 0), ...dragons };
    const [toBe] = advise(gap).reload.sets.filter(({ method }) => method === 'dragonSpell');
    expect(toBe).toMatchObject({ cards: pairs, helping: ['B6'] });
    // Out of any cards, with and without a Spell in hand.
    const cards = fc.shuffledSubarray(
      all.filter((id) => /^[RB]\d$/.test(id)),
      { minLength: 13, maxLength: 13 },
    );
    fc.assert(
      fc.property(cards, fc.integer({ min: 1, max: 5 }), (chosen, held) => {
        const rest = chosen.slice(held);
        compare({ ...smallTable(chosen.slice(0, held), rest, 1, 0), ...dragons }, rest, 1);
      }),
      { numRuns: 25 },
    );
  });

  test('[dw-six-dice] lengthens no set that throws all six dice already', () => {
    const { sets } = advise({
      hand: ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9'],
      landscape: ['blue-dragon'],
      enhancements: [],
      players: 2,
      othersHold: 5,
      discard: [],
      round: 'first',
      variants: [],
    }).reload;
    expect(sets.map(({ method, helping, chance }) => [method, helping.length, chance])).toEqual([
      ['strike', 0, 0],
      ['scream', 0, 0],
    ]);
  });

  test('a deck that one Reload could use up is no question', () => {
    const question = smallTable(['R1'], ['R2', 'R3'], 4, 0);
    expect(() => advise(question)).toThrow(RangeError);
  });
});

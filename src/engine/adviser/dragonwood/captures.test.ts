import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { captureChance, toNumber } from '../../odds/index.ts';
import {
  enhancementById,
  adventurerById,
  adventurers,
  dragonwoodDeck,
  enhancementIds,
  illegality,
  isEventId,
  playerCounts,
  methods,
  targetById,
  type AdventurerId,
  type AttackMethod,
  type EnhancementId,
  type TargetId,
} from '../../dragonwood/index.ts';
import { weighHand } from '../../bots/dragonwood/hand.ts';
import { patientWeights } from '../../bots/dragonwood/patient-weights.ts';
import { plainWeights } from '../../bots/dragonwood/weights.ts';
import { advise } from './advise.ts';
import { deckRounds, usualOthersHold, viewOfTable, type TableQuestion } from './question.ts';
import { isSet, isSetWithPotion, isSpellSet, selectionsOf } from './testing.ts';

const titles: readonly TargetId[] = dragonwoodDeck.filter((id): id is TargetId => !isEventId(id));
const adventurerIds = adventurers.map(({ id }) => id);

/** Tables with so many cards in hand and enhancements at most. */
const tables = (mostCards: number, mostEnhancements: number): fc.Arbitrary<TableQuestion> =>
  fc
    .record({
      // Out of few cards, so that they make sets.
      from: fc.integer({ min: 0, max: 6 }),
      hand: fc.shuffledSubarray(
        adventurerIds.filter((id) => adventurerById(id).rank <= 6),
        { maxLength: mostCards },
      ),
      landscape: fc.shuffledSubarray([...titles], { maxLength: 5 }),
      enhancements: fc.shuffledSubarray<EnhancementId>([...enhancementIds], { maxLength: mostEnhancements }),
      players: fc.constantFrom(...playerCounts),
      round: fc.constantFrom(...deckRounds),
      spell: fc.boolean(),
    })
    .map(({ hand, landscape, enhancements, players, from, round, spell }) => ({
      hand: hand.map((id): AdventurerId => `${id[0] as 'R'}${(Number(id.slice(1)) + from) as 1}`),
      landscape: landscape.filter((id) => !(enhancements as readonly string[]).includes(id)),
      enhancements,
      players,
      othersHold: usualOthersHold(players),
      discard: [],
      round,
      variants: spell ? ['dragonSpell'] : [],
    }));

interface Slow {
  readonly target: TargetId;
  readonly method: AttackMethod;
  readonly cards: readonly AdventurerId[];
  readonly once: readonly EnhancementId[];
  readonly chance: number;
  readonly value: number;
}

const isOnce = (id: EnhancementId) => ['friendly-bunny', 'lightning-bolt', 'charmed-potion'].includes(id);

/** Every attack with every selection of cards and of enhancements that the rules allow and some roll can make. */
function everyAttack({ hand, landscape, enhancements, players, othersHold, round, variants }: TableQuestion): Slow[] {
  // The part of the game to come, of two passes through 44 cards each: what helps later is worth less late.
  const toCome = (round === 'first' ? 44 : 0) + 64 - hand.length - othersHold;
  const left = round === 'last' ? 0 : Math.min(1, toCome / 88);
  const judgement = players === 2 ? patientWeights : plainWeights;
  // A card is worth less late, and nothing in the last turn.
  const card = round === 'last' ? 0 : judgement.card * Math.min(1, 0.35 + left * 1.8);
  const weights = { ...judgement, card };
  const keep = new Map(weighHand(hand).map((held) => [held.id, held.keep]));
  // Permanent enhancements cost nothing: of selections that differ in those alone, the likeliest stands.
  const found = new Map<string, Slow>();
  for (const cards of selectionsOf(hand)) {
    const kept = cards.reduce((sum, id) => sum + (keep.get(id) ?? 0), 0);
    for (const laid of selectionsOf(enhancements)) {
      const has = (id: EnhancementId) => laid.includes(id);
      for (const method of [...methods, 'dragonSpell'] as const) {
        const isSpell = method === 'dragonSpell';
        if (isSpell && !(variants.includes(method) && isSpellSet(cards) && !has('charmed-potion'))) continue;
        if (!isSpell && !(has('charmed-potion') ? isSetWithPotion(method, cards) : isSet(method, cards))) continue;
        const byCards = cards.length + Number(has('charmed-potion'));
        const dice = (isSpell ? 2 : byCards) + Number(has('friendly-bunny'));
        if (dice > 6) continue;
        let bonus = method === 'strike' && has('silver-sword') ? 2 : 0;
        bonus += method === 'stomp' && has('bucket-of-spinach') ? 2 : 0;
        bonus += method === 'scream' && has('ghost-disguise') ? 2 : 0;
        bonus +=
          (has('cloak-of-darkness') ? 2 : 0) + (has('magical-unicorn') ? 1 : 0) + (has('lightning-bolt') ? 4 : 0);
        for (const target of new Set(landscape)) {
          const card = targetById(target);
          if (card.kind === 'enhancement' && laid.length > 0) continue;
          if (isSpell && !target.endsWith('-dragon')) continue;
          const reroll = has('lucky-mushroom');
          const chance = toNumber(captureChance({ dice, bonus, need: isSpell ? 6 : card.needs[method], reroll }));
          if (chance === 0) continue;
          const worth =
            card.kind === 'creature' ? card.points + weights.creature : weights.enhancements[card.id] * left;
          const once = laid.filter(isOnce);
          const stillWorth = Math.min(1, left * 1.5) * weights.usedUp;
          const usedUp = once.reduce((sum, id) => sum + weights.enhancements[id] * stillWorth, 0);
          const wound = Math.min(isSpell ? 2 : 1, hand.length) * weights.card * weights.wound;
          const value = chance * (worth - kept * weights.card) - (1 - chance) * wound - usedUp;
          const key = [target, method, cards.join(), once.join()].join(' ');
          if (chance > (found.get(key)?.chance ?? 0)) found.set(key, { target, method, cards, once, chance, value });
        }
      }
    }
  }
  return [...found.values()];
}

/** Of every target, method and number of cards the best; those with no better chance than one of fewer cards left out. */
function sensibleOf(attacks: readonly Slow[]): Slow[] {
  const best = new Map<string, Slow>();
  for (const attack of attacks) {
    const key = [attack.target, attack.method, attack.cards.length].join();
    const known = best.get(key);
    if (!known || attack.value > known.value) best.set(key, attack);
  }
  const kept = [...best.values()];
  const sensible = kept.filter(
    (one) =>
      !kept.some(
        (other) =>
          other.target === one.target &&
          other.method === one.method &&
          other.cards.length < one.cards.length &&
          other.chance >= one.chance - 1e-12,
      ),
  );
  // One card alone counts as any method.
  return sensible.filter(
    (one, place) =>
      one.cards.length > 1 ||
      sensible.every(
        (other, at) =>
          other.target !== one.target ||
          other.cards.length > 1 ||
          other.chance < one.chance ||
          (other.chance === one.chance && at >= place),
      ),
  );
}

const told = ({ target, method, cards, chance, value }: Slow) =>
  // One card alone counts as any method.
  [target, cards.length > 1 ? method : '', cards.length, chance.toFixed(9), value.toFixed(9)].join(' ');

const bestValue = (attacks: readonly Slow[]) => Math.max(...attacks.map(({ value }) => value));

/** The best without one-use cards, with them, and whether they pay, as the adviser tells it and as trying everything does. */
function compareAll(question: TableQuestion): void {
  const attacks = everyAttack(question);
  const advice = advise(question);
  const ranked = advice.ranked.filter(({ isHopeless }) => !isHopeless);
  const plain = attacks.filter(({ once }) => once.length === 0);
  const found = ranked.map((one) => ({ ...one, chance: toNumber(one.chance) }));
  expect(found.map(told).toSorted()).toEqual(sensibleOf(plain).map(told).toSorted());
  expect(ranked.map(({ value }) => value)).toEqual(ranked.map(({ value }) => value).toSorted((a, b) => b - a));
  for (const { target, once, with: capture, without, pays } of advice.oneUse) {
    const here = attacks.filter((one) => one.target === target);
    const key = once.toSorted().join();
    expect(capture.value).toBeCloseTo(bestValue(here.filter((one) => one.once.toSorted().join() === key)), 9);
    const fewer = here.filter((one) => one.once.length < once.length && one.once.every((id) => once.includes(id)));
    expect(pays).toBe(fewer.every(({ value }) => value < capture.value));
    const plainHere = here.filter((one) => one.once.length === 0);
    expect(without?.value ?? -Infinity).toBeCloseTo(bestValue(plainHere), 9);
  }
  const { recommendation, reloadValue } = advice;
  const best = bestValue(attacks);
  if (question.round === 'last') expect(reloadValue).toBe(0);
  expect(recommendation.move).toBe(best > reloadValue ? 'capture' : 'reload');
  if (recommendation.move === 'capture') expect(recommendation.capture.value).toBeCloseTo(best, 9);
}

describe('the ranking', () => {
  test('is what trying every selection of cards and enhancements finds', () => {
    fc.assert(fc.property(tables(6, 4), compareAll), { numRuns: 40 });
  });

  test('is so for nine cards too', () => {
    fc.assert(fc.property(tables(9, 2), compareAll), { numRuns: 12 });
  });

  test('names only attacks that the rules allow, with all that is said of them', () => {
    fc.assert(
      fc.property(tables(9, 9), (question) => {
        const view = viewOfTable(question);
        const { ranked, oneUse } = advise(question);
        for (const capture of [...ranked, ...oneUse.map((one) => one.with)]) {
          const { target, method, cards, enhancements, potionAs } = capture;
          const attack = { type: 'capture', target, method, cards, enhancements } as const;
          expect(illegality(view, potionAs === undefined ? attack : { ...attack, potionAs })).toBeNull();
          expect(capture.chance).toEqual(captureChance(capture));
          expect([...capture.stays, ...cards].toSorted()).toEqual(question.hand.toSorted());
          expect(capture.expected).toBeCloseTo(toNumber(capture.chance) * capture.points, 9);
          const lost = Math.min(method === 'dragonSpell' ? 2 : 1, question.hand.length);
          expect(capture.missCosts).toBe(lost);
          expect(capture.once).toEqual(enhancements.filter((id) => enhancementById(id).use === 'once'));
        }
      }),
      { numRuns: 40 },
    );
  });

  test('flags a target that no roll can reach, once and at the end', () => {
    const { ranked } = advise({
      hand: ['R1', 'B5'],
      landscape: ['gooey-glob', 'spooky-spiders', 'angry-ogre'],
      enhancements: [],
      players: 3,
      othersHold: 10,
      discard: [],
      round: 'first',
      variants: [],
    });
    expect(ranked.map(({ target, isHopeless }) => [target, isHopeless])).toEqual([
      ['spooky-spiders', false],
      ['gooey-glob', true],
      ['angry-ogre', true],
    ]);
  });

  test('[dw-enhancement-creatures-only] lays no enhancement beside an attack on another', () => {
    const { ranked, oneUse } = advise({
      hand: ['R1', 'R2', 'R3'],
      landscape: ['silver-sword'],
      enhancements: ['cloak-of-darkness', 'lightning-bolt'],
      players: 2,
      othersHold: 5,
      discard: [],
      round: 'first',
      variants: [],
    });
    expect(ranked.length).toBeGreaterThan(0);
    expect(ranked.flatMap(({ enhancements }) => enhancements)).toEqual([]);
    expect(oneUse).toEqual([]);
  });

  const dragons: TableQuestion = {
    hand: ['R4', 'R5', 'R6', 'B6', 'B9'],
    landscape: ['orange-dragon', 'wild-boar'],
    enhancements: ['silver-sword', 'magical-unicorn', 'friendly-bunny', 'lucky-mushroom'],
    players: 3,
    othersHold: 10,
    discard: [],
    round: 'first',
    variants: ['dragonSpell'],
  };

  test('[dw-dragon-spell] names the Spell for a dragon, with two dice, and two cards for a miss', () => {
    const { ranked, oneUse } = advise(dragons);
    const spells = ranked.filter(({ method }) => method === 'dragonSpell');
    expect(spells).toMatchObject([
      {
        target: 'orange-dragon',
        cards: ['R4', 'R5', 'R6'],
        enhancements: ['magical-unicorn', 'lucky-mushroom'],
        dice: 2,
        bonus: 1,
        need: 6,
        missCosts: 2,
        stays: ['B6', 'B9'],
      },
    ]);
    const withBunny = oneUse.find(({ target, once }) => target === 'orange-dragon' && once[0] === 'friendly-bunny');
    expect(withBunny?.with).toMatchObject({ method: 'dragonSpell', dice: 3 });
  });

  test('[dw-dragon-spell] knows no Spell where the variant is off, and no dragon without it', () => {
    const { ranked } = advise({ ...dragons, variants: [] });
    expect(ranked.map(({ method }) => method)).not.toContain('dragonSpell');
    const withoutDragon = advise({ ...dragons, landscape: ['wild-boar', 'grumpy-troll'] });
    expect(withoutDragon.ranked.map(({ method }) => method)).not.toContain('dragonSpell');
    expect(withoutDragon.reload.sets.map(({ method }) => method)).not.toContain('dragonSpell');
  });

  test('[dw-charmed-potion] fills a gap with the Potion, and says what it is worth', () => {
    const { oneUse } = advise({
      hand: ['R4', 'B6'],
      landscape: ['wasps-nest'],
      enhancements: ['charmed-potion'],
      players: 2,
      othersHold: 5,
      discard: [],
      round: 'first',
      variants: [],
    });
    expect(oneUse[0]).toMatchObject({ once: ['charmed-potion'], with: { dice: 3, method: 'strike' } });
    expect(oneUse[0]?.with.potionAs?.slice(1)).toBe('5');
  });
});

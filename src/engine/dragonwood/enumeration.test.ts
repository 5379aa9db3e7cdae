import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legalActions } from './actions.ts';
import { enhancementById, enhancementIds, targets, type EnhancementId } from './cards.ts';
import { adventurers, type AdventurerId } from './decks.ts';
import { bonusOf } from './attack.ts';
import { illegality } from './legality.ts';
import { attackMethods, formatAction } from './notation.ts';
import { at, playedGame } from './testing.ts';
import type { AdventurerCardId, AttackMethod, DragonwoodAction, DragonwoodState, DragonwoodView } from './types.ts';
import { view } from './view.ts';

type Capture = Extract<DragonwoodAction, { type: 'capture' }>;

/** All choices of these items. */
const subsets = <Item>(items: readonly Item[]): Item[][] =>
  items.reduce<Item[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]]);

/**
 * An attack, all but what makes no other attack of it: the order of its cards, permanent enhancements, which cost nothing and
 * are laid out by themselves, and for which of several fitting Adventurers the Potion stands.
 */
function essence({ target, method, cards, enhancements }: Capture): string {
  const once = enhancements.filter((id) => enhancementById(id).use === 'once').toSorted();
  return [method, target, ...cards.toSorted(), ...once].join(' ');
}

const everyStand: readonly AdventurerCardId[] = adventurers.map(({ id }) => id);

/** Every attack there could be with this hand: each target, method, choice of cards, of enhancements and of a stand. */
function* attempts(seen: DragonwoodView): Generator<Capture> {
  const own = seen.enhancements[seen.seat] ?? [];
  for (const target of targets.map(({ id }) => id).filter((id) => seen.landscape.includes(id))) {
    for (const method of attackMethods) {
      for (const cards of subsets(seen.hand)) {
        for (const enhancements of subsets(own)) {
          const stands = enhancements.includes('charmed-potion') ? everyStand : [undefined];
          for (const potionAs of stands) {
            const attack = { type: 'capture', target, method, cards, enhancements } as const;
            yield potionAs === undefined ? attack : { ...attack, potionAs };
          }
        }
      }
    }
  }
}

const capturesOf = (seen: DragonwoodView) => legalActions(seen).filter((one): one is Capture => one.type === 'capture');

/** The permanent enhancements that add something: what every attack on a creature is offered with. */
const helpers = (own: readonly EnhancementId[], method: AttackMethod) =>
  own.filter((id) => enhancementById(id).use === 'permanent' && (id === 'lucky-mushroom' || bonusOf(id, method) > 0));

function check(state: DragonwoodState): void {
  const seen = view(state, 0);
  const offered = capturesOf(seen);
  for (const one of offered) {
    if (illegality(seen, one) !== null) expect(`${formatAction(one)} is refused`).toBe('');
  }
  const allowed = new Set<string>();
  for (const one of attempts(seen)) if (illegality(seen, one) === null) allowed.add(essence(one));
  expect(offered.map(essence).toSorted()).toEqual([...allowed].sort());
  const own = seen.enhancements[0] ?? [];
  for (const { target, method, enhancements } of offered) {
    const permanent = enhancements.filter((id) => enhancementById(id).use === 'permanent');
    const isCreature = targets.find(({ id }) => id === target)?.kind === 'creature';
    expect(permanent.toSorted()).toEqual(isCreature ? helpers(own, method).toSorted() : []);
  }
}

const landscape = 'landscape orange-dragon silver-sword';
const position = (hand: readonly AdventurerId[], own: readonly EnhancementId[], variants: string) =>
  at(
    `players 2; variants ${variants}; hands ${hand.join(' ') || '-'} | -; ${landscape}; enhancements ${own.join(' ') || '-'} | -`,
  );

/** Few suits and ranks near one another, so that sets are frequent. */
const near = adventurers.filter(({ suit, rank }) => (suit === 'red' || suit === 'blue') && (rank < 6 || rank > 10));
const hands = (maxLength: number) => fc.subarray([...near.map(({ id }) => id)], { maxLength });
const spell = fc.constantFrom('', 'dragonSpell');
const ownable = enhancementIds.filter((id) => id !== 'silver-sword');

test('what is offered is what is allowed: every choice of up to six cards and of enhancements tried one by one', () => {
  const own = fc.subarray([...ownable.filter((id) => id !== 'charmed-potion')], { maxLength: 4 });
  fc.assert(
    fc.property(hands(6), own, spell, (hand, laid, variants) => check(position(hand, laid, variants))),
    { numRuns: 60, seed: 2015 },
  );
});

test('with the Charmed Potion too, standing for each of the sixty Adventurers', () => {
  const own = fc
    .subarray([...ownable.filter((id) => id !== 'charmed-potion')], { maxLength: 2 })
    .map((ids) => [...ids, 'charmed-potion' as const]);
  fc.assert(
    fc.property(hands(5), own, spell, (hand, laid, variants) => check(position(hand, laid, variants))),
    { numRuns: 20, seed: 2015 },
  );
});

test.each([
  ['six of a run', 'R1 R2 R3 R4 R5 R6'],
  ['five of a kind and one more', 'R7 B7 G7 O7 P7 R8'],
  ['seven of a suit', 'R1 R2 R3 R5 R6 R7 R12'],
  ['a run to twelve', 'R8 R9 R10 R11 R12'],
])('with Bunny, Potion and a big hand: %s', (_what, hand) => {
  check(position(hand.split(' ') as AdventurerId[], ['friendly-bunny', 'charmed-potion'], 'dragonSpell'));
});

test('no action is offered twice, and none that is refused, in any phase of a game', () => {
  for (let seed = 0; seed < 12; seed++) {
    const options = { players: 3, edition: 'tabletop', variants: ['dragonSpell'] } as const;
    for (const { before } of playedGame(options, seed, 'greedy')) {
      for (const seat of before.hands.keys()) {
        const seen = view(before, seat);
        const offered = legalActions(seen);
        expect(offered.filter((one) => illegality(seen, one) !== null)).toEqual([]);
        expect(new Set(offered.map(formatAction)).size).toBe(offered.length);
      }
    }
  }
});

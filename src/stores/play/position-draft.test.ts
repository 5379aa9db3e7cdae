import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextInt, seedRng } from '#engine/core/index.ts';
import { emptyHeartDraft, heartDraftOf, heartDraftRules } from './dragonheart-draft.ts';
import { emptyWoodDraft, woodDraftOf, woodDraftRules, type WoodCard } from './dragonwood-draft.ts';
import {
  checkedDraft,
  copiesLeft,
  draftText,
  laid,
  pileAt,
  takenUp,
  withOthers,
  withSetting,
  type DraftPlace,
  type DraftRules,
  type PositionDraft,
} from './position-draft.ts';
import { matchFromPosition, matchText, readMatch } from './read-match.ts';
import { dragonheart, dragonwood, player } from './testing.ts';

const options = { players: 2, edition: 'tabletop', variants: [] } as const;
const hand = (seat: number) => ({ key: 'hands', seat }) as const;
const landscape = { key: 'landscape', seat: null } as const;
const deck = { key: 'deck', seat: null } as const;

describe('a position of Dragonwood that is set up', () => {
  test('card by card becomes a table, and a link that begins there', () => {
    let draft = emptyWoodDraft(options, 5);
    for (const card of ['B4', 'O4'] as const) draft = laid(woodDraftRules, draft, card, hand(0));
    draft = laid(woodDraftRules, draft, 'R1', hand(1));
    draft = withOthers(draft, hand(1), 3);
    draft = laid(woodDraftRules, draft, 'blue-dragon', landscape);
    draft = laid(woodDraftRules, draft, 'fire-ants', landscape, 0);
    draft = laid(woodDraftRules, draft, 'silver-sword', { key: 'enhancements', seat: 0 });
    draft = laid(woodDraftRules, draft, 'L', deck);
    draft = withSetting(draft, 'active', '1');
    const text =
      'players 2; edition tabletop; active 1; seed 5; hands B4 O4 | R1 ?3; deck L ...; ' +
      'landscape fire-ants blue-dragon; enhancements silver-sword | -';
    expect(draftText(woodDraftRules, draft)).toBe(text);
    const checked = checkedDraft(woodDraftRules, draft);
    expect(checked).toMatchObject({
      value: { active: 1, hands: [['B4', 'O4'], { length: 4 }], landscape: ['fire-ants', 'blue-dragon'] },
    });
    const { match } = matchFromPosition<
      dragonwood.DragonwoodOptions,
      dragonwood.DragonwoodState,
      dragonwood.DragonwoodAction
    >(dragonwood, { id: 'p', players: [player('person'), player('hard')], position: text });
    const link = matchText(dragonwood, match!);
    expect(new URL(`https://example.org/#${link}`).hash).toBe(`#${link}`);
    expect(readMatch(dragonwood, link, 'p')).toEqual({ match, problems: [], isOver: false });
  });

  test('a card that lies already moves, and one with copies left does not', () => {
    const once = laid(woodDraftRules, emptyWoodDraft(options), 'R7', hand(0));
    const moved = laid(woodDraftRules, once, 'R7', hand(1));
    expect([pileAt(moved, hand(0)).cards, pileAt(moved, hand(1)).cards]).toEqual([[], ['R7']]);
    expect(laid(woodDraftRules, moved, 'R7', hand(1))).toBe(moved);
    const two = laid(woodDraftRules, laid(woodDraftRules, once, 'fire-ants', landscape), 'fire-ants', landscape);
    expect(pileAt(two, landscape).cards).toEqual(['fire-ants', 'fire-ants']);
    expect(copiesLeft(woodDraftRules, two, 'fire-ants')).toBe(0);
    expect(pileAt(takenUp(two, landscape, 0), landscape).cards).toEqual(['fire-ants']);
    expect(takenUp(two, landscape, 9)).toEqual(two);
  });

  test.each<[WoodCard, DraftPlace<'hands' | 'landscape' | 'gone' | 'creatures' | 'enhancements'>]>([
    ['L', hand(0)],
    ['fire-ants', hand(0)],
    ['wind-storm', landscape],
    ['R7', landscape],
    ['silver-sword', { key: 'creatures', seat: 0 }],
    ['fire-ants', { key: 'enhancements', seat: 0 }],
    ['fire-ants', { key: 'gone', seat: null }],
  ])('%s cannot lie in %j', (card, place) => {
    const draft = emptyWoodDraft(options);
    expect(laid(woodDraftRules, draft, card, place)).toBe(draft);
  });

  test('what the rules forbid, the engine says', () => {
    let draft = emptyWoodDraft(options);
    for (const rank of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      draft = laid(woodDraftRules, draft, `R${rank}` as WoodCard, hand(0));
    expect(checkedDraft(woodDraftRules, draft)).toMatchObject({ problem: { code: 'outOfRange', what: 'hands' } });
    expect(() => pileAt(draft, hand(2))).toThrow(RangeError);
  });
});

describe('cards in a draft', () => {
  /** Whatever is laid where, no card ever lies more often than it exists, and none is lost but by being taken up. */
  function neverTwice<Key extends string, Card extends string>(
    rules: DraftRules<Key, Card, unknown>,
    empty: PositionDraft<Key, Card>,
    cards: readonly Card[],
  ) {
    const step = fc.tuple(fc.constantFrom(...cards), fc.nat(empty.piles.length - 1), fc.nat(6));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let draft = empty;
        for (const [card, at, before] of steps) {
          const place = empty.piles[at]!;
          const had = draft.piles.flatMap((pile) => pile.cards).length;
          draft = laid(rules, draft, card, place, before);
          expect(draft.piles.flatMap((pile) => pile.cards).length).toBeGreaterThanOrEqual(had);
          expect(copiesLeft(rules, draft, card)).toBeGreaterThanOrEqual(0);
        }
        const checked = checkedDraft(rules, draft);
        // The reader may find much wrong, but never a card that lies twice or where such cards never lie.
        if ('problem' in checked) expect(checked.problem.code).not.toMatch(/repeated|unknown/);
      }),
      { numRuns: 150 },
    );
  }

  test('never lie twice, in Dragonwood', () => {
    neverTwice(woodDraftRules, emptyWoodDraft(options), [
      'R1',
      'R2',
      'G3',
      'L',
      'fire-ants',
      'blue-dragon',
      'silver-sword',
      'charmed-potion',
      'wind-storm',
      'sunny-day',
    ]);
  });

  test('never lie twice, in Dragonheart', () => {
    neverTwice(heartDraftRules, emptyHeartDraft({}), ['Tr4', "Tr4'", 'Sh', 'Kn1', "Hu2'", 'Dw3', 'So1', "Pe2'", 'Tl3']);
  });
});

describe('a table taken for a draft', () => {
  test('has all that lies open, and the hands, in every turn of a game of Dragonwood', () => {
    let state = dragonwood.newGame({ players: 3, edition: 'online', variants: ['dragonSpell'] }, 11);
    let rng = seedRng(3);
    for (let turn = 0; turn < 120; turn++) {
      const seat = dragonwood.toAct(state);
      if (seat === null) break;
      if (state.phase.kind === 'turn') {
        const { turn: _turn, deck: _deck, dragonwoodDeck: _titles, removed: _removed, rng: _rng, ...open } = state;
        const checked = checkedDraft(woodDraftRules, woodDraftOf(state, 7));
        expect(checked).toMatchObject({ value: open });
      }
      const actions = dragonwood.legalActions(dragonwood.view(state, seat));
      const [place, next] = nextInt(rng, actions.length);
      rng = next;
      state = dragonwood.apply(state, actions[place]!).state;
    }
  });

  test('and of Dragonheart', () => {
    let state = dragonheart.newGame({}, 11);
    let rng = seedRng(5);
    let looked = 0;
    for (let turn = 0; turn < 200; turn++) {
      const seat = dragonheart.toAct(state);
      if (seat === null) break;
      if (state.phase.kind === 'turn') {
        const { turn: _turn, decks: _decks, rng: _rng, putBack: _back, ...open } = state;
        expect(checkedDraft(heartDraftRules, heartDraftOf(state, 7))).toMatchObject({ value: open });
        looked += 1;
      }
      const actions = dragonheart.legalActions(dragonheart.view(state, seat));
      const [place, next] = nextInt(rng, actions.length);
      rng = next;
      state = dragonheart.apply(state, actions[place]!).state;
    }
    expect(looked).toBeGreaterThan(20);
  });
});

import { describe, expect, test } from 'vitest';
import {
  illegality,
  parsePosition,
  view,
  type AdventurerId,
  type AttackMethod,
  type DragonwoodView,
} from '#engine/dragonwood/index.ts';
import { emptyDraft, type WoodDraft } from './draft.ts';
import { fitOf, methodsOf, sortedHand } from './fit.ts';
import { litOffer, offerOf } from './offers.ts';

const table = (
  hand = 'R2 B3 B7 G7 O7 R8 P9 G10',
  own = 'silver-sword charmed-potion friendly-bunny',
  variants = '',
): DragonwoodView => {
  const text = `players 2; ${variants}hands ${hand} | ?5; landscape fire-ants lucky-mushroom grumpy-troll orange-dragon; enhancements ${own} | -; seed 7`;
  const read = parsePosition(text);
  if (!('value' in read)) throw new Error(JSON.stringify(read));
  return view(read.value, 0);
};

const troll = 2;
const dragon = 3;
const draft = (cards: string, change: Partial<WoodDraft> = {}): WoodDraft => ({
  ...emptyDraft,
  place: troll,
  cards: cards.split(' ').filter(Boolean) as AdventurerId[],
  ...change,
});
const offer = (given: WoodDraft, method: AttackMethod, at = table()) => {
  const found = offerOf(given, method, at);
  if (!found) throw new Error('no target');
  return found;
};

describe('what a method offers', () => {
  test('[dw-target] nothing while no target is chosen', () => {
    expect(offerOf({ ...draft('B7'), place: null }, 'strike', table())).toBeNull();
  });

  test('[dw-silver-sword] the cards that are laid out, with the exact chance and the Sword', () => {
    const strike = offer(draft('B7 R8 P9', { enhancements: ['silver-sword'] }), 'strike');
    // Every throw of three dice, one by one.
    const faces = [1, 2, 2, 3, 3, 4];
    const all = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => a + b + c)));
    const hits = all.filter((total) => total + 2 >= 9).length;
    expect(strike).toMatchObject({ kind: 'ready', numbers: { dice: 3, bonus: 2, need: 9 }, most: 14 });
    expect(strike.chance.num / strike.chance.den).toBe(hits / all.length);
  });

  test('[dw-stomp] other cards of the hand where those that are laid out do not fit', () => {
    const stomp = offer(draft('B7 R8 P9'), 'stomp');
    expect(stomp.kind).toBe('choose');
    expect(stomp.action.cards.toSorted()).toEqual(['B7', 'G7', 'O7']);
    expect(illegality(table(), stomp.action)).toBeNull();
  });

  test('[dw-total] what no roll can reach is hopeless, and says how far it goes', () => {
    expect(offer(draft(''), 'scream')).toMatchObject({ kind: 'hopeless', most: 8, chance: { num: 0 } });
    expect(offer(draft('R2', { place: dragon }), 'stomp')).toMatchObject({ kind: 'choose' });
    expect(offer(draft('R2 R8'), 'scream')).toMatchObject({ kind: 'hopeless', most: 8 });
  });

  test('[dw-strike] a card that is too little alone is the beginning of the best row with it', () => {
    const strike = offer(draft('G7'), 'strike');
    expect(strike.kind).toBe('choose');
    expect(strike.action.cards.toSorted()).toEqual(['G10', 'G7', 'P9', 'R8']);
  });

  test('[dw-enhancement-creatures-only] an enhancement against an enhancement is refused with its reason', () => {
    const refused = offer(draft('B7', { place: 1, enhancements: ['silver-sword'] }), 'strike');
    expect(refused.kind).toBe('refused');
    expect(refused.reason?.code).toBe('againstEnhancement');
  });

  test('[dw-dice] an empty hand can only be told so', () => {
    expect(offer(draft(''), 'strike', table('-')).reason?.code).toBe('noCards');
  });

  test('[dw-charmed-potion] the Potion stands for what makes the set, unless a card is named', () => {
    const laid = draft('B7 P9', { enhancements: ['charmed-potion'] });
    expect(offer(laid, 'strike').action.potionAs).toMatch(/8$/);
    expect(offer(laid, 'strike').kind).toBe('ready');
    expect(offer({ ...laid, potionAs: 'G8' }, 'strike').action.potionAs).toBe('G8');
    expect(offer({ ...laid, potionAs: 'R1' }, 'strike').kind).toBe('choose');
  });

  test('[dw-dragon-spell] three of one colour in a row are found for the spell', () => {
    const at = table('R8 R9 R10 B3 B4', '-', 'variants dragonSpell; ');
    const spell = offer(draft('', { place: dragon }), 'dragonSpell', at);
    expect(spell).toMatchObject({ kind: 'choose', numbers: { dice: 2, need: 6 } });
    expect(spell.action.cards).toEqual(['R8', 'R9', 'R10']);
    expect(offer(draft('R8 R9 R10', { place: dragon }), 'dragonSpell', at).kind).toBe('ready');
    expect(
      offer(draft('', { place: dragon }), 'dragonSpell', table('R8 R9 B10', '-', 'variants dragonSpell; ')).kind,
    ).toBe('refused');
  });

  test('of the ways that are ready the likeliest is lit, and none that must be chosen first', () => {
    const at = table();
    const offers = (['strike', 'stomp', 'scream'] as const).map((method) =>
      offer(draft('B7', { place: 0 }), method, at),
    );
    // Fire Ants: 7, 4, 6 with one die: only the Stomp can succeed.
    expect(litOffer(offers)?.action.method).toBe('stomp');
    expect(litOffer(offers.filter(({ kind }) => kind !== 'ready'))).toBeUndefined();
  });
});

describe('cards of the hand', () => {
  test('say whether they go with those that are chosen', () => {
    const chosen: AdventurerId[] = ['B7', 'R8', 'P9'];
    expect(fitOf('G10', chosen, false)).toBe('addable');
    expect(fitOf('G7', chosen, false)).toBe('unfit');
    expect(fitOf('R8', chosen, false)).toBe('selected');
    expect(fitOf('R2', [], false)).toBe('selectable');
    expect(fitOf('R2', ['R8'], false)).toBe('addable');
    expect(fitOf('O6', ['B8'], false)).toBe('unfit');
    expect(fitOf('O6', ['B8'], true)).toBe('addable');
  });

  test('make a row, a number or a colour, and one alone makes all three', () => {
    expect(methodsOf(['R7'], false)).toEqual(['strike', 'stomp', 'scream']);
    expect(methodsOf(['R7', 'R8'], false)).toEqual(['strike', 'scream']);
    expect(methodsOf(['R7', 'B7'], false)).toEqual(['stomp']);
    expect(methodsOf(['R7', 'B9'], false)).toEqual([]);
  });

  test('lie by number or by colour', () => {
    const hand: AdventurerId[] = ['B7', 'R10', 'G7', 'R2'];
    expect(sortedHand(hand, 'rank')).toEqual(['R2', 'G7', 'B7', 'R10']);
    expect(sortedHand(hand, 'suit')).toEqual(['R2', 'R10', 'G7', 'B7']);
  });
});

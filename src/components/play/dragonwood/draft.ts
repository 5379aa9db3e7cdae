/** What a player has chosen at a table of Dragonwood, and the attacks that it makes. */
import {
  allowsReroll,
  illegality,
  numbersOf,
  type AdventurerCardId,
  type AdventurerId,
  type Attack,
  type AttackMethod,
  type AttackNumbers,
  type DragonwoodAction,
  type DragonwoodView,
  type EnhancementId,
} from '#engine/dragonwood/index.ts';
import { captureChance, mostDice, type Ratio } from '#engine/odds/index.ts';

/** What is chosen. */
export interface WoodDraft {
  /** The place in the landscape that is attacked. */
  readonly place: number | null;
  readonly cards: readonly AdventurerId[];
  readonly enhancements: readonly EnhancementId[];
  /** What the Potion stands for. */
  readonly potionAs: AdventurerCardId | null;
}

export const emptyDraft: WoodDraft = { place: null, cards: [], enhancements: [], potionAs: null };

/** Puts an item in, or takes it out. */
export const toggled = <Item>(items: readonly Item[], item: Item): readonly Item[] =>
  items.includes(item) ? items.filter((other) => other !== item) : [...items, item];

/** The draft without what is no longer there. */
export function stillThere(draft: WoodDraft, { seat, hand, enhancements, landscape }: DragonwoodView): WoodDraft {
  const own = enhancements[seat] ?? [];
  return {
    ...draft,
    place: draft.place !== null && draft.place < landscape.length ? draft.place : null,
    cards: draft.cards.filter((card) => hand.includes(card)),
    enhancements: draft.enhancements.filter((card) => own.includes(card)),
  };
}

/** The draft of an action that is laid out for the player. */
export function draftOf(action: DragonwoodAction, { landscape }: DragonwoodView): WoodDraft {
  if (action.type === 'discard' || action.type === 'pass') return { ...emptyDraft, cards: [action.card] };
  if (action.type !== 'capture') return emptyDraft;
  const place = landscape.indexOf(action.target);
  const { cards, enhancements, potionAs = null } = action;
  return { place: place < 0 ? null : place, cards, enhancements, potionAs };
}

/** The draft with the cards of an attack, at the target that it has. */
export const draftAfter = (draft: WoodDraft, { cards, enhancements, potionAs }: Attack): WoodDraft => ({
  ...draft,
  cards,
  enhancements,
  potionAs: potionAs ?? null,
});

/** An attack as the chosen cards make it, with what it rolls. */
export interface Attempt {
  readonly action: DragonwoodAction & { readonly type: 'capture' };
  readonly numbers: AttackNumbers;
  readonly chance: Ratio;
  readonly isLegal: boolean;
}

const noChance: Ratio = { num: 0, den: 1 };

/** The attack that the draft makes with a method; null while no target is chosen. */
export function attemptOf(draft: WoodDraft, method: AttackMethod, view: DragonwoodView): Attempt | null {
  const target = draft.place === null ? undefined : view.landscape[draft.place];
  if (target === undefined) return null;
  const { potionAs } = draft;
  const withPotion = draft.enhancements.includes('charmed-potion') && potionAs !== null;
  const attack: Attack = {
    target,
    method,
    cards: draft.cards,
    enhancements: draft.enhancements,
    ...(withPotion ? { potionAs } : {}),
  };
  const action = { type: 'capture', ...attack } as const;
  const isLegal = illegality(view, action) === null;
  const numbers = numbersOf(attack);
  const dice = Math.min(numbers.dice, mostDice);
  const chance = isLegal ? captureChance({ ...numbers, dice, reroll: allowsReroll(attack) }) : noChance;
  return { action, numbers: { ...numbers, dice }, chance, isLegal };
}

/** What a player can attack with: the cards that are laid out, or the best of the hand. */
import {
  adventurerById,
  illegality,
  setsInHand,
  type AdventurerId,
  type AttackMethod,
  type DragonwoodIllegality,
  type DragonwoodView,
  type SetInHand,
} from '#engine/dragonwood/index.ts';
import { dieFaces } from '#engine/odds/index.ts';
import { attemptOf, type Attempt, type WoodDraft } from './draft.ts';

/** A way to attack the target. */
export interface Offer extends Attempt {
  /**
   * `ready`: the cards that are laid out can roll. `choose`: other cards of the hand could. `hopeless`: allowed, but no
   * roll reaches the need. `refused`: the rules do not allow it.
   */
  readonly kind: 'ready' | 'choose' | 'hopeless' | 'refused';
  /** The most that dice and bonus can reach. */
  readonly most: number;
  readonly reason: DragonwoodIllegality | null;
}

const highest = Math.max(...dieFaces);
const potion = 'charmed-potion';

/** Three consecutive cards of one suit, every one that the hand holds. */
const spells = (hand: readonly AdventurerId[]): readonly Pick<SetInHand, 'cards'>[] =>
  hand.flatMap((id) => {
    const { suit, rank } = adventurerById(id);
    const run = [id, ...[1, 2].flatMap((more) => hand.filter((other) => isCard(other, suit, rank + more)))];
    return run.length === 3 ? [{ cards: run }] : [];
  });

const isCard = (id: AdventurerId, suit: string, rank: number): boolean => {
  const card = adventurerById(id);
  return card.suit === suit && card.rank === rank;
};

/** Sets of these cards for a method; `withPotion` those that the Potion completes. */
const setsOf = (
  hand: readonly AdventurerId[],
  method: AttackMethod,
  withPotion: boolean,
): readonly Pick<SetInHand, 'cards' | 'potionAs'>[] =>
  method === 'dragonSpell' ? spells(hand) : setsInHand(hand, method, withPotion);

/** The draft with the card that its Potion stands for: what was chosen, else what makes a set of it. */
function withPotionCard(draft: WoodDraft, method: AttackMethod): WoodDraft {
  if (draft.potionAs !== null || !draft.enhancements.includes(potion)) return draft;
  const set = setsOf(draft.cards, method, true).find(({ cards }) => cards.length === draft.cards.length);
  return { ...draft, potionAs: set?.potionAs ?? null };
}

const mostOf = ({ numbers: { dice, bonus } }: Attempt): number => dice * highest + bonus;
const share = ({ chance: { num, den } }: Attempt): number => num / den;

/** Reasons that other cards would do away with. */
const ofTheSet: ReadonlySet<DragonwoodIllegality['code']> = new Set([
  'noCards',
  'tooMany',
  'gap',
  'repeatedRank',
  'mixedRanks',
  'mixedSuits',
  'spellCards',
  'spellNotASuitRun',
  'potionStandsForNothing',
]);

/**
 * The best set of the hand for a method, with the enhancements of the draft: if it can be, one that goes on from the cards
 * laid out; of equal ones the one with fewer cards.
 */
function bestOf(draft: WoodDraft, method: AttackMethod, view: DragonwoodView): Attempt | undefined {
  const attempts = setsOf(view.hand, method, draft.enhancements.includes(potion)).flatMap(({ cards, potionAs }) => {
    const attempt = attemptOf({ ...draft, cards, potionAs: potionAs ?? null }, method, view);
    return attempt?.isLegal ? [attempt] : [];
  });
  const able = attempts.filter((attempt) => mostOf(attempt) >= attempt.numbers.need);
  const further = able.filter(({ action }) => draft.cards.every((card) => action.cards.includes(card)));
  const pool = [further, able, attempts].find(({ length }) => length > 0) ?? [];
  return pool.toSorted(
    (a, b) => share(b) - share(a) || mostOf(b) - mostOf(a) || a.action.cards.length - b.action.cards.length,
  )[0];
}

/** What a method offers against the target of the draft; null while there is no target. */
export function offerOf(draft: WoodDraft, method: AttackMethod, view: DragonwoodView): Offer | null {
  const own = attemptOf(withPotionCard(draft, method), method, view);
  if (!own) return null;
  const told = (attempt: Attempt, kind: 'ready' | 'choose'): Offer => {
    const most = mostOf(attempt);
    return { ...attempt, most, reason: null, kind: most < attempt.numbers.need ? 'hopeless' : kind };
  };
  const laid = own.isLegal ? told(own, 'ready') : null;
  if (laid?.kind === 'ready') return laid;
  if (laid) {
    const best = bestOf(draft, method, view);
    const other = best && told(best, 'choose');
    return other?.kind === 'choose' ? other : laid;
  }
  const reason = illegality(view, own.action);
  const best = reason && ofTheSet.has(reason.code) ? bestOf(draft, method, view) : undefined;
  return best ? told(best, 'choose') : { ...own, most: mostOf(own), reason, kind: 'refused' };
}

/** The offer to be lit: of those that are ready the likeliest. */
export const litOffer = (offers: readonly Offer[]): Offer | undefined =>
  offers.filter(({ kind }) => kind === 'ready').toSorted((a, b) => share(b) - share(a))[0];

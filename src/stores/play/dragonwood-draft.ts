/** Setting up a position of Dragonwood. */
import {
  adventurerDeck,
  dragonwoodDeck,
  isAdventurerId,
  isEnhancementId,
  isEventId,
  parsePosition,
  type AdventurerCardId,
  type DragonwoodCardId,
  type DragonwoodOptions,
  type DragonwoodState,
  type DragonwoodView,
} from '#engine/dragonwood/index.ts';
import { emptyDraft, type DraftPlace, type DraftRules, type PositionDraft } from './position-draft.ts';

/** Parts of a position that hold cards. `dragonwood` and `deck` are the cards that come next. */
export type WoodKey = 'hands' | 'deck' | 'discard' | 'landscape' | 'dragonwood' | 'creatures' | 'enhancements' | 'gone';
export type WoodCard = AdventurerCardId | DragonwoodCardId;

const box: readonly WoodCard[] = [...adventurerDeck.map(({ id }) => id), ...dragonwoodDeck];
const adventurerCards: readonly string[] = adventurerDeck.map(({ id }) => id);

function mayLie(card: WoodCard, { key }: DraftPlace<WoodKey>): boolean {
  if (adventurerCards.includes(card)) {
    return key === 'deck' || key === 'discard' || (key === 'hands' && isAdventurerId(card));
  }
  if (key === 'dragonwood') return true;
  if (isEventId(card)) return key === 'gone';
  if (isEnhancementId(card)) return key === 'landscape' || key === 'enhancements' || key === 'gone';
  return key === 'landscape' || key === 'creatures';
}

/** What Dragonwood says of its positions. */
export const woodDraftRules: DraftRules<WoodKey, WoodCard, DragonwoodState> = {
  keys: [
    { key: 'hands', isBySeat: true },
    { key: 'deck', isBySeat: false, isDeck: true },
    { key: 'discard', isBySeat: false },
    { key: 'landscape', isBySeat: false },
    { key: 'dragonwood', isBySeat: false, isDeck: true },
    { key: 'creatures', isBySeat: true },
    { key: 'enhancements', isBySeat: true },
    { key: 'gone', isBySeat: false },
  ],
  copies: (card) => box.filter((one) => one === card).length,
  mayLie,
  parsePosition,
};

/** A draft in which nothing lies, for a game with these options. The other settings are `active`, `seed`, `passes`, `left`. */
export const emptyWoodDraft = (
  { players, edition, variants }: DragonwoodOptions,
  seed = 0,
): PositionDraft<WoodKey, WoodCard> =>
  emptyDraft(woodDraftRules, players, {
    players: String(players),
    edition,
    variants: variants.join(' '),
    active: '0',
    seed: String(seed),
  });

/** What lies open, in a state as in a view. */
type OpenTable = Pick<
  DragonwoodState,
  'options' | 'active' | 'discard' | 'landscape' | 'gone' | 'creatures' | 'enhancements' | 'passes' | 'turnsLeft'
>;

function draftOf(
  open: OpenTable,
  hands: readonly Pick<PositionDraft<WoodKey, WoodCard>['piles'][number], 'cards' | 'others'>[],
  seed: number,
): PositionDraft<WoodKey, WoodCard> {
  const draft = emptyWoodDraft(open.options, seed);
  const cardsAt = ({ key, seat }: DraftPlace<WoodKey>): readonly WoodCard[] => {
    switch (key) {
      case 'creatures':
      case 'enhancements':
        return open[key][seat ?? 0] ?? [];
      case 'discard':
      case 'landscape':
      case 'gone':
        return open[key];
      case 'hands':
      case 'deck':
      case 'dragonwood':
        return [];
    }
  };
  const { passes, turnsLeft } = open;
  return {
    piles: draft.piles.map((pile) => ({
      ...pile,
      cards: cardsAt(pile),
      ...(pile.key === 'hands' ? hands[pile.seat ?? 0] : {}),
    })),
    settings: {
      ...draft.settings,
      active: String(open.active),
      passes: passes > 0 ? String(passes) : '',
      left: turnsLeft === null ? '' : String(turnsLeft),
    },
  };
}

/** A table as a draft: all that lies open, and the hands. What is face down is dealt anew from the seed. */
export const woodDraftOf = (state: DragonwoodState, seed = 0): PositionDraft<WoodKey, WoodCard> =>
  draftOf(
    state,
    state.hands.map((cards) => ({ cards, others: 0 })),
    seed,
  );

/** What a player knows of a table as a draft: the cards in other hands are drawn by the seed, as many as they are. */
export const seenWoodDraft = (view: DragonwoodView, seed = 0): PositionDraft<WoodKey, WoodCard> =>
  draftOf(
    view,
    view.handSizes.map((n, seat) => (seat === view.seat ? { cards: view.hand, others: 0 } : { cards: [], others: n })),
    seed,
  );

/** Setting up a position of Dragonheart. */
import {
  cardById,
  cardTypes,
  decks,
  factsOf,
  type CardId,
  type DragonheartOptions,
  type DragonheartState,
  type DragonheartView,
} from '#engine/dragonheart/index.ts';
import { seedRng, shuffle } from '#engine/core/index.ts';
import { wholePosition } from './heart-position.ts';
import { emptyDraft, type DraftPlace, type DraftRules, type PositionDraft } from './position-draft.ts';

/** Parts of a position that hold cards. `decks` are the cards that come next, `piles` those that were taken. */
export type HeartKey = 'hands' | 'decks' | 'board' | 'hold' | 'departed' | 'piles';

const box: readonly CardId[] = decks.flat();

function mayLie(card: CardId, { key, seat }: DraftPlace<HeartKey>): boolean {
  const { owner, type } = cardById(card);
  const { after } = factsOf(type);
  switch (key) {
    case 'hands':
    case 'decks':
      return owner === seat;
    case 'board':
      return true;
    case 'hold':
      return after === 'toHold';
    case 'departed':
      return after === 'depart';
    case 'piles':
      return after !== 'depart';
  }
}

/** What Dragonheart says of its positions. */
export const heartDraftRules: DraftRules<HeartKey, CardId, DragonheartState> = {
  keys: [
    { key: 'hands', isBySeat: true },
    { key: 'decks', isBySeat: true, isDeck: true },
    { key: 'board', isBySeat: false },
    { key: 'hold', isBySeat: false },
    { key: 'departed', isBySeat: false },
    { key: 'piles', isBySeat: true },
  ],
  copies: (card) => box.filter((one) => one === card).length,
  mayLie,
  parsePosition: wholePosition,
};

/** A draft in which nothing lies. The other settings are `active`, `seed`, `dragon` (who has the Great Dragon), `ended`. */
export const emptyHeartDraft = ({ endTrigger }: DragonheartOptions, seed = 0): PositionDraft<HeartKey, CardId> =>
  emptyDraft(heartDraftRules, decks.length, { endTrigger: endTrigger ?? '', active: '0', seed: String(seed) });

/** What lies open, in a state as in a view. */
type OpenTable = Pick<
  DragonheartState,
  'options' | 'active' | 'board' | 'hold' | 'departed' | 'greatDragon' | 'endCauses'
>;
type Held = Pick<PositionDraft<HeartKey, CardId>['piles'][number], 'cards' | 'others'>;

function draftOf(
  open: OpenTable,
  bySeat: { readonly hands: readonly Held[]; readonly piles: readonly Held[] },
  seed: number,
): PositionDraft<HeartKey, CardId> {
  const draft = emptyHeartDraft(open.options, seed);
  const at = ({ key, seat }: DraftPlace<HeartKey>): Partial<Held> | undefined => {
    switch (key) {
      case 'hands':
      case 'piles':
        return bySeat[key][seat ?? 0];
      case 'hold':
      case 'departed':
        return { cards: open[key] };
      case 'board':
        return { cards: cardTypes.flatMap((type) => open.board[type]) };
      case 'decks':
        return undefined;
    }
  };
  return {
    piles: draft.piles.map((pile) => ({ ...pile, ...at(pile) })),
    settings: {
      ...draft.settings,
      active: String(open.active),
      dragon: open.greatDragon === null ? '' : String(open.greatDragon),
      ended: open.endCauses.join(' '),
    },
  };
}

const lying = (cards: readonly CardId[]): Held => ({ cards, others: 0 });

/** A table as a draft: all that lies open, the hands and the piles. The draw piles are shuffled anew from the seed. */
export const heartDraftOf = (state: DragonheartState, seed = 0): PositionDraft<HeartKey, CardId> =>
  draftOf(state, { hands: state.hands.map(lying), piles: state.piles.map(lying) }, seed);

/**
 * What a player knows of a table as a draft. The cards of the other hand are drawn by the seed, as many as they are; so is who
 * took which of the taken cards, which lie face down.
 */
export function seenHeartDraft(view: DragonheartView, seed = 0): PositionDraft<HeartKey, CardId> {
  const [taken] = shuffle(seedRng(seed), view.taken);
  const [first = 0] = view.pileSizes;
  return draftOf(
    view,
    {
      hands: view.handSizes.map((n, seat) => (seat === view.seat ? lying(view.hand) : { cards: [], others: n })),
      piles: [lying(taken.slice(0, first)), lying(taken.slice(first))],
    },
    seed,
  );
}

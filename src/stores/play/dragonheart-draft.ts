/** Setting up a position of Dragonheart. */
import {
  cardById,
  cardTypes,
  decks,
  factsOf,
  parsePosition,
  type CardId,
  type DragonheartOptions,
  type DragonheartState,
} from '#engine/dragonheart/index.ts';
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
  parsePosition,
};

/** A draft in which nothing lies. The other settings are `active`, `seed`, `dragon` (who has the Great Dragon), `ended`. */
export const emptyHeartDraft = ({ endTrigger }: DragonheartOptions, seed = 0): PositionDraft<HeartKey, CardId> =>
  emptyDraft(heartDraftRules, decks.length, { endTrigger: endTrigger ?? '', active: '0', seed: String(seed) });

/** A table as a draft: all that lies open, the hands and the piles. The draw piles are shuffled anew from the seed. */
export function heartDraftOf(state: DragonheartState, seed = 0): PositionDraft<HeartKey, CardId> {
  const draft = emptyHeartDraft(state.options, seed);
  const cardsAt = ({ key, seat }: DraftPlace<HeartKey>): readonly CardId[] => {
    switch (key) {
      case 'hands':
      case 'piles':
        return state[key][seat ?? 0] ?? [];
      case 'hold':
      case 'departed':
        return state[key];
      case 'board':
        return cardTypes.flatMap((type) => state.board[type]);
      case 'decks':
        return [];
    }
  };
  return {
    piles: draft.piles.map((pile) => ({ ...pile, cards: cardsAt(pile) })),
    settings: {
      ...draft.settings,
      active: String(state.active),
      dragon: state.greatDragon === null ? '' : String(state.greatDragon),
      ended: state.endCauses.join(' '),
    },
  };
}

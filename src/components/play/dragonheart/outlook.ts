/** What cards would do if they were played now. */
import {
  cardById,
  factsOf,
  type CardId,
  type CardType,
  type DragonheartTable,
  type Takeable,
} from '#engine/dragonheart/index.ts';
import type { BoardCard } from '#components/cards/board/BoardTray.tsx';
import { pointsOf } from '../board/space-name.ts';
import { pilesOf, typeOf } from './draft.ts';

/** What cards of one type would do. */
export interface Outlook {
  readonly type: CardType;
  /** `never`: the type takes nothing. `more`: `missing` more cards take something. `takes`: they do, as far as something lies there. */
  readonly kind: 'never' | 'more' | 'takes';
  readonly missing: number;
  /** All that the type can take. */
  readonly all: readonly Takeable[];
  /** The piles of these that hold cards: one is taken, of two one is chosen. */
  readonly piles: readonly Takeable[];
  /** What the one pile brings; empty when nothing is taken or one of two is chosen. */
  readonly cards: readonly BoardCard[];
}

type Lying = Pick<DragonheartTable, 'board' | 'hold'>;

/** What these cards would do; null unless they are of one type. */
export function outlookOf(cards: readonly CardId[], table: Lying): Outlook | null {
  const type = typeOf(cards);
  if (type === null) return null;
  const { takes, takesAt } = factsOf(type);
  const common = { type, all: takes, piles: [], cards: [], missing: 0 };
  if (takesAt === null) return { ...common, kind: 'never' };
  const missing = takesAt - table.board[type].length - cards.length;
  if (missing > 0) return { ...common, kind: 'more', missing };
  const lying = pilesOf(table);
  // Four Dwarves take themselves: those that are played are among them.
  const after = { ...lying, [type]: [...lying[type], ...cards.map((card) => cardById(card))] };
  const piles = takes.filter((pile) => after[pile].length > 0);
  const [pile, other] = piles;
  const brought = pile !== undefined && other === undefined ? after[pile] : [];
  return { ...common, kind: 'takes', piles, cards: brought };
}

/** What lights up on the board for it. */
export function litBy(outlook: Outlook | null) {
  if (outlook === null) return undefined;
  const { type, piles, cards } = outlook;
  const [pile, other] = piles;
  if (pile === undefined || other !== undefined || pile === type) return { from: type, points: 0 };
  return { from: type, to: pile, points: pointsOf(cards) };
}

/** A position that is being set up: cards in places. A card cannot lie twice; what the rules forbid, the engine's reader says. */
import type { Parsed, Seat } from '#engine/core/index.ts';

/** Where cards lie: a part of the position's text, and whose it is; null for what belongs to the table. */
export interface DraftPlace<Key extends string> {
  readonly key: Key;
  readonly seat: Seat | null;
}

/** What lies somewhere. */
export interface DraftPile<Key extends string, Card extends string> extends DraftPlace<Key> {
  readonly cards: readonly Card[];
  /** Of hands: so many more cards, named nowhere, are drawn by the seed. */
  readonly others: number;
}

/** A position as it is set up. */
export interface PositionDraft<Key extends string, Card extends string> {
  readonly piles: readonly DraftPile<Key, Card>[];
  /** All else, as the position's text writes it: `active`, `seed`, `edition`. What is empty is left out. */
  readonly settings: Readonly<Record<string, string>>;
}

/** What a game says of its positions. */
export interface DraftRules<Key extends string, Card extends string, State> {
  /** Parts that hold cards, in the order of the text. A deck's cards are the next to be drawn; the rest lies below them. */
  readonly keys: readonly { readonly key: Key; readonly isBySeat: boolean; readonly isDeck?: boolean }[];
  /** How many of this card there are. */
  readonly copies: (card: Card) => number;
  /** Whether such a card can lie there in any game. */
  readonly mayLie: (card: Card, place: DraftPlace<Key>) => boolean;
  readonly parsePosition: (text: string) => Parsed<State>;
}

const isAt = <Key extends string>(a: DraftPlace<Key>, b: DraftPlace<Key>): boolean =>
  a.key === b.key && a.seat === b.seat;

/** A draft for so many seats in which nothing lies. */
export function emptyDraft<Key extends string, Card extends string>(
  { keys }: Pick<DraftRules<Key, Card, unknown>, 'keys'>,
  seats: number,
  settings: Readonly<Record<string, string>> = {},
): PositionDraft<Key, Card> {
  const piles = keys.flatMap(({ key, isBySeat }): DraftPile<Key, Card>[] =>
    isBySeat
      ? Array.from({ length: seats }, (_, seat) => ({ key, seat, cards: [], others: 0 }))
      : [{ key, seat: null, cards: [], others: 0 }],
  );
  return { piles, settings };
}

/** What lies there. A place that the draft does not have throws a RangeError. */
export function pileAt<Key extends string, Card extends string>(
  { piles }: PositionDraft<Key, Card>,
  place: DraftPlace<Key>,
): DraftPile<Key, Card> {
  const found = piles.find((pile) => isAt(pile, place));
  if (!found) throw new RangeError(`the position has no ${place.key} ${String(place.seat ?? '')}`);
  return found;
}

const changed = <Key extends string, Card extends string>(
  draft: PositionDraft<Key, Card>,
  place: DraftPlace<Key>,
  change: (pile: DraftPile<Key, Card>) => Partial<Pick<DraftPile<Key, Card>, 'cards' | 'others'>>,
): PositionDraft<Key, Card> => ({
  ...draft,
  piles: draft.piles.map((pile) => (isAt(pile, place) ? { ...pile, ...change(pile) } : pile)),
});

/** How many of a card do not lie anywhere yet. */
export const copiesLeft = <Key extends string, Card extends string>(
  { copies }: Pick<DraftRules<Key, Card, unknown>, 'copies'>,
  { piles }: PositionDraft<Key, Card>,
  card: Card,
): number => copies(card) - piles.flatMap(({ cards }) => cards).filter((one) => one === card).length;

/**
 * Lays a card, at the end or before the card at `before`. When no copy is left, the one that lies elsewhere is moved, the
 * latest first. Where such a card cannot lie, or already lies with all its copies, nothing changes.
 */
export function laid<Key extends string, Card extends string>(
  rules: Pick<DraftRules<Key, Card, unknown>, 'copies' | 'mayLie'>,
  draft: PositionDraft<Key, Card>,
  card: Card,
  place: DraftPlace<Key>,
  before = Infinity,
): PositionDraft<Key, Card> {
  if (!rules.mayLie(card, place)) return draft;
  let from = draft;
  if (copiesLeft(rules, draft, card) < 1) {
    const elsewhere = draft.piles.findLast((pile) => !isAt(pile, place) && pile.cards.includes(card));
    if (!elsewhere) return draft;
    from = takenUp(draft, elsewhere, elsewhere.cards.lastIndexOf(card));
  }
  return changed(from, place, ({ cards }) => ({ cards: cards.toSpliced(Math.min(before, cards.length), 0, card) }));
}

/** Takes the card up that lies at `at`; where none lies, nothing changes. */
export const takenUp = <Key extends string, Card extends string>(
  draft: PositionDraft<Key, Card>,
  place: DraftPlace<Key>,
  at: number,
): PositionDraft<Key, Card> =>
  changed(draft, place, ({ cards }) => ({ cards: cards.filter((_, where) => where !== at) }));

/** With so many more cards in a hand, drawn by the seed. */
export const withOthers = <Key extends string, Card extends string>(
  draft: PositionDraft<Key, Card>,
  place: DraftPlace<Key>,
  others: number,
): PositionDraft<Key, Card> => changed(draft, place, () => ({ others: Math.max(0, Math.trunc(others)) }));

/** With another setting; an empty one is left out. */
export const withSetting = <Key extends string, Card extends string>(
  draft: PositionDraft<Key, Card>,
  name: string,
  value: string,
): PositionDraft<Key, Card> => ({ ...draft, settings: { ...draft.settings, [name]: value } });

function pileText(cards: readonly string[], others: number, isDeck: boolean): string {
  const words = [...cards, ...(others > 0 ? [`?${others}`] : []), ...(isDeck ? ['...'] : [])];
  return words.length > 0 ? words.join(' ') : '-';
}

/** The position's text: what a link, an example or a bug report holds. */
export function draftText<Key extends string, Card extends string>(
  { keys }: Pick<DraftRules<Key, Card, unknown>, 'keys'>,
  { piles, settings }: PositionDraft<Key, Card>,
): string {
  const told = Object.entries(settings).filter(([, value]) => value !== '');
  const lying = keys.flatMap(({ key, isDeck = false }): string[] => {
    const own = piles.filter((pile) => pile.key === key);
    if (own.every(({ cards, others }) => cards.length === 0 && others === 0)) return [];
    return [`${key} ${own.map(({ cards, others }) => pileText(cards, others, isDeck)).join(' | ')}`];
  });
  return [...told.map(([name, value]) => `${name} ${value}`), ...lying].join('; ');
}

/** The table of a draft, or what the engine's reader finds wrong with it. */
export const checkedDraft = <Key extends string, Card extends string, State>(
  rules: Pick<DraftRules<Key, Card, State>, 'keys' | 'parsePosition'>,
  draft: PositionDraft<Key, Card>,
): Parsed<State> => rules.parsePosition(draftText(rules, draft));

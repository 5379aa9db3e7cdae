/** The calculator's question, and the link that leads to it. Apart from its reader, for many pages lead there and one reads. */
import {
  enhancementIds,
  type EnhancementId,
  type Method,
  methods,
  mostAdventurers,
  type TargetId,
} from '#engine/dragonwood/index.ts';

/** What the calculator is asked: a card to capture, Adventurers for each method, enhancements held. */
export interface Question {
  readonly target: TargetId;
  readonly cards: Readonly<Record<Method, number>>;
  readonly enhancements: readonly EnhancementId[];
}

/** Keeps a count within what the method allows: 1 at least. */
export const clampCards = (method: Method, cards: number): number =>
  Math.min(Math.max(cards, 1), mostAdventurers[method]);

/** The same count for each method, as far as the method allows it: a Stomp has five Adventurers at most. */
export const sameForAll = (cards: number): Question['cards'] => ({
  strike: clampCards('strike', cards),
  stomp: clampCards('stomp', cards),
  scream: clampCards('scream', cards),
});

/** The count that all three methods share, as far as each allows it; null when they differ. */
export function sharedCount({ cards }: Question): number | null {
  const most = Math.max(...methods.map((method) => cards[method]));
  const same = sameForAll(most);
  return methods.every((method) => cards[method] === same[method]) ? most : null;
}

/** The search part of a question, readable and complete: what `parseQuestion` gives back unchanged. */
export function formatQuestion(question: Question): string {
  const { target, cards, enhancements } = question;
  const counts = sharedCount(question) ?? methods.map((method) => cards[method]).join('-');
  const use = enhancementIds.filter((id) => enhancements.includes(id));
  return `?target=${target}&cards=${counts}${use.length ? `&use=${use.join(',')}` : ''}`;
}

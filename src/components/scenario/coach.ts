import type { LessonWords } from '#i18n/lesson-words.ts';
import type { Rungs } from '#i18n/narrate/teller.ts';
import { fill } from '#i18n/plural.ts';

/** An action as text, its cards in whatever order. */
const unordered = (action: unknown): string =>
  JSON.stringify(action, (_key, value: unknown) => (Array.isArray(value) ? value.toSorted() : value));

/** The learner's action beside the adviser's, in words; `tell` gives the reasons for an action. */
export function coachSays<Action>(
  own: Action,
  best: Action,
  tell: (action: Action) => Rungs,
  words: LessonWords['coach'],
): string {
  const [, why, move] = tell(best);
  return unordered(own) === unordered(best)
    ? fill(words.same, { why })
    : fill(words.other, { own: tell(own)[1], move, why });
}

/** A game looked back over, in the words of a page: the same for both games. */
import type { Advice } from '#stores/play/types.ts';
import type { Decision } from '#stores/play/review.ts';
import { fill, plural } from '#i18n/plural.ts';
import type { Locale } from '#i18n/locales.ts';
import type { ReviewWords } from '#i18n/review-words.ts';
import type { GameFace, Listener } from './face.ts';

/** What was to be expected of a player beside what came, as numbers. */
export interface Comparison {
  readonly name: string;
  readonly expected: number;
  readonly real: number;
}

/** A decision that the adviser would not have made. */
export interface Difference {
  /** Its place among the moves, from 0. */
  readonly at: number;
  readonly did: string;
  readonly would: string;
  readonly why: string;
}

/** A review as it is shown. */
export interface ShownReview {
  readonly title: string;
  readonly note: string;
  /** What the two bars of each player are. */
  readonly legend: { readonly expected: string; readonly real: string };
  readonly bars: readonly Comparison[];
  /** What the bars mean, a sentence for each player. */
  readonly sentences: readonly string[];
  /** The same as a table. */
  readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
  /** How many decisions were as the adviser's, by player. */
  readonly agreed: readonly string[];
  readonly differences: readonly Difference[];
}

/** A number with one decimal at most. */
export const decimal = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);

/** Decisions beside the adviser's. */
export function shownDecisions<State, View, Action, Event, Reason, Reasons>(
  decisions: readonly Decision<Action, Reasons>[],
  face: Pick<GameFace<State, View, Action, Event, Reason, Reasons>, 'tellAction' | 'tellHint'>,
  listener: Listener,
  locale: Locale,
  words: ReviewWords,
): Pick<ShownReview, 'agreed' | 'differences'> {
  const name = (seat: number) => listener.names[seat] ?? '';
  const agreed = [...Map.groupBy(decisions, ({ seat }) => seat)].map(([seat, own]) =>
    fill(plural(locale, own.length, words.agreed), {
      who: name(seat),
      same: own.filter(({ isBest }) => isBest).length,
      n: own.length,
    }),
  );
  const differences = decisions
    .filter(({ isBest }) => !isBest)
    .map(({ at, seat, action, best, bestReasons }): Difference => {
      const advice: Advice<Action, Reasons> = { action: best, reasons: bestReasons };
      const own = { ...listener, viewer: seat };
      return {
        at,
        did: fill(words.did, { who: name(seat), action: face.tellAction(action, own) }),
        would: fill(words.would, { action: face.tellAction(best, own) }),
        why: face.tellHint(advice, seat, listener)[1],
      };
    });
  return { agreed, differences };
}

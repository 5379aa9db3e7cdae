/** What both games need to tell what happens: who is "you", lists, and how a game ends. */
import type { Outcome, Seat } from '#engine/core/index.ts';
import type { Locale } from '../locales.ts';
import { fill, plural, type PluralForms } from '../plural.ts';

/** A sentence about the reader, and the same about somebody else, whose name is `{who}`. */
export interface Voices {
  readonly you: string;
  readonly other: string;
}

/** A name where it is called, and where something is done to it: «красная», «красную». */
export interface Named {
  readonly name: string;
  readonly object: string;
}

/** The words that both games tell with. */
export interface CommonWords {
  /** The reader inside a sentence. */
  readonly you: string;
  readonly points: PluralForms;
  /** What is drawn or discarded: «1 карту». */
  readonly cards: PluralForms;
  /** `{scores}` are the `score` of everybody, with commas between. */
  readonly scores: string;
  readonly score: string;
  readonly wins: Voices;
  readonly sharedWin: string;
  readonly gameOver: string;
  readonly notYourTurn: Voices;
}

/** Who reads, how the players are called, and the words of one language. */
export interface Teller<Words extends CommonWords = CommonWords> {
  readonly locale: Locale;
  readonly words: Words;
  /** The seat that reads; null for an onlooker, to whom all players are told by name. */
  readonly viewer: Seat | null;
  /** By seat, as they are written at the start of a sentence; never declined. */
  readonly names: readonly string[];
}

/** One told step. What came of it stands apart, for it is stressed where a page can. */
export interface Line {
  readonly text: string;
  readonly outcome?: string;
  /** Whether the outcome is what its player hoped for. */
  readonly tone?: 'good' | 'bad';
}

/** A hint: where to look, how to think, the move. */
export type Rungs = readonly [look: string, think: string, move: string];

/** A line with the event that it tells most of all: the one whose rule it cites. */
export interface LineOf<Event> {
  readonly line: Line;
  readonly event: Event;
}

/** A line as one text, for live regions, logs and paper. */
export const lineText = ({ text, outcome }: Line): string => [text, outcome].filter(Boolean).join(' ');

/** The same text with a capital at its start. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A player inside a sentence. A seat without a name throws a RangeError. */
export function who({ viewer, names, words }: Teller, seat: Seat): string {
  if (seat === viewer) return words.you;
  const name = names[seat];
  if (name === undefined) throw new RangeError(`nobody with a name sits at ${seat}`);
  return name;
}

/** A sentence about one player. */
export const tellOf = (
  teller: Teller,
  seat: Seat,
  voices: Voices,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  seat === teller.viewer ? fill(voices.you, values) : fill(voices.other, { who: who(teller, seat), ...values });

/** "a, b and c". */
export function list({ locale }: Pick<Teller, 'locale'>, items: readonly (string | number)[]): string {
  // British English, as elsewhere on the site: no comma before "and".
  const format = new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'conjunction' });
  return format.format(items.map(String));
}

/** A count with its word, from forms that hold `{n}` and perhaps other values. */
export const counted = (
  { locale }: Pick<Teller, 'locale'>,
  n: number,
  forms: PluralForms,
  values: Readonly<Record<string, string | number>> = {},
): string => fill(plural(locale, n, forms), { n, ...values });

/** The final points of everybody, and who wins; `tie`, where there was one, stands between them. */
export function tellOutcome(teller: Teller, { scores, winners }: Outcome, tie: string | null): Line {
  const { words } = teller;
  const each = scores.map((points, seat) => fill(words.score, { who: who(teller, seat), points }));
  const [winner] = winners;
  const alone = winners.length === 1 && winner !== undefined;
  const outcome = alone
    ? tellOf(teller, winner, words.wins)
    : fill(words.sharedWin, {
        who: list(
          teller,
          winners.map((seat) => who(teller, seat)),
        ),
      });
  const text = [fill(words.scores, { scores: each.join(', ') }), tie].filter(Boolean).join(' ');
  return { text, outcome, tone: 'good' };
}

/** Takes as many items from `at` on as `belongs` says, at least none. */
export function runFrom<Item, Kept extends Item>(
  items: readonly Item[],
  at: number,
  belongs: (item: Item) => item is Kept,
): readonly Kept[] {
  const run: Kept[] = [];
  for (const item of items.slice(at)) {
    if (!belongs(item)) break;
    run.push(item);
  }
  return run;
}

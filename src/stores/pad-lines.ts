/** The lines of a score pad: what both games write on them alike, and how they stand in an address. */
import { fieldWords, shorten } from './address-text.ts';
import { cleanName, written } from './pad-text.ts';

/** One line of a pad: cards one by one, or what a player counted by hand. */
export type PadLine<Card extends string, Counts> = { readonly name: string } & (
  { readonly by: 'cards'; readonly cards: readonly Card[] } | { readonly by: 'hand'; readonly counts: Counts }
);

/** A pad: a line for each player, and whatever else the game counts. */
export interface LinedPad<Card extends string, Counts> {
  readonly lines: readonly PadLine<Card, Counts>[];
}

/** What of a line in an address could not be used, shortened. `line` is counted from 0. */
export type LineProblem<Card extends string> =
  | { readonly code: 'unknownCard' | 'badPoints'; readonly line: number; readonly value: string }
  /** There are not so many of this card in the game. */
  | { readonly code: 'tooManyCopies'; readonly line: number; readonly value: Card };

/** How one game reads its lines. */
export interface LineReader<Card extends string, Counts, Pad extends LinedPad<Card, Counts>, Problem> {
  /** The card that a word names; null if it names none that counts. */
  readonly readCard: (word: string) => Card | null;
  /** Whether one more of this card can stand on the pad. */
  readonly fits: (pad: Pad, card: Card) => boolean;
  readonly inOrder: (cards: readonly Card[]) => readonly Card[];
  /** What stands in the fields of a line that was counted by hand, its `points` among them. */
  readonly readCounts: (
    line: number,
    points: string,
    field: (name: string) => string | null,
    pad: Pad,
  ) => { readonly counts: Counts; readonly problems: readonly Problem[] };
}

/** A line on which nothing stands. */
export const emptyLine = { name: '', by: 'cards', cards: [] } as const;

/** How often a card stands on the line, card by card. */
export const countOnLine = <Card extends string>(line: PadLine<Card, unknown>, id: Card): number =>
  line.by === 'cards' ? line.cards.filter((card) => card === id).length : 0;

/** How often a card stands on the pad, card by card. */
export const countOnPad = <Card extends string>({ lines }: LinedPad<Card, unknown>, id: Card): number =>
  lines.reduce((sum, line) => sum + countOnLine(line, id), 0);

/** The pad with another line at a place. */
export const withLine = <Card extends string, Counts, Pad extends LinedPad<Card, Counts>>(
  pad: Pad,
  place: number,
  line: PadLine<Card, Counts>,
): Pad => ({ ...pad, lines: pad.lines.map((before, at) => (at === place ? line : before)) });

/** Reads the lines of an address onto an empty pad: any text gives a whole pad, what is wrong is left out by itself and told. */
export function readLines<Card extends string, Counts, Pad extends LinedPad<Card, Counts>, Problem>(
  empty: Pad,
  fields: URLSearchParams,
  { readCard, fits, inOrder, readCounts }: LineReader<Card, Counts, Pad, Problem>,
): { readonly pad: Pad; readonly problems: readonly (Problem | LineProblem<Card>)[] } {
  const problems: (Problem | LineProblem<Card>)[] = [];
  let pad = empty;
  for (const line of empty.lines.keys()) {
    const field = (name: string) => fields.get(`${name}${line + 1}`);
    const name = cleanName(field('name') ?? '');
    const points = field('points');
    if (points !== null) {
      const read = readCounts(line, points, field, pad);
      problems.push(...read.problems);
      pad = withLine<Card, Counts, Pad>(pad, line, { name, by: 'hand', counts: read.counts });
      continue;
    }
    let cards: readonly Card[] = [];
    pad = withLine<Card, Counts, Pad>(pad, line, { name, by: 'cards', cards });
    for (const word of fieldWords(field('cards'))) {
      const card = readCard(word);
      if (card === null) problems.push({ code: 'unknownCard', line, value: shorten(word) });
      else if (!fits(pad, card)) problems.push({ code: 'tooManyCopies', line, value: card });
      else {
        cards = inOrder([...cards, card]);
        pad = withLine<Card, Counts, Pad>(pad, line, { name, by: 'cards', cards });
      }
    }
  }
  return { pad, problems };
}

/** The fields of a pad's lines as they are read; `counted` writes what was counted by hand. */
export const writeLines = <Card extends string, Counts>(
  { lines }: LinedPad<Card, Counts>,
  counted: (counts: Counts) => Readonly<Record<string, string | number>>,
): readonly string[] =>
  lines.flatMap((line, place) => {
    const values = line.by === 'cards' ? { cards: line.cards.join(' ') } : counted(line.counts);
    return Object.entries({ name: line.name, ...values }).flatMap(([name, value]) =>
      written(`${name}${place + 1}`, value),
    );
  });

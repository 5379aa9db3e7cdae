/** The score pad of Dragonheart: what both players took at a real table, kept on the device and written as a link. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import {
  cardById,
  decks,
  parseCard,
  pointsOf,
  scoreOf,
  type CardId,
  type DragonheartOutcome,
  type Taken,
} from '#engine/dragonheart/index.ts';
import { keptValue, type Shelf } from '#lib/storage.ts';
import { fieldWords, shorten, wholeNumber } from './address-text.ts';
import { cleanName, written } from './pad-text.ts';

/** One line of the pad: the pile card by card, or what a player counted by hand. Cards are named without their owner. */
export type HeartPadLine = { readonly name: string } & (
  { readonly by: 'cards'; readonly cards: readonly CardId[] } | { readonly by: 'hand'; readonly points: number }
);

/** The pad of two. */
export interface HeartPad {
  readonly lines: readonly [HeartPadLine, HeartPadLine];
  /** Who has the Great Dragon, by line; null when nobody won it. */
  readonly greatDragon: 0 | 1 | null;
}

/** What of an address could not be used, shortened. `line` is counted from 0. */
export type HeartPadProblem =
  | { readonly code: 'unknownCard'; readonly line: number; readonly value: string }
  /** There are not so many of this card in both decks. */
  | { readonly code: 'tooManyCopies'; readonly line: number; readonly value: CardId }
  | { readonly code: 'badPoints'; readonly line: number; readonly value: string }
  | { readonly code: 'badFigure'; readonly value: string };

const printed = decks[0] ?? [];

/** The points of both decks together. */
export const mostHeartPoints = decks.reduce((sum, deck) => sum + pointsOf(deck), 0);

/** The cards that can lie in a pile, each print once. Ships leave the game and count for nobody. */
export const padCards: readonly CardId[] = [...new Set(printed)].filter((id) => cardById(id).type !== 'ship');

const emptyLine: HeartPadLine = { name: '', by: 'cards', cards: [] };

/** A pad on which nothing stands. */
export const emptyHeartPad: HeartPad = { lines: [emptyLine, emptyLine], greatDragon: null };

const copiesOf = (id: CardId): number => decks.length * printed.filter((card) => card === id).length;

const countOnPad = ({ lines }: HeartPad, id: CardId): number =>
  lines.reduce((sum, line) => sum + (line.by === 'cards' ? line.cards.filter((card) => card === id).length : 0), 0);

/** Whether one more of this card can stand on the pad. */
export const fitsHeartPad = (pad: HeartPad, id: CardId): boolean =>
  padCards.includes(id) && countOnPad(pad, id) < copiesOf(id);

/** What a line comes to. */
export const takenBy = (line: HeartPadLine): Taken =>
  line.by === 'cards' ? { points: pointsOf(line.cards), cards: line.cards.length } : { points: line.points, cards: 0 };

/** The score of the pad, with the Great Dragon and ties, as the engine counts it. */
export const scoreOfHeartPad = ({ lines, greatDragon }: HeartPad): DragonheartOutcome =>
  scoreOf(lines.map(takenBy), greatDragon);

const inOrder = (cards: readonly CardId[]): readonly CardId[] =>
  padCards.flatMap((id) => cards.filter((card) => card === id));

const withLine = ({ lines: [first, second], greatDragon }: HeartPad, place: number, line: HeartPadLine): HeartPad => ({
  lines: place === 0 ? [line, second] : [first, line],
  greatDragon,
});

function readLine(pad: HeartPad, place: number, fields: URLSearchParams, problems: HeartPadProblem[]): HeartPad {
  const field = (name: string) => fields.get(`${name}${place + 1}`);
  const name = cleanName(field('name') ?? '');
  const points = field('points');
  if (points !== null) {
    const read = wholeNumber(points.trim(), 0, mostHeartPoints);
    if (read === null) problems.push({ code: 'badPoints', line: place, value: shorten(points) });
    return withLine(pad, place, { name, by: 'hand', points: read ?? 0 });
  }
  let next = withLine(pad, place, { name, by: 'cards', cards: [] });
  let cards: readonly CardId[] = [];
  for (const word of fieldWords(field('cards'))) {
    const card = parseCard(word);
    const isPrinted = !('problem' in card) && padCards.includes(card.value);
    if (!isPrinted) problems.push({ code: 'unknownCard', line: place, value: shorten(word) });
    else if (!fitsHeartPad(next, card.value)) problems.push({ code: 'tooManyCopies', line: place, value: card.value });
    else {
      cards = inOrder([...cards, card.value]);
      next = withLine(next, place, { name, by: 'cards', cards });
    }
  }
  return next;
}

/**
 * Reads a pad from an address's search part: `?name1=Ann&cards1=Tr3+Dw1+Dw1&name2=Ben&points2=31&figure=2`. Any string gives a
 * whole pad: what is wrong is left out by itself and told.
 */
export function parseHeartPad(search: string): { pad: HeartPad; problems: readonly HeartPadProblem[] } {
  const fields = new URLSearchParams(search);
  const problems: HeartPadProblem[] = [];
  const figure = (fields.get('figure') ?? '').trim();
  const holder = wholeNumber(figure, 1, 2);
  if (figure !== '' && holder === null) problems.push({ code: 'badFigure', value: shorten(figure) });
  let pad: HeartPad = { ...emptyHeartPad, greatDragon: holder === null ? null : holder === 1 ? 0 : 1 };
  for (const place of pad.lines.keys()) pad = readLine(pad, place, fields, problems);
  return { pad, problems };
}

/** The search part of a pad, readable and complete: what `parseHeartPad` gives back unchanged. */
export function formatHeartPad({ lines, greatDragon }: HeartPad): string {
  const fields = lines.flatMap((line, place) => [
    ...written(`name${place + 1}`, line.name),
    ...(line.by === 'cards'
      ? written(`cards${place + 1}`, line.cards.join(' '))
      : written(`points${place + 1}`, line.points)),
  ]);
  const figure = greatDragon === null ? [] : written('figure', greatDragon + 1);
  return `?${[...fields, ...figure].join('&')}`;
}

/** The pad, its score, and the ways to write on it. Lines are counted from 0. */
export interface HeartScorePadStore {
  readonly $pad: ReadableAtom<HeartPad>;
  readonly $score: ReadableAtom<DragonheartOutcome>;
  readonly $problems: ReadableAtom<readonly HeartPadProblem[]>;
  /** The pad could not be kept on this device. */
  readonly $isLost: ReadableAtom<boolean>;
  /** Takes the pad from an address, or from this device when the address names none. Called in the browser. */
  readonly open: (search: string) => void;
  readonly setName: (line: number, name: string) => void;
  /** False when no more of this card are in the decks. */
  readonly addCard: (line: number, id: CardId) => boolean;
  readonly removeCard: (line: number, id: CardId) => void;
  /** Counts the line by hand from now on: what it comes to stays. */
  readonly countByHand: (line: number) => void;
  /** Counts the line card by card from now on: it is empty again. */
  readonly countByCards: (line: number) => void;
  /** Kept within what can be; only on a line that is counted by hand. */
  readonly setPoints: (line: number, points: number) => void;
  readonly setGreatDragon: (holder: HeartPad['greatDragon']) => void;
  readonly clear: () => void;
  /** Puts back a pad that was wiped. */
  readonly putBack: (pad: HeartPad) => void;
  readonly dismissProblems: () => void;
  /** The search part that leads back to the pad. */
  readonly address: () => string;
}

/** A new pad; `shelf` is where it is kept, the browser's own storage if it is left out. */
export function createHeartScorePad(shelf?: () => Shelf | undefined): HeartScorePadStore {
  const kept = keptValue<string>({
    key: 'dragon-games-heart-score-pad',
    version: 1,
    read: (data) => (typeof data === 'string' ? data : null),
    ...(shelf ? { shelf } : {}),
  });
  const $pad = atom<HeartPad>(emptyHeartPad);
  const $problems = atom<readonly HeartPadProblem[]>([]);
  const $isLost = atom(false);
  const change = (pad: HeartPad) => {
    $pad.set(pad);
    $isLost.set(!kept.save(formatHeartPad(pad)));
  };
  const lineAt = (place: number): HeartPadLine => $pad.get().lines[place] ?? emptyLine;
  const write = (place: number, line: HeartPadLine) => {
    change(withLine($pad.get(), place, line));
  };
  return {
    $pad,
    $score: computed($pad, scoreOfHeartPad),
    $problems,
    $isLost,
    open(search) {
      const found = kept.load();
      const isNamed = search.length > 1;
      const { pad, problems } = parseHeartPad(isNamed ? search : found.state === 'kept' ? found.value : '');
      $pad.set(pad);
      $problems.set(isNamed ? problems : []);
      $isLost.set(found.state === 'blocked');
    },
    setName: (place, name) => {
      write(place, { ...lineAt(place), name: cleanName(name) });
    },
    addCard(place, id) {
      const line = lineAt(place);
      if (line.by !== 'cards' || !fitsHeartPad($pad.get(), id)) return false;
      write(place, { ...line, cards: inOrder([...line.cards, id]) });
      return true;
    },
    removeCard(place, id) {
      const line = lineAt(place);
      if (line.by !== 'cards') return;
      const at = line.cards.indexOf(id);
      write(place, { ...line, cards: line.cards.filter((_, card) => card !== at) });
    },
    countByHand(place) {
      const line = lineAt(place);
      write(place, { name: line.name, by: 'hand', points: takenBy(line).points });
    },
    countByCards: (place) => {
      write(place, { name: lineAt(place).name, by: 'cards', cards: [] });
    },
    setPoints(place, points) {
      const line = lineAt(place);
      if (line.by !== 'hand') return;
      write(place, { ...line, points: Math.min(Math.max(Math.trunc(points) || 0, 0), mostHeartPoints) });
    },
    setGreatDragon: (greatDragon) => {
      change({ ...$pad.get(), greatDragon });
    },
    clear() {
      // Who plays again is there already.
      const [first, second] = $pad.get().lines;
      const wiped = ({ name }: HeartPadLine): HeartPadLine => ({ ...emptyLine, name });
      change({ lines: [wiped(first), wiped(second)], greatDragon: null });
      $problems.set([]);
    },
    putBack: change,
    dismissProblems: () => {
      $problems.set([]);
    },
    address: () => formatHeartPad($pad.get()),
  };
}

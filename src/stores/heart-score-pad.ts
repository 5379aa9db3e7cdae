/** The score pad of Dragonheart: what both players took at a real table, kept on the device and written as a link. */
import {
  cardById,
  decks,
  parseCard,
  pointsOf,
  scoreOf,
  type CardId,
  type DragonheartOutcome,
} from '#engine/dragonheart/index.ts';
import type { Shelf } from '#lib/storage.ts';
import { shorten, wholeNumber } from './address-text.ts';
import {
  countOnPad,
  emptyLine,
  readLines,
  writeLines,
  type LinedPad,
  type LineProblem,
  type PadLine,
} from './pad-lines.ts';
import { written } from './pad-text.ts';
import { createPad, type PadStore } from './pad.ts';

/** What a player counted by hand: the points of the cards. */
interface Points {
  readonly points: number;
}

/** One line of the pad: the pile card by card, or what a player counted by hand. Cards are named without their owner. */
export type HeartPadLine = PadLine<CardId, Points>;

/** The pad of two. */
export interface HeartPad extends LinedPad<CardId, Points> {
  /** Who has the Great Dragon, by line; null when nobody won it. */
  readonly greatDragon: 0 | 1 | null;
}

/** What of an address could not be used, shortened. `line` is counted from 0. */
export type HeartPadProblem = LineProblem<CardId> | { readonly code: 'badFigure'; readonly value: string };

const printed = decks[0] ?? [];

/** The points of both decks together. */
export const mostHeartPoints = decks.reduce((sum, deck) => sum + pointsOf(deck), 0);

/** The cards that can lie in a pile, each print once. Ships leave the game and count for nobody. */
export const padCards: readonly CardId[] = [...new Set(printed)].filter((id) => cardById(id).type !== 'ship');

/** A pad on which nothing stands. */
export const emptyHeartPad: HeartPad = { lines: [emptyLine, emptyLine], greatDragon: null };

const copiesOf = (id: CardId): number => decks.length * printed.filter((card) => card === id).length;

/** Whether one more of this card can stand on the pad. */
export const fitsHeartPad = (pad: HeartPad, id: CardId): boolean =>
  padCards.includes(id) && countOnPad(pad, id) < copiesOf(id);

const pointsBy = (line: HeartPadLine): number => (line.by === 'cards' ? pointsOf(line.cards) : line.counts.points);

/** The score of the pad, with the Great Dragon and ties, as the engine counts it. */
export const scoreOfHeartPad = ({ lines, greatDragon }: HeartPad): DragonheartOutcome =>
  scoreOf(
    lines.map((line) => ({ points: pointsBy(line), cards: line.by === 'cards' ? line.cards.length : 0 })),
    greatDragon,
  );

const inOrder = (cards: readonly CardId[]): readonly CardId[] =>
  padCards.flatMap((id) => cards.filter((card) => card === id));

/** What was counted by hand, from an address. */
function readCounts(line: number, points: string) {
  const read = wholeNumber(points.trim(), 0, mostHeartPoints);
  const problems: readonly HeartPadProblem[] =
    read === null ? [{ code: 'badPoints', line, value: shorten(points) }] : [];
  return { counts: { points: read ?? 0 }, problems };
}

/**
 * Reads a pad from an address's search part: `?name1=Ann&cards1=Tr3+Dw1+Dw1&name2=Ben&points2=31&figure=2`. Any string gives a
 * whole pad: what is wrong is left out by itself and told.
 */
export function parseHeartPad(search: string): { pad: HeartPad; problems: readonly HeartPadProblem[] } {
  const fields = new URLSearchParams(search);
  const figure = (fields.get('figure') ?? '').trim();
  const holder = wholeNumber(figure, 1, 2);
  const problems: readonly HeartPadProblem[] =
    figure !== '' && holder === null ? [{ code: 'badFigure', value: shorten(figure) }] : [];
  const empty: HeartPad = { ...emptyHeartPad, greatDragon: holder === null ? null : holder === 1 ? 0 : 1 };
  const read = readLines<CardId, Points, HeartPad, HeartPadProblem>(empty, fields, {
    readCard: (word) => {
      const card = parseCard(word);
      return !('problem' in card) && padCards.includes(card.value) ? card.value : null;
    },
    fits: fitsHeartPad,
    inOrder,
    readCounts,
  });
  return { pad: read.pad, problems: [...problems, ...read.problems] };
}

/** The search part of a pad, readable and complete: what `parseHeartPad` gives back unchanged. */
export function formatHeartPad(pad: HeartPad): string {
  const lines = writeLines(pad, ({ points }) => ({ points }));
  return `?${[...lines, ...written('figure', pad.greatDragon === null ? '' : pad.greatDragon + 1)].join('&')}`;
}

/** The pad, its score, and the ways to write on it. Lines are counted from 0. */
export interface HeartScorePadStore extends PadStore<CardId, Points, HeartPad, HeartPadProblem, DragonheartOutcome> {
  readonly setGreatDragon: (holder: HeartPad['greatDragon']) => void;
}

/** A new pad; `shelf` is where it is kept, the browser's own storage if it is left out. */
export function createHeartScorePad(shelf?: () => Shelf | undefined): HeartScorePadStore {
  const store = createPad<CardId, Points, HeartPad, HeartPadProblem, DragonheartOutcome>(
    {
      key: 'dragon-games-heart-score-pad',
      empty: emptyHeartPad,
      parse: parseHeartPad,
      format: formatHeartPad,
      // Who plays again is there already.
      wiped: ({ lines }) => ({ lines: lines.map(({ name }) => ({ ...emptyLine, name })), greatDragon: null }),
      fits: fitsHeartPad,
      inOrder,
      countsOf: (line) => ({ points: pointsBy(line) }),
      within: ({ points }) => ({ points: Math.min(Math.max(Math.trunc(points) || 0, 0), mostHeartPoints) }),
    },
    scoreOfHeartPad,
    shelf,
  );
  return {
    ...store,
    setGreatDragon: (greatDragon) => {
      store.change({ ...store.$pad.get(), greatDragon });
    },
  };
}

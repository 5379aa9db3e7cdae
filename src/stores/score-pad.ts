/** The score pad of Dragonwood: who captured what at a real table, kept on the device and written as a link. */
import {
  capturedOf,
  creatureIds,
  creatures as creatureCards,
  editionIds,
  isCreatureId,
  parsePlayers,
  playerCounts,
  scoreOf,
  targetById,
  type Captured,
  type CreatureId,
  type DragonwoodOutcome,
  type EditionId,
  type PlayerCount,
} from '#engine/dragonwood/index.ts';
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
import { createPad, type PadStore } from './pad.ts';

/** One line of the pad: creatures card by card, or what a player counted by hand. */
export type ScoreLine = PadLine<CreatureId, Captured>;

/** The pad: two to four lines. */
export interface ScorePad extends LinedPad<CreatureId, Captured> {
  readonly edition: EditionId;
}

/** What of an address could not be used, shortened. `line` is counted from 0. */
export type PadProblem =
  | LineProblem<CreatureId>
  | { readonly code: 'badPlayers' | 'badEdition'; readonly value: string }
  | { readonly code: 'badCount'; readonly line: number; readonly value: string }
  /** Another player has the Orange Dragon already. */
  | { readonly code: 'secondOrange'; readonly line: number };

/** All creatures of the box, in cards and in points. */
export const mostCreatures = creatureCards.reduce((sum, { copies }) => sum + copies, 0);
export const mostPoints = creatureCards.reduce((sum, { copies, points }) => sum + copies * points, 0);

/** A pad for two on which nothing stands. */
export const emptyPad: ScorePad = { edition: 'tabletop', lines: [emptyLine, emptyLine] };

/** Whether somebody has the Orange Dragon. */
const hasOrange = (line: ScoreLine): boolean =>
  line.by === 'hand' ? line.counts.hasOrangeDragon : line.cards.includes('orange-dragon');

/** Whether one more of this creature can stand on the pad. */
export const fitsPad = (pad: ScorePad, id: CreatureId): boolean =>
  countOnPad(pad, id) < targetById(id).copies && !(id === 'orange-dragon' && pad.lines.some(hasOrange));

/** What a line comes to. */
export const capturedBy = (line: ScoreLine): Captured => (line.by === 'cards' ? capturedOf(line.cards) : line.counts);

/** The score of the pad, with bonus and ties, as the engine counts it. */
export const scoreOfPad = ({ lines, edition }: ScorePad): DragonwoodOutcome => scoreOf(lines.map(capturedBy), edition);

const inOrder = (cards: readonly CreatureId[]): readonly CreatureId[] =>
  creatureIds.flatMap((id) => cards.filter((card) => card === id));

/** What was counted by hand, from an address. */
function readCounts(line: number, points: string, field: (name: string) => string | null, pad: ScorePad) {
  const problems: PadProblem[] = [];
  const count = field('creatures') ?? '0';
  const read = wholeNumber(points.trim(), 0, mostPoints);
  const counted = wholeNumber(count.trim(), 0, mostCreatures);
  if (read === null) problems.push({ code: 'badPoints', line, value: shorten(points) });
  if (counted === null) problems.push({ code: 'badCount', line, value: shorten(count) });
  const claims = field('orange') === 'yes';
  const isSecond = claims && pad.lines.some(hasOrange);
  if (isSecond) problems.push({ code: 'secondOrange', line });
  return {
    counts: { points: read ?? 0, creatures: counted ?? 0, hasOrangeDragon: claims && !isSecond },
    problems,
  };
}

const isEdition = (id: string): id is EditionId => (editionIds as readonly string[]).includes(id);

/**
 * Reads a pad from an address's search part:
 * `?edition=online&players=3&name1=Ann&cards1=fire-ants+blue-dragon&name2=Ben&points2=17&creatures2=6&orange2=yes`.
 * Any string gives a whole pad: what is wrong is left out by itself and told.
 */
export function parsePad(search: string): { pad: ScorePad; problems: readonly PadProblem[] } {
  const fields = new URLSearchParams(search);
  const problems: PadProblem[] = [];
  const edition = (fields.get('edition') ?? '').trim().toLowerCase() || emptyPad.edition;
  if (!isEdition(edition)) problems.push({ code: 'badEdition', value: shorten(edition) });
  const count = (fields.get('players') ?? '').trim();
  const players = parsePlayers(count === '' ? '2' : count);
  if ('problem' in players) problems.push({ code: 'badPlayers', value: shorten(count) });
  const length = 'problem' in players ? playerCounts[0] : players.value;
  const empty: ScorePad = {
    edition: isEdition(edition) ? edition : emptyPad.edition,
    lines: Array.from({ length }, () => emptyLine),
  };
  const read = readLines<CreatureId, Captured, ScorePad, PadProblem>(empty, fields, {
    readCard: (word) => {
      const id = word.toLowerCase();
      return isCreatureId(id) ? id : null;
    },
    fits: fitsPad,
    inOrder,
    readCounts,
  });
  return { pad: read.pad, problems: [...problems, ...read.problems] };
}

/** The search part of a pad, readable and complete: what `parsePad` gives back unchanged. */
export function formatPad(pad: ScorePad): string {
  const lines = writeLines(pad, ({ points, creatures, hasOrangeDragon }) => ({
    points,
    creatures,
    orange: hasOrangeDragon ? 'yes' : '',
  }));
  return `?${[`edition=${pad.edition}`, `players=${pad.lines.length}`, ...lines].join('&')}`;
}

const within = (value: number, most: number): number => Math.min(Math.max(Math.trunc(value) || 0, 0), most);

/** The pad, its score, and the ways to write on it. Lines are counted from 0. */
export interface ScorePadStore extends PadStore<CreatureId, Captured, ScorePad, PadProblem, DragonwoodOutcome> {
  readonly setEdition: (edition: EditionId) => void;
  /** Lines that go can be brought back; new ones are empty. */
  readonly setPlayers: (players: PlayerCount) => void;
}

/** A new pad; `shelf` is where it is kept, the browser's own storage if it is left out. */
export function createScorePad(shelf?: () => Shelf | undefined): ScorePadStore {
  const store = createPad<CreatureId, Captured, ScorePad, PadProblem, DragonwoodOutcome>(
    {
      key: 'dragon-games-score-pad',
      empty: emptyPad,
      parse: parsePad,
      format: formatPad,
      // Who plays again is there already.
      wiped: ({ edition, lines }) => ({ edition, lines: lines.map(({ name }) => ({ ...emptyLine, name })) }),
      fits: fitsPad,
      inOrder,
      countsOf: capturedBy,
      within: ({ points, creatures, hasOrangeDragon }, { lines }, line) => ({
        points: within(points, mostPoints),
        creatures: within(creatures, mostCreatures),
        hasOrangeDragon: hasOrangeDragon && lines.every((other, at) => at === line || !hasOrange(other)),
      }),
    },
    scoreOfPad,
    shelf,
  );
  const { $pad, change } = store;
  return {
    ...store,
    setEdition: (edition) => {
      change({ ...$pad.get(), edition });
    },
    setPlayers(players) {
      const { lines } = $pad.get();
      const isLoss = lines
        .slice(players)
        .some((line) => line.name !== '' || line.by === 'hand' || line.cards.length > 0);
      change(
        { ...$pad.get(), lines: Array.from({ length: players }, (_, place) => lines[place] ?? emptyLine) },
        isLoss ? 'fewer' : undefined,
      );
    },
  };
}

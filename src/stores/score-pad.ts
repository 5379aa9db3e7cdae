/** The score pad of Dragonwood: who captured what at a real table, kept on the device and written as a link. */
import { atom, computed, type ReadableAtom } from 'nanostores';
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
import { keptValue, type Shelf } from '#lib/storage.ts';
import { fieldWords, shorten, wholeNumber } from './address-text.ts';
import { cleanName, written } from './pad-text.ts';

/** One line of the pad: creatures card by card, or what a player counted by hand. */
export type PadLine = { readonly name: string } & (
  { readonly by: 'cards'; readonly cards: readonly CreatureId[] } | ({ readonly by: 'hand' } & Captured)
);

/** The pad: two to four lines. */
export interface ScorePad {
  readonly edition: EditionId;
  readonly lines: readonly PadLine[];
}

/** What of an address could not be used, shortened. `line` is counted from 0. */
export type PadProblem =
  | { readonly code: 'badPlayers' | 'badEdition'; readonly value: string }
  | { readonly code: 'unknownCreature'; readonly line: number; readonly value: string }
  /** There are not so many of this creature. */
  | { readonly code: 'tooManyCopies'; readonly line: number; readonly value: CreatureId }
  | { readonly code: 'badPoints' | 'badCount'; readonly line: number; readonly value: string }
  /** Another player has the Orange Dragon already. */
  | { readonly code: 'secondOrange'; readonly line: number };

/** All creatures of the box, in cards and in points. */
export const mostCreatures = creatureCards.reduce((sum, { copies }) => sum + copies, 0);
export const mostPoints = creatureCards.reduce((sum, { copies, points }) => sum + copies * points, 0);

const emptyLine: PadLine = { name: '', by: 'cards', cards: [] };

/** A pad for two on which nothing stands. */
export const emptyPad: ScorePad = { edition: 'tabletop', lines: [emptyLine, emptyLine] };

const copiesOf = (id: CreatureId): number => targetById(id).copies;

/** How often a creature stands on the pad, card by card. */
export const countOnPad = ({ lines }: ScorePad, id: CreatureId): number =>
  lines.reduce((sum, line) => sum + (line.by === 'cards' ? line.cards.filter((card) => card === id).length : 0), 0);

/** Whether somebody has the Orange Dragon. */
const hasOrange = (line: PadLine): boolean =>
  line.by === 'hand' ? line.hasOrangeDragon : line.cards.includes('orange-dragon');

/** Whether one more of this creature can stand on the pad. */
export const fitsPad = (pad: ScorePad, id: CreatureId): boolean =>
  countOnPad(pad, id) < copiesOf(id) && !(id === 'orange-dragon' && pad.lines.some(hasOrange));

/** What a line comes to. */
export const capturedBy = (line: PadLine): Captured => (line.by === 'cards' ? capturedOf(line.cards) : line);

/** The score of the pad, with bonus and ties, as the engine counts it. */
export const scoreOfPad = ({ lines, edition }: ScorePad): DragonwoodOutcome => scoreOf(lines.map(capturedBy), edition);

const inOrder = (cards: readonly CreatureId[]): readonly CreatureId[] =>
  creatureIds.flatMap((id) => cards.filter((card) => card === id));

const withLine = (pad: ScorePad, place: number, line: PadLine): ScorePad => ({
  ...pad,
  lines: pad.lines.map((before, at) => (at === place ? line : before)),
});

/** Reads the line at a place of a pad whose other lines are read so far. */
function readLine(pad: ScorePad, place: number, fields: URLSearchParams, problems: PadProblem[]): ScorePad {
  const field = (name: string) => fields.get(`${name}${place + 1}`);
  const name = cleanName(field('name') ?? '');
  const points = field('points');
  if (points !== null) {
    const count = field('creatures') ?? '0';
    const line = { name, by: 'hand', points: 0, creatures: 0, hasOrangeDragon: false } as const;
    const read = wholeNumber(points.trim(), 0, mostPoints);
    const counted = wholeNumber(count.trim(), 0, mostCreatures);
    if (read === null) problems.push({ code: 'badPoints', line: place, value: shorten(points) });
    if (counted === null) problems.push({ code: 'badCount', line: place, value: shorten(count) });
    const claims = field('orange') === 'yes';
    const isSecond = claims && pad.lines.some(hasOrange);
    if (isSecond) problems.push({ code: 'secondOrange', line: place });
    return withLine(pad, place, {
      ...line,
      points: read ?? 0,
      creatures: counted ?? 0,
      hasOrangeDragon: claims && !isSecond,
    });
  }
  let next = withLine(pad, place, { name, by: 'cards', cards: [] });
  let cards: readonly CreatureId[] = [];
  for (const word of fieldWords(field('cards'))) {
    const id = word.toLowerCase();
    if (!isCreatureId(id)) problems.push({ code: 'unknownCreature', line: place, value: shorten(word) });
    else if (!fitsPad(next, id)) problems.push({ code: 'tooManyCopies', line: place, value: id });
    else {
      cards = inOrder([...cards, id]);
      next = withLine(next, place, { name, by: 'cards', cards });
    }
  }
  return next;
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
  const size = 'problem' in players ? playerCounts[0] : players.value;
  let pad: ScorePad = {
    edition: isEdition(edition) ? edition : emptyPad.edition,
    lines: Array.from({ length: size }, () => emptyLine),
  };
  for (let place = 0; place < size; place++) pad = readLine(pad, place, fields, problems);
  return { pad, problems };
}

/** The search part of a pad, readable and complete: what `parsePad` gives back unchanged. */
export function formatPad({ edition, lines }: ScorePad): string {
  const fields = lines.flatMap((line, place) => {
    const name = written(`name${place + 1}`, line.name);
    if (line.by === 'cards') return [...name, ...written(`cards${place + 1}`, line.cards.join(' '))];
    const { points, creatures, hasOrangeDragon } = line;
    const orange = hasOrangeDragon ? 'yes' : '';
    return [
      ...name,
      ...written(`points${place + 1}`, points),
      ...written(`creatures${place + 1}`, creatures),
      ...written(`orange${place + 1}`, orange),
    ];
  });
  return `?${[`edition=${edition}`, `players=${lines.length}`, ...fields].join('&')}`;
}

/** The pad, its score, and the ways to write on it. Lines are counted from 0. */
export interface ScorePadStore {
  readonly $pad: ReadableAtom<ScorePad>;
  readonly $score: ReadableAtom<DragonwoodOutcome>;
  readonly $problems: ReadableAtom<readonly PadProblem[]>;
  /** The pad could not be kept on this device. */
  readonly $isLost: ReadableAtom<boolean>;
  /** Takes the pad from an address, or from this device when the address names none. Called in the browser. */
  readonly open: (search: string) => void;
  readonly setEdition: (edition: EditionId) => void;
  /** Lines that go are lost; new ones are empty. */
  readonly setPlayers: (players: PlayerCount) => void;
  readonly setName: (line: number, name: string) => void;
  /** False when no more of this creature are in the box. */
  readonly addCreature: (line: number, id: CreatureId) => boolean;
  readonly removeCreature: (line: number, id: CreatureId) => void;
  /** Counts the line by hand from now on: what it comes to stays. */
  readonly countByHand: (line: number) => void;
  /** Counts the line card by card from now on: it is empty again. */
  readonly countByCards: (line: number) => void;
  /** Kept within what can be; only on a line that is counted by hand. */
  readonly setCounts: (line: number, counts: Partial<Captured>) => void;
  readonly clear: () => void;
  /** Puts back a pad that was wiped. */
  readonly putBack: (pad: ScorePad) => void;
  readonly dismissProblems: () => void;
  /** The search part that leads back to the pad. */
  readonly address: () => string;
}

const within = (value: number, most: number): number => Math.min(Math.max(Math.trunc(value) || 0, 0), most);

/** A new pad; `shelf` is where it is kept, the browser's own storage if it is left out. */
export function createScorePad(shelf?: () => Shelf | undefined): ScorePadStore {
  const kept = keptValue<string>({
    key: 'dragon-games-score-pad',
    version: 1,
    read: (data) => (typeof data === 'string' ? data : null),
    ...(shelf ? { shelf } : {}),
  });
  const $pad = atom<ScorePad>(emptyPad);
  const $problems = atom<readonly PadProblem[]>([]);
  const $isLost = atom(false);
  const change = (pad: ScorePad) => {
    $pad.set(pad);
    $isLost.set(!kept.save(formatPad(pad)));
  };
  const lineAt = (place: number): PadLine => $pad.get().lines[place] ?? emptyLine;
  const write = (place: number, line: PadLine) => {
    change(withLine($pad.get(), place, line));
  };
  return {
    $pad,
    $score: computed($pad, scoreOfPad),
    $problems,
    $isLost,
    open(search) {
      const found = kept.load();
      const isNamed = search.length > 1;
      const { pad, problems } = parsePad(isNamed ? search : found.state === 'kept' ? found.value : '');
      $pad.set(pad);
      $problems.set(isNamed ? problems : []);
      $isLost.set(found.state === 'blocked');
    },
    setEdition: (edition) => {
      change({ ...$pad.get(), edition });
    },
    setPlayers(players) {
      const { lines } = $pad.get();
      change({ ...$pad.get(), lines: Array.from({ length: players }, (_, place) => lines[place] ?? emptyLine) });
    },
    setName: (place, name) => {
      write(place, { ...lineAt(place), name: cleanName(name) });
    },
    addCreature(place, id) {
      const line = lineAt(place);
      if (line.by !== 'cards' || !fitsPad($pad.get(), id)) return false;
      write(place, { ...line, cards: inOrder([...line.cards, id]) });
      return true;
    },
    removeCreature(place, id) {
      const line = lineAt(place);
      if (line.by !== 'cards') return;
      const at = line.cards.indexOf(id);
      write(place, { ...line, cards: line.cards.filter((_, card) => card !== at) });
    },
    countByHand(place) {
      const line = lineAt(place);
      write(place, { name: line.name, by: 'hand', ...capturedBy(line) });
    },
    countByCards: (place) => {
      write(place, { name: lineAt(place).name, by: 'cards', cards: [] });
    },
    setCounts(place, counts) {
      const line = lineAt(place);
      if (line.by !== 'hand') return;
      const { points, creatures, hasOrangeDragon } = { ...line, ...counts };
      const isFree = $pad.get().lines.every((other, at) => at === place || !hasOrange(other));
      write(place, {
        ...line,
        points: within(points, mostPoints),
        creatures: within(creatures, mostCreatures),
        hasOrangeDragon: hasOrangeDragon && isFree,
      });
    },
    clear() {
      // Who plays again is there already.
      const { edition, lines } = $pad.get();
      change({ edition, lines: lines.map(({ name }) => ({ ...emptyLine, name })) });
      $problems.set([]);
    },
    putBack: change,
    dismissProblems: () => {
      $problems.set([]);
    },
    address: () => formatPad($pad.get()),
  };
}

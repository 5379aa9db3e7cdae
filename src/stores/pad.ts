/** What the score pads of both games do alike: keep, open, share, write and undo. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { keptValue, type Shelf } from '#lib/storage.ts';
import { emptyLine, withLine, type LinedPad, type PadLine } from './pad-lines.ts';
import { cleanName } from './pad-text.ts';

/** How a game's pad is written, and what can stand on it. */
export interface PadNotation<Card extends string, Counts, Pad extends LinedPad<Card, Counts>, Problem> {
  /** Under which name the device keeps it. */
  readonly key: string;
  /** A pad on which nothing stands. */
  readonly empty: Pad;
  /** Any text gives a pad; what is wrong is told. */
  readonly parse: (search: string) => { readonly pad: Pad; readonly problems: readonly Problem[] };
  /** What `parse` gives back unchanged. */
  readonly format: (pad: Pad) => string;
  /** The pad without cards and counts, for the same players. */
  readonly wiped: (pad: Pad) => Pad;
  /** Whether one more of this card can stand on the pad. */
  readonly fits: (pad: Pad, card: Card) => boolean;
  readonly inOrder: (cards: readonly Card[]) => readonly Card[];
  /** What a line comes to. */
  readonly countsOf: (line: PadLine<Card, Counts>) => Counts;
  /** The counts of a line, kept within what can be. */
  readonly within: (counts: Counts, pad: Pad, line: number) => Counts;
}

/**
 * Where the pad on the screen stands. `device`: it is the one that the device keeps. `link`: in the address alone, until the first
 * change. `shared`: in the address alone, for the device keeps another one. `nowhere`: in the address alone, for the browser keeps nothing.
 */
export type PadPlace = 'device' | 'link' | 'shared' | 'nowhere';

/** What was just done that a player may regret. */
export type Regret = 'cleared' | 'replaced' | 'fewer' | 'byCards' | 'byHand';

/** The pad, its score, and the ways to write on it. Lines are counted from 0. */
export interface PadStore<Card extends string, Counts, Pad extends LinedPad<Card, Counts>, Problem, Outcome> {
  readonly $pad: ReadableAtom<Pad>;
  readonly $score: ReadableAtom<Outcome>;
  readonly $place: ReadableAtom<PadPlace>;
  readonly $problems: ReadableAtom<readonly Problem[]>;
  /** What `undo` would take back; null when there is nothing. */
  readonly $regret: ReadableAtom<Regret | null>;
  /** The search part that the address needs for the pad to be there again: empty while the device keeps it. */
  readonly $search: ReadableAtom<string>;
  /** Takes the pad from an address, or from this device when the address names none. Called in the browser. */
  readonly open: (search: string) => void;
  /** Takes over what another page of the site has kept meanwhile. */
  readonly refresh: () => void;
  /** Lets the device keep the shared pad in place of its own. */
  readonly keepThis: () => void;
  /** Writes another pad. */
  readonly change: (pad: Pad, regret?: Regret) => void;
  readonly setName: (line: number, name: string) => void;
  /** False when no more of this card are in the game. */
  readonly addCard: (line: number, card: Card) => boolean;
  readonly removeCard: (line: number, card: Card) => void;
  /** Counts the line by hand from now on: what it comes to stays. */
  readonly countByHand: (line: number) => void;
  /** Counts the line card by card from now on: it is empty again. */
  readonly countByCards: (line: number) => void;
  /** Kept within what can be; only on a line that is counted by hand. */
  readonly setCounts: (line: number, counts: Partial<Counts>) => void;
  readonly clear: () => void;
  readonly undo: () => void;
  /** Lets go of what `undo` would take back. */
  readonly accept: () => void;
  readonly dismissProblems: () => void;
  /** The search part that leads back to the pad. */
  readonly address: () => string;
}

/** A new pad; `shelf` is where it is kept, the browser's own storage if it is left out. */
export function createPad<Card extends string, Counts, Pad extends LinedPad<Card, Counts>, Problem, Outcome>(
  notation: PadNotation<Card, Counts, Pad, Problem>,
  score: (pad: Pad) => Outcome,
  shelf?: () => Shelf | undefined,
): PadStore<Card, Counts, Pad, Problem, Outcome> {
  type Line = PadLine<Card, Counts>;
  const { empty, parse, format } = notation;
  const kept = keptValue<string>({
    key: notation.key,
    version: 1,
    read: (data) => (typeof data === 'string' ? data : null),
    ...(shelf ? { shelf } : {}),
  });
  const $shown = atom<{ readonly pad: Pad; readonly place: PadPlace }>({ pad: empty, place: 'device' });
  const $pad = computed($shown, ({ pad }) => pad);
  const $problems = atom<readonly Problem[]>([]);
  const $undo = atom<{ readonly regret: Regret; readonly run: () => void } | null>(null);
  const blank = format(empty);

  /** What the device keeps, as an address: null for nothing, or a pad on which nothing stands. */
  const own = (): string | null => {
    const found = kept.load();
    if (found.state !== 'kept') return null;
    const text = format(parse(found.value).pad);
    return text === blank ? null : text;
  };
  /** Where a pad of an address stands, beside what the device keeps. */
  const placeOf = (pad: Pad): PadPlace => {
    if (kept.load().state === 'blocked') return 'nowhere';
    const mine = own();
    if (mine === null) return 'link';
    return mine === format(pad) ? 'device' : 'shared';
  };
  /** Writing on lets go of what could be undone; a pad that was replaced can be had back whatever is written since. */
  const forget = () => {
    if ($undo.get()?.regret !== 'replaced') $undo.set(null);
  };
  const write = (pad: Pad) => {
    const { pad: before, place } = $shown.get();
    // Another page may have kept a pad since the link was opened.
    const isShared = place === 'shared' || (place === 'link' && placeOf(before) === 'shared');
    $shown.set({ pad, place: isShared ? 'shared' : kept.save(format(pad)) ? 'device' : 'nowhere' });
  };
  const change = (pad: Pad, regret?: Regret) => {
    const { pad: before } = $shown.get();
    write(pad);
    if (regret && format(pad) !== format(before)) {
      $undo.set({
        regret,
        run: () => {
          write(before);
        },
      });
    } else forget();
  };
  const lineAt = (place: number): Line => $pad.get().lines[place] ?? emptyLine;
  const writeLine = (place: number, line: Line, regret?: Regret) => {
    change(withLine<Card, Counts, Pad>($pad.get(), place, line), regret);
  };

  return {
    $pad,
    $score: computed($pad, score),
    $place: computed($shown, ({ place }) => place),
    $problems,
    $regret: computed($undo, (undo) => undo?.regret ?? null),
    $search: computed($shown, ({ pad, place }) => (place === 'device' ? '' : format(pad))),
    open(search) {
      const { pad, problems } = parse(search);
      const isNamed = problems.length > 0 || format(pad) !== blank;
      $undo.set(null);
      $problems.set(problems);
      if (isNamed) $shown.set({ pad, place: placeOf(pad) });
      else {
        const found = kept.load();
        $shown.set({
          pad: found.state === 'kept' ? parse(found.value).pad : empty,
          place: found.state === 'blocked' ? 'nowhere' : 'device',
        });
      }
    },
    refresh() {
      const { pad, place } = $shown.get();
      if (place !== 'device') {
        $shown.set({ pad, place: placeOf(pad) });
        return;
      }
      const found = kept.load();
      if (found.state !== 'kept' || found.value === format(pad)) return;
      forget();
      $shown.set({ pad: parse(found.value).pad, place });
    },
    keepThis() {
      const { pad } = $shown.get();
      const mine = own();
      const isKept = kept.save(format(pad));
      $shown.set({ pad, place: isKept ? 'device' : 'nowhere' });
      if (!isKept || mine === null) return;
      $undo.set({
        regret: 'replaced',
        run: () => {
          kept.save(mine);
          $shown.set({ pad: $pad.get(), place: 'shared' });
        },
      });
    },
    change,
    setName: (place, name) => {
      writeLine(place, { ...lineAt(place), name: cleanName(name) });
    },
    addCard(place, card) {
      const line = lineAt(place);
      if (line.by !== 'cards' || !notation.fits($pad.get(), card)) return false;
      writeLine(place, { ...line, cards: notation.inOrder([...line.cards, card]) });
      return true;
    },
    removeCard(place, card) {
      const line = lineAt(place);
      if (line.by !== 'cards') return;
      const at = line.cards.indexOf(card);
      writeLine(place, { ...line, cards: line.cards.filter((_, each) => each !== at) });
    },
    countByHand(place) {
      const line = lineAt(place);
      if (line.by === 'hand') return;
      const counts = notation.countsOf(line);
      writeLine(place, { name: line.name, by: 'hand', counts }, line.cards.length > 0 ? 'byHand' : undefined);
    },
    countByCards(place) {
      const line = lineAt(place);
      if (line.by === 'cards') return;
      const isEmpty = JSON.stringify(line.counts) === JSON.stringify(notation.countsOf(emptyLine));
      writeLine(place, { ...emptyLine, name: line.name }, isEmpty ? undefined : 'byCards');
    },
    setCounts(place, counts) {
      const line = lineAt(place);
      if (line.by !== 'hand') return;
      const within = notation.within({ ...line.counts, ...counts }, $pad.get(), place);
      writeLine(place, { ...line, counts: within });
    },
    clear() {
      change(notation.wiped($pad.get()), 'cleared');
      $problems.set([]);
    },
    undo() {
      const undo = $undo.get();
      $undo.set(null);
      undo?.run();
    },
    accept: () => {
      $undo.set(null);
    },
    dismissProblems: () => {
      $problems.set([]);
    },
    address: () => format($pad.get()),
  };
}

/** The text of a saved game: a link holds the same one, and it needs no escaping there. */
import { type NotationProblem, type Parsed, parseWhole, parseWord, problem } from './notation.ts';
import { cleanName, type Player, playerKinds } from './players.ts';
import type { Notation, Replay, ReplayMove, ReplayProblem, Start } from './replay.ts';

/** What could be read: the game, or as much of it as is valid, and what is wrong, the gravest first. */
export interface ReadReplay<Options, Action> {
  readonly replay: Replay<Options, Action> | null;
  /** The moment to look at, in moves; null where the text names none. */
  readonly at: number | null;
  readonly problems: readonly ReplayProblem[];
}

/** The version that this code writes. A change of the format or of the rules raises it. */
export const replayVersion = 2;

/** Longer texts are no saved games: the longest game takes less than a tenth of it. */
const longestText = 200_000;
/** No table seats more. */
const mostPlayers = 4;
const seedLimit = 2 ** 32 - 1;

/** Between the parts of a text. No part of a game's own notation holds it. */
const between = ':';

/** Spaces and bars of a position are written so that no address bar and no messenger touches them. */
const packed = (text: string): string => text.trim().replaceAll(/\s+/g, '_').replaceAll('|', '/');
const unpacked = (text: string): string => text.replaceAll('_', ' ').replaceAll('/', '|');

function formatPlayer({ kind, name }: Player): string {
  const clean = cleanName(name);
  // An apostrophe at the end of a link is left out by some that recognise links.
  return clean === '' ? kind : `${kind}=${encodeURIComponent(clean).replaceAll("'", '%27')}`;
}

/**
 * The text of a save or a link: `dragonwood.2:players=2,edition=tabletop:17:reload;strike_fire-ants_B4_O5:person=Ann,hard`;
 * with `at`, the moment to look at, `:@1` after it. A game that began from a position has `position` and the position in place
 * of options and seed.
 */
export function formatReplay<Options, Action>(
  { id, formatOptions, formatAction }: Notation<Options, Action>,
  { start, players, moves }: Replay<Options, Action>,
  at?: number,
): string {
  const beginning =
    start.kind === 'seed' ? [formatOptions(start.options), start.seed] : ['position', packed(start.position)];
  const told = moves.map((move) =>
    move.kind === 'reseed' ? `reseed_${move.seed}` : packed(formatAction(move.action)),
  );
  const parts = [`${id}.${replayVersion}`, ...beginning, told.join(';')];
  if (players.length > 0) parts.push(players.map(formatPlayer).join(','));
  if (at !== undefined) parts.push(`@${at}`);
  return parts.join(between);
}

/** Undoes what address bars and messengers do to a text; one that they have broken is read as it is. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The same for a name: escapes that are none are left out, so that nobody is called `%ED`. */
const unescapedName = (text: string): string =>
  text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    const letters = unescaped(escapes);
    return letters === escapes ? '' : letters;
  });

/** The parts of a text. One that was escaped as a whole has no colons left. */
function partsOf(text: string): readonly string[] {
  const bare = text.trim().replace(/^#/, '');
  return (bare.includes(between) ? bare : unescaped(bare)).split(between);
}

/** A player of a text; the name stays escaped until it stands alone. */
function parsePlayer(text: string): Parsed<Player> {
  const place = text.indexOf('=');
  const kind = parseWord(place < 0 ? text : text.slice(0, place), 'player', playerKinds);
  if ('problem' in kind) return kind;
  return { value: { kind: kind.value, name: place < 0 ? '' : cleanName(unescapedName(text.slice(place + 1))) } };
}

/** Players as far as they can be read. */
function parsePlayers(text: string): { readonly players: readonly Player[]; readonly detail: NotationProblem | null } {
  const words = (/[,=]/.test(text) ? text : unescaped(text)).split(',');
  const players: Player[] = [];
  if (words.length > mostPlayers) {
    return { players, detail: problem('superfluous', 'players', String(words.length)).problem };
  }
  for (const word of words) {
    const player = parsePlayer(word);
    if ('problem' in player) return { players, detail: player.problem };
    players.push(player.value);
  }
  return { players, detail: null };
}

function parseMove<Options, Action>(notation: Notation<Options, Action>, word: string): Parsed<ReplayMove<Action>> {
  const text = word.replaceAll('_', ' ');
  const reseed = /^reseed (.*)$/.exec(text);
  if (reseed) {
    const seed = parseWhole(reseed[1] ?? '', 'seed', 0, seedLimit);
    return 'problem' in seed ? seed : { value: { kind: 'reseed', seed: seed.value } };
  }
  const action = notation.parseAction(text);
  return 'problem' in action ? action : { value: { kind: 'action', action: action.value } };
}

function parseStart<Options>(
  { parseOptions }: Pick<Notation<Options, never>, 'parseOptions'>,
  first: string,
  second: string,
): Start<Options> | ReplayProblem {
  if (first === 'position') {
    // Whether it is one, only the game can say.
    if (second !== '') return { kind: 'position', position: unpacked(second).trim() };
    return { code: 'badPosition', detail: problem('missing', 'position').problem };
  }
  const options = parseOptions(first);
  if ('problem' in options) return { code: 'badOptions', detail: options.problem };
  const seed = parseWhole(second, 'seed', 0, seedLimit);
  if ('problem' in seed) return { code: 'badSeed', detail: seed.problem };
  return { kind: 'seed', options: options.value, seed: seed.value };
}

const nothing = (code: 'noReplay' | 'otherGame', detail: NotationProblem): ReadReplay<never, never> => ({
  replay: null,
  at: null,
  problems: [{ code, detail }],
});

/** Reads a save or a link, with or without the leading `#`. Keeps what is valid; never throws. */
export function parseReplay<Options, Action>(
  notation: Notation<Options, Action>,
  text: string,
): ReadReplay<Options, Action> {
  if (text.length > longestText) return nothing('noReplay', problem('tooLong', 'replay').problem);
  const [head = '', first = '', second = '', told = '', ...rest] = partsOf(text);
  const [id = '', versionText = ''] = unescaped(head).split('.');
  // A game is named with a version; what has none is no link at all, not one of another game.
  if (id !== notation.id)
    return nothing(versionText ? 'otherGame' : 'noReplay', problem('unknown', 'game', id).problem);
  const version = parseWhole(versionText, 'version', 1, 9999);
  if ('problem' in version) return nothing('noReplay', version.problem);
  const start = parseStart(notation, unescaped(first), unescaped(second));
  if ('code' in start) return { replay: null, at: null, problems: [start] };

  const problems: ReplayProblem[] = [];
  if (version.value > replayVersion) problems.push({ code: 'newerVersion', version: version.value });
  const moves: ReplayMove<Action>[] = [];
  for (const [at, word] of (told === '' ? [] : unescaped(told).split(';')).entries()) {
    const move = parseMove(notation, word);
    if ('problem' in move) {
      problems.push({ code: 'unreadableMove', at, detail: move.problem });
      break;
    }
    moves.push(move.value);
  }

  const seated = rest.find((part) => part !== '' && !part.startsWith('@'));
  const { players, detail } = seated === undefined ? { players: [], detail: null } : parsePlayers(seated);
  if (detail) problems.push({ code: 'badPlayers', detail });
  const moment = rest.find((part) => part.startsWith('@'))?.slice(1);
  const at = moment === undefined ? null : parseWhole(moment, 'moment', 0, moves.length);
  if (at && 'problem' in at) problems.push({ code: 'badMoment', detail: at.problem });
  return { replay: { start, players, moves }, at: at && 'value' in at ? at.value : null, problems };
}

import {
  deckRounds,
  deckSizeOf,
  fewestInDeck,
  mostInHand,
  mostOpen,
  mostOthersHold,
  roundsOf,
  usualOthersHold,
  type DeckRound,
  type TableQuestion,
} from '#engine/adviser/dragonwood/index.ts';
import {
  dragonwoodDeck,
  enhancementIds,
  isEnhancementId,
  ladybugCount,
  parseAdventurerCard,
  parsePlayers,
  targets,
  variantIds,
  type AdventurerCardId,
  type AdventurerId,
  type EnhancementId,
  type PlayerCount,
  type TargetId,
  type VariantId,
} from '#engine/dragonwood/index.ts';
import { fieldWords, shorten, wholeNumber } from './address-text.ts';

/** A word of an address or of what somebody types that could not be used, shortened; what is asked goes without it. */
export type TableProblem =
  /** No card is called so. `field`: where it stands. */
  | { readonly code: 'unknownCard'; readonly field: 'hand' | 'discard'; readonly value: string }
  | { readonly code: 'unknownTarget' | 'unknownEnhancement' | 'unknownVariant'; readonly value: string }
  /** A Ladybug is never held. */
  | { readonly code: 'ladybugInHand'; readonly value: string }
  /** There is one such card in the box, or there are not so many. */
  | { readonly code: 'cardTwice'; readonly field: 'hand' | 'landscape' | 'discard'; readonly value: string }
  /** More cards than a hand or the landscape holds; the first `used` stay. */
  | { readonly code: 'tooMany'; readonly field: 'hand' | 'landscape'; readonly value: string; readonly used: number }
  /** It lies before you and in the landscape: it counts as yours. */
  | { readonly code: 'enhancementTwice'; readonly value: EnhancementId }
  | { readonly code: 'badPlayers' | 'badOthers'; readonly value: string; readonly used: number }
  | { readonly code: 'badRound'; readonly value: string }
  /** The short game ends where the second round of the deck would begin: it counts as the last turn. */
  | { readonly code: 'noSecondRound'; readonly value: string }
  /** So many discarded cards leave no draw deck: none of them counts. */
  | { readonly code: 'noDeckLeft'; readonly value: string };

/** What was read, with what could not be. */
interface Read<Value> {
  readonly value: Value;
  readonly problems: readonly TableProblem[];
}

/** The least that is asked: two players, no card anywhere. */
export const emptyTable: TableQuestion = {
  hand: [],
  landscape: [],
  enhancements: [],
  players: 2,
  othersHold: usualOthersHold(2),
  discard: [],
  round: 'first',
  variants: [],
};

/** A table that shows what the page can do: a good set, a near one, an enhancement that helps, one that is used once. */
export const exampleTable: TableQuestion = {
  ...emptyTable,
  hand: ['R4', 'B5', 'G6', 'O6', 'G9'],
  landscape: ['fire-ants', 'wild-boar', 'spooky-spiders', 'angry-ogre', 'silver-sword'],
  enhancements: ['friendly-bunny', 'magical-unicorn'],
};

/** A hand in notation, `R3 G4 B12`: capitals or not, with spaces or commas. */
export function readHand(text: string | null): Read<readonly AdventurerId[]> {
  const hand: AdventurerId[] = [];
  const problems: TableProblem[] = [];
  const extra: string[] = [];
  for (const word of fieldWords(text)) {
    const card = parseAdventurerCard(word);
    const value = shorten(word);
    if ('problem' in card) problems.push({ code: 'unknownCard', field: 'hand', value });
    else if (card.value === 'L') problems.push({ code: 'ladybugInHand', value });
    else if (hand.includes(card.value)) problems.push({ code: 'cardTwice', field: 'hand', value });
    else if (hand.length === mostInHand) extra.push(word);
    else hand.push(card.value);
  }
  if (extra.length > 0) {
    problems.push({ code: 'tooMany', field: 'hand', value: shorten(extra.join(' ')), used: mostInHand });
  }
  return { value: hand, problems };
}

/** Cards of the discard pile that are not in the hand. */
export function readDiscard(text: string | null, hand: readonly AdventurerId[]): Read<readonly AdventurerCardId[]> {
  const discard: AdventurerCardId[] = [];
  const problems: TableProblem[] = [];
  for (const word of fieldWords(text)) {
    const card = parseAdventurerCard(word);
    const value = shorten(word);
    if ('problem' in card) {
      problems.push({ code: 'unknownCard', field: 'discard', value });
      continue;
    }
    const id = card.value;
    const isThere =
      id === 'L'
        ? discard.filter((one) => one === id).length === ladybugCount
        : discard.includes(id) || hand.includes(id);
    if (isThere) problems.push({ code: 'cardTwice', field: 'discard', value });
    else discard.push(id);
  }
  return { value: discard, problems };
}

/** How many cards of a title are in the box. */
export const copiesOf = (id: TargetId): number => dragonwoodDeck.filter((title) => title === id).length;

function readLandscape(text: string | null): Read<readonly TargetId[]> {
  const landscape: TargetId[] = [];
  const problems: TableProblem[] = [];
  const extra: string[] = [];
  for (const word of fieldWords(text)) {
    const card = targets.find(({ id }) => id === word.toLowerCase());
    const value = shorten(word);
    if (!card) problems.push({ code: 'unknownTarget', value });
    else if (landscape.filter((id) => id === card.id).length === copiesOf(card.id)) {
      problems.push({ code: 'cardTwice', field: 'landscape', value });
    } else if (landscape.length === mostOpen) extra.push(word);
    else landscape.push(card.id);
  }
  if (extra.length > 0) {
    problems.push({ code: 'tooMany', field: 'landscape', value: shorten(extra.join(' ')), used: mostOpen });
  }
  return { value: landscape, problems };
}

function readEnhancements(text: string | null): Read<readonly EnhancementId[]> {
  const words = fieldWords(text);
  const known = words.map((word) => word.toLowerCase()).filter(isEnhancementId);
  const unknown = words.filter((word) => !isEnhancementId(word.toLowerCase()));
  return {
    value: enhancementIds.filter((id) => known.includes(id)),
    problems: unknown.map((word) => ({ code: 'unknownEnhancement', value: shorten(word) })),
  };
}

function readPlayers(text: string | null): Read<PlayerCount> {
  const { players } = emptyTable;
  if (!text?.trim()) return { value: players, problems: [] };
  const parsed = parsePlayers(text.trim());
  if (!('problem' in parsed)) return { value: parsed.value, problems: [] };
  return { value: players, problems: [{ code: 'badPlayers', value: shorten(text), used: players }] };
}

function readOthers(text: string | null, players: PlayerCount): Read<number> {
  const usual = usualOthersHold(players);
  if (!text?.trim()) return { value: usual, problems: [] };
  const value = wholeNumber(text.trim(), 0, mostOthersHold(players));
  if (value !== null) return { value, problems: [] };
  return { value: usual, problems: [{ code: 'badOthers', value: shorten(text), used: usual }] };
}

function readVariants(text: string | null): Read<readonly VariantId[]> {
  const words = fieldWords(text);
  const idOf = (word: string) => variantIds.find((id) => id.toLowerCase() === word.toLowerCase());
  const known = words.map(idOf);
  return {
    value: variantIds.filter((id) => known.includes(id)),
    problems: words
      .filter((word) => idOf(word) === undefined)
      .map((word) => ({ code: 'unknownVariant', value: shorten(word) })),
  };
}

function readRound(text: string | null, game: Pick<TableQuestion, 'players' | 'variants'>): Read<DeckRound> {
  const word = (text ?? '').trim();
  if (word === '') return { value: emptyTable.round, problems: [] };
  const round = deckRounds.find((one) => one === word.toLowerCase());
  const value = shorten(word);
  if (!round) return { value: emptyTable.round, problems: [{ code: 'badRound', value }] };
  if (roundsOf(game).includes(round)) return { value: round, problems: [] };
  return { value: 'last', problems: [{ code: 'noSecondRound', value }] };
}

/**
 * Reads a table from an address's search part:
 * `?hand=R4+B5+G6&landscape=fire-ants,wild-boar&use=magical-unicorn&players=3&others=11&round=second&discard=R1+L` and
 * `&variants=dragonSpell,shortGame`.
 * Any string gives a whole question: a word that is wrong is left out by itself and told.
 */
export function parseTable(search: string): { question: TableQuestion; problems: readonly TableProblem[] } {
  const fields = new URLSearchParams(search);
  const hand = readHand(fields.get('hand'));
  const open = readLandscape(fields.get('landscape'));
  const use = readEnhancements(fields.get('use'));
  const players = readPlayers(fields.get('players'));
  const others = readOthers(fields.get('others'), players.value);
  const variants = readVariants(fields.get('variants'));
  const round = readRound(fields.get('round'), { players: players.value, variants: variants.value });
  const discarded = readDiscard(fields.get('discard'), hand.value);
  const isOwn = (id: TargetId): id is EnhancementId => isEnhancementId(id) && use.value.includes(id);
  const question: TableQuestion = {
    hand: hand.value,
    landscape: open.value.filter((id) => !isOwn(id)),
    enhancements: use.value,
    players: players.value,
    othersHold: others.value,
    discard: discarded.value,
    round: round.value,
    variants: variants.value,
  };
  const problems: TableProblem[] = [hand, open, use, players, others, variants, round, discarded].flatMap(
    (read) => read.problems,
  );
  problems.push(...open.value.filter(isOwn).map((value) => ({ code: 'enhancementTwice', value }) as const));
  if (deckSizeOf(question) >= fewestInDeck) return { question, problems };
  problems.push({ code: 'noDeckLeft', value: shorten(question.discard.join(' ')) });
  return { question: { ...question, discard: [] }, problems };
}

/** The search part of a table, readable and complete: what `parseTable` gives back unchanged. */
export function formatTable(question: TableQuestion): string {
  const { hand, landscape, enhancements, players, othersHold, discard, round, variants } = question;
  const fields = [
    ['hand', hand.join('+')],
    ['landscape', landscape.join(',')],
    ['use', enhancements.join(',')],
    ['players', String(players)],
    ['others', othersHold === usualOthersHold(players) ? '' : String(othersHold)],
    ['variants', variants.join(',')],
    ['round', round === emptyTable.round ? '' : round],
    ['discard', discard.join('+')],
  ];
  const written = fields.filter(([, value]) => value !== '').map((field) => field.join('='));
  return `?${written.join('&')}`;
}

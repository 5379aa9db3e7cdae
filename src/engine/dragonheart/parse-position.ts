/** Reading a position's text. What it leaves out is filled in; what cannot be is a problem, and nothing throws. */
import {
  parseAll,
  parseFields,
  parseRng,
  parseWhole,
  parseWord,
  problem,
  wordsOf,
  type Parsed,
  type Seat,
} from '../core/index.ts';
import { cardTypes, factsOf, type CardType } from './cards.ts';
import { defaultEndTrigger, endTriggerIds, parameters } from './editions.ts';
import { freePlaces } from './legality.ts';
import { parseCards, type PositionCards } from './position-cards.ts';
import { positionKeys, type PositionKey } from './position.ts';
import { handLimitOf } from './refill.ts';
import { departuresOf } from './score.ts';
import type { DragonheartState, EndCause, Phase } from './types.ts';

/** The longest text that is read: a whole position takes a tenth of it. */
const longestText = 10_000;

const mostSeat = parameters.players.value - 1;

/** Whole numbers between white space. */
const parseNumbers = (text: string | undefined, key: PositionKey, least: number, most: number): Parsed<number[]> =>
  parseAll(wordsOf(text ?? ''), (word) => parseWhole(word, key, least, most));

/** The phase as written; the piles to choose from follow from the board. */
function parsePhase(text: string, { board }: PositionCards, active: Seat): Parsed<Phase> {
  const [first = '', second = '', third] = wordsOf(text);
  const kind = parseWord(first, 'phase', ['turn', 'choice', 'over']);
  if ('problem' in kind) return kind;
  const extra = kind.value === 'choice' ? third : second || undefined;
  if (extra !== undefined) return problem('superfluous', 'phase', extra);
  if (kind.value === 'turn') return { value: { kind: 'turn', seat: active } };
  if (kind.value === 'over') return { value: { kind: 'over' } };
  const by = parseWord(second, 'phase', cardTypes);
  if ('problem' in by) return by;
  const { takes, takesAt } = factsOf(by.value);
  const piles = takes.filter((pile): pile is CardType => pile !== 'hold' && board[pile].length > 0);
  const isAsked = piles.length > 1 && takesAt !== null && board[by.value].length >= takesAt;
  return isAsked
    ? { value: { kind: 'choice', seat: active, by: by.value, piles } }
    : problem('contradiction', 'phase', by.value);
}

/** What has ended the game, each cause at most once. */
function parseEndCauses(text: string | undefined): Parsed<EndCause[]> {
  const words = wordsOf(text ?? '');
  const causes = parseAll(words, (word) => parseWord(word, 'ended', ['ships', 'deck'] as const));
  const twice = words.find((word, place) => words.indexOf(word) !== place);
  return twice !== undefined && !('problem' in causes) ? problem('repeated', 'ended', twice) : causes;
}

/** What no game can come to, although every card has its place. */
function checkWhole(state: DragonheartState): Parsed<DragonheartState> {
  const { phase, hands, decks, board, departed, endCauses, putBack, active } = state;
  for (const [seat, hand] of hands.entries()) {
    if (hand.length > handLimitOf(state, seat)) return problem('outOfRange', 'hands', String(hand.length));
  }
  if (phase.kind === 'turn' && hands[active]?.length === 0) return problem('missing', 'hands');
  const filling = phase.kind === 'choice' ? phase.by : null;
  const crowded = cardTypes.find((type) => freePlaces(board, type) < (type === filling ? 0 : 1));
  if (crowded) return problem('contradiction', 'board', crowded);
  const departures = departuresOf(state);
  if (!Number.isInteger(departures)) return problem('contradiction', 'departed', String(departed.length));
  const isEnding = endCauses.length > 0;
  const isLate = departures >= parameters.departures.value;
  const isUsedUp = state.options.endTrigger === 'lastCardDrawn' && decks.some((deck) => deck.length === 0);
  const mustEnd = isLate || isUsedUp || phase.kind === 'over';
  if (mustEnd && !isEnding) return problem('missing', 'ended');
  if (endCauses.includes('ships') && !isLate) return problem('contradiction', 'ended', 'ships');
  const isMissing = putBack.findIndex((isBack, seat) => isBack && decks[seat]?.length === 0);
  return isMissing < 0 ? { value: state } : problem('contradiction', 'back', String(isMissing));
}

/**
 * Reads a position as `formatPosition` writes it, or a shorter one by hand. Only the hand of the player whose turn it is must
 * stand there; `?4` in a hand is four cards of its deck that are named nowhere, drawn from `seed`. A draw pile that is left out, or ends with `...`, takes the cards of its deck that are named nowhere, shuffled
 * from `seed`. Other lists that are left out are empty, the Great Dragon stands on the board, and the phase is a turn of seat 0.
 */
export function parsePosition(text: string): Parsed<DragonheartState> {
  if (text.length > longestText) return problem('tooLong', 'position');
  const parsed = parseFields(text, positionKeys);
  if ('problem' in parsed) return parsed;
  const fields = parsed.value;
  const endTrigger = parseWord(fields.endTrigger ?? defaultEndTrigger.value, 'endTrigger', endTriggerIds);
  if ('problem' in endTrigger) return endTrigger;
  const turn = parseWhole(fields.turn ?? '1', 'turn', 1, 100_000);
  if ('problem' in turn) return turn;
  const active = parseWhole(fields.active ?? '0', 'active', 0, mostSeat);
  if ('problem' in active) return active;
  const holder = fields.dragon === undefined ? null : parseWhole(fields.dragon, 'dragon', 0, mostSeat);
  if (holder && 'problem' in holder) return holder;
  const back = parseNumbers(fields.back, 'back', 0, mostSeat);
  if ('problem' in back) return back;
  const endCauses = parseEndCauses(fields.ended);
  if ('problem' in endCauses) return endCauses;
  const forced = parseNumbers(fields.forced, 'forced', 0, parameters.handLimitWithGreatDragon.value - 1);
  if ('problem' in forced) return forced;
  const rng = parseRng(fields, forced.value);
  if ('problem' in rng) return rng;
  const cards = parseCards(fields, rng.value);
  if ('problem' in cards) return cards;
  const phase = parsePhase(fields.phase ?? 'turn', cards.value, active.value);
  if ('problem' in phase) return phase;
  return checkWhole({
    options: { endTrigger: endTrigger.value },
    turn: turn.value,
    active: active.value,
    phase: phase.value,
    ...cards.value,
    greatDragon: holder?.value ?? null,
    putBack: cards.value.hands.map((_, seat) => back.value.includes(seat)),
    endCauses: endCauses.value,
    // Between actions the turn that ended the game is over, and the last ones are left.
    turnsLeft: endCauses.value.length > 0 ? parameters.lastTurns.value : null,
  });
}

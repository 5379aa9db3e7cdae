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
import { dieFaces, type DieFace } from '../odds/index.ts';
import { allowsReroll, numbersOf } from './attack.ts';
import { enhancementById, isDragon } from './cards.ts';
import type { AdventurerId } from './decks.ts';
import { passesOf } from './draw.ts';
import { editionIds, parametersOf } from './editions.ts';
import { illegality } from './legality.ts';
import { parseAdventurer, parseAttack, parsePlayers, parseVariants } from './notation.ts';
import { parseCards, type PositionCards } from './position-cards.ts';
import { positionKeys, type PositionKey } from './position.ts';
import type { Attack, DragonwoodOptions, DragonwoodState, EndCause, LimitCause, Phase, StormId } from './types.ts';
import { view } from './view.ts';

/** The longest text that is read: a whole position takes less than a third of it. */
const longestText = 10_000;

type Fields = Partial<Record<PositionKey, string>>;

/** A phase as written; seats and numbers follow from the rest of the position. */
type WrittenPhase =
  | { readonly kind: 'turn' }
  | { readonly kind: 'reroll'; readonly rolled: readonly DieFace[]; readonly attack: Attack }
  | { readonly kind: 'wound'; readonly cards: number }
  | { readonly kind: 'eventCard'; readonly event: StormId; readonly chosen: readonly (AdventurerId | '?' | '-')[] }
  | { readonly kind: 'discardToLimit'; readonly cause: LimitCause }
  | { readonly kind: 'over'; readonly cause: EndCause };

const phaseWords = ['turn', 'reroll', 'wound', 'thunder-storm', 'wind-storm', 'limit', 'over'] as const;

const parseFace = (word: string): Parsed<DieFace> => {
  const value = dieFaces.find((face) => String(face) === word);
  return value === undefined ? problem('outOfRange', 'dice', word) : { value };
};

function parsePhase(text: string): Parsed<WrittenPhase> {
  const [first = '', ...rest] = wordsOf(text);
  const word = parseWord(first, 'phase', phaseWords);
  if ('problem' in word) return word;
  const [second = '', ...attackWords] = rest;
  switch (word.value) {
    case 'turn':
      return rest.length === 0 ? { value: { kind: 'turn' } } : problem('superfluous', 'phase', second);
    case 'reroll': {
      const rolled = parseAll([...second], parseFace);
      if ('problem' in rolled) return rolled;
      const attack = parseAttack(attackWords);
      if ('problem' in attack) return attack;
      return { value: { kind: 'reroll', rolled: rolled.value, attack: attack.value } };
    }
    case 'wound': {
      const cards = parseWhole(second, 'wound', 1, 2);
      return 'problem' in cards ? cards : { value: { kind: 'wound', cards: cards.value } };
    }
    case 'thunder-storm':
    case 'wind-storm': {
      const chosen = parseAll(rest, (one): Parsed<AdventurerId | '?' | '-'> =>
        one === '?' || one === '-' ? { value: one } : parseAdventurer(one),
      );
      if ('problem' in chosen) return chosen;
      return { value: { kind: 'eventCard', event: word.value, chosen: chosen.value } };
    }
    case 'limit': {
      const cause = parseWord(second, 'limit', ['reload', 'event']);
      return 'problem' in cause ? cause : { value: { kind: 'discardToLimit', cause: cause.value } };
    }
    case 'over': {
      const cause = parseWord(second, 'over', ['dragons', 'decks']);
      return 'problem' in cause ? cause : { value: { kind: 'over', cause: cause.value } };
    }
  }
}

function parsePositionOptions(fields: Fields): Parsed<DragonwoodOptions> {
  const players = parsePlayers(fields.players ?? '');
  if ('problem' in players) return players;
  const edition = parseWord(fields.edition ?? 'tabletop', 'edition', editionIds);
  if ('problem' in edition) return edition;
  const variants = parseVariants(wordsOf(fields.variants ?? ''));
  if ('problem' in variants) return variants;
  return { value: { players: players.value, edition: edition.value, variants: variants.value } };
}

/** What the phase says of the seats: who waits, in turn order from the active player. */
function phaseOf(written: WrittenPhase, cards: PositionCards, active: Seat, limit: number): Parsed<Phase> {
  const players = cards.hands.length;
  const inTurnOrder = cards.hands.map((_, step) => (active + step) % players);
  const handOf = (seat: Seat) => cards.hands[seat] ?? [];
  switch (written.kind) {
    case 'turn':
      return { value: { kind: 'turn', seat: active } };
    case 'reroll':
      return { value: { ...written, seat: active, numbers: numbersOf(written.attack) } };
    case 'wound':
      return written.cards <= handOf(active).length
        ? { value: { ...written, seat: active } }
        : problem('contradiction', 'wound', String(written.cards));
    case 'eventCard': {
      const { event, chosen } = written;
      if (chosen.length !== players) return problem('contradiction', 'phase', String(chosen.length));
      for (const [seat, word] of chosen.entries()) {
        const hand = handOf(seat);
        const fits = word === '-' ? hand.length === 0 : word === '?' ? hand.length > 0 : hand.includes(word);
        if (!fits) return problem('contradiction', 'phase', word);
      }
      const waiting = inTurnOrder.filter((seat) => chosen[seat] === '?');
      // Seats are asked in turn order: nobody has chosen after somebody who still waits.
      const asked = inTurnOrder.filter((seat) => chosen[seat] !== '-');
      if (waiting.length === 0 || asked.slice(-waiting.length).some((seat, place) => seat !== waiting[place])) {
        return problem('contradiction', 'phase', event);
      }
      const cardsChosen = chosen.map((word) => (word === '?' || word === '-' ? null : word));
      return { value: { kind: 'eventCard', event, waiting, chosen: cardsChosen } };
    }
    case 'discardToLimit': {
      const waiting = inTurnOrder.filter((seat) => handOf(seat).length > limit);
      if (waiting.length === 0) return problem('contradiction', 'phase', 'limit');
      return { value: { ...written, waiting, limit } };
    }
    case 'over':
      return { value: written };
  }
}

/** Why the attack of a re-roll cannot have been declared: judged with its cards back in the hand. */
function checkReroll(state: DragonwoodState): Parsed<DragonwoodState> {
  const { phase, active } = state;
  if (phase.kind !== 'reroll') return { value: state };
  const { attack, numbers, rolled } = phase;
  const used = attack.enhancements.filter((id) => enhancementById(id).use === 'once');
  const unused = used.find((id) => !state.gone.includes(id));
  if (unused) return problem('contradiction', 'gone', unused);
  const before: DragonwoodState = {
    ...state,
    phase: { kind: 'turn', seat: active },
    hands: state.hands.map((hand, seat) => (seat === active ? [...hand, ...attack.cards] : hand)),
    enhancements: state.enhancements.map((own, seat) => (seat === active ? [...own, ...used] : own)),
  };
  const refusal = illegality(view(before, active), { type: 'capture', ...attack });
  if (refusal) return problem('contradiction', 'phase', refusal.code);
  const isRolled = rolled.length === numbers.dice && allowsReroll(attack);
  return isRolled ? { value: state } : problem('contradiction', 'dice', rolled.join(''));
}

/** What no game can come to, although every card has its place. */
function checkWhole(state: DragonwoodState, limit: number): Parsed<DragonwoodState> {
  const { phase, hands, creatures, passes, turnsLeft, options } = state;
  const overfull = hands.find((hand) => hand.length > limit);
  if (overfull && phase.kind !== 'discardToLimit') return problem('outOfRange', 'hands', String(overfull.length));
  const isWon = creatures.flat().filter(isDragon).length === 2;
  if (isWon !== (phase.kind === 'over' && phase.cause === 'dragons'))
    return problem('contradiction', 'phase', phase.kind);
  const isLastRound = passes >= passesOf(options);
  if (isLastRound !== (turnsLeft !== null)) return problem('contradiction', 'left', String(turnsLeft ?? ''));
  if (phase.kind === 'over' && phase.cause === 'decks' && turnsLeft !== 1) {
    return problem('contradiction', 'left', String(turnsLeft ?? ''));
  }
  return checkReroll(state);
}

/** Numbers of the table. */
function parseNumbers(fields: Fields, players: number) {
  const turn = parseWhole(fields.turn ?? '1', 'turn', 1, 100_000);
  if ('problem' in turn) return turn;
  const active = parseWhole(fields.active ?? '0', 'active', 0, players - 1);
  if ('problem' in active) return active;
  const passes = parseWhole(fields.passes ?? '0', 'passes', 0, 1000);
  if ('problem' in passes) return passes;
  const left = fields.left === undefined ? null : parseWhole(fields.left, 'left', 1, players + 1);
  if (left && 'problem' in left) return left;
  return {
    value: { turn: turn.value, active: active.value, passes: passes.value, turnsLeft: left?.value ?? null },
  };
}

/**
 * Reads a position as `formatPosition` writes it, or a shorter one by hand. Only `players` must stand there. In hands and the
 * discard pile `?5` is five cards that are named nowhere, drawn from `seed`. A deck that is
 * left out, or ends with `...`, takes the cards that are named nowhere, shuffled from `seed`; of the Dragonwood cards as many
 * are removed before as at set-up. Other lists that are left out are empty, and the phase is a turn of seat 0.
 */
export function parsePosition(text: string): Parsed<DragonwoodState> {
  if (text.length > longestText) return problem('tooLong', 'position');
  const parsed = parseFields(text, positionKeys);
  if ('problem' in parsed) return parsed;
  const fields = parsed.value;
  const options = parsePositionOptions(fields);
  if ('problem' in options) return options;
  const numbers = parseNumbers(fields, options.value.players);
  if ('problem' in numbers) return numbers;
  const written = parsePhase(fields.phase ?? 'turn');
  if ('problem' in written) return written;
  const dice = parseAll(wordsOf(fields.dice ?? ''), parseFace);
  if ('problem' in dice) return dice;
  const rng = parseRng(fields, dice.value);
  if ('problem' in rng) return rng;
  const played = written.value.kind === 'reroll' ? written.value.attack.cards : [];
  const cards = parseCards(fields, options.value, played, rng.value);
  if ('problem' in cards) return cards;
  const limit = parametersOf(options.value).handLimit.value;
  const phase = phaseOf(written.value, cards.value, numbers.value.active, limit);
  if ('problem' in phase) return phase;
  return checkWhole({ options: options.value, ...numbers.value, phase: phase.value, played, ...cards.value }, limit);
}

/** Reading a lesson's written moves: text into actions, each played to see that it works. */
import { type CodedReason, forcedLeft, type Parsed, parseAll, parseWhole, type Seat, wordsOf } from '../core/index.ts';
import { withForced } from './script.ts';
import type { LessonGameState, Move, ScenarioReader } from './types.ts';

/** What is wrong with a written lesson, and where. */
export interface ScenarioProblem {
  /** The step, from 0; null for the whole lesson. */
  readonly step: number | null;
  /** The part of the step: `position`, `do`, `mistake gap`. */
  readonly part: string;
  readonly code:
    /** A text in the engine's notation that cannot be read. */
    | 'unreadable'
    /** A part is missing, or two stand there of which only one may. */
    | 'missing'
    | 'contradiction'
    /** The rules refuse it. */
    | 'illegal'
    /** Somebody else is asked. */
    | 'otherSeat'
    /** Forced results that are left over, or that cannot come from their draw. */
    | 'leftOver'
    | 'impossibleDraw'
    /** The solution does not reach the goal, or reaches it before its last action. */
    | 'noGoal'
    | 'goalTooEarly'
    /** A mistake that the rules allow, refuse, or refuse by another rule. */
    | 'notRefused'
    | 'notAllowed'
    | 'otherRule'
    /** The example is taken for another mistake, or the solution is taken for this one. */
    | 'otherMistake'
    | 'hidesSolution'
    /** The right answer does not hold, or a wrong one does. */
    | 'wrongAnswer'
    | 'rightAnswer';
  readonly detail: string;
}

/** A part's problem; the step is added by whoever reads the step. */
export type PartProblem = Omit<ScenarioProblem, 'step'>;

/** A value, or what is wrong with a part. */
export type Read<Value> = { readonly value: Value } | { readonly problem: PartProblem };

/** A problem as a result. */
export const bad = (part: string, code: ScenarioProblem['code'], detail = ''): { problem: PartProblem } => ({
  problem: { part, code, detail },
});

/** What notation says, as a lesson's problem. */
export function inPart<Value>(part: string, parsed: Parsed<Value>): Read<Value> {
  if ('value' in parsed) return parsed;
  const { code, what, word } = parsed.problem;
  return bad(part, 'unreadable', `${what} ${code} ${word}`.trim());
}

/** The largest result that may be forced: more than any die or draw has. */
const greatestResult = 100;

/** Actions between semicolons. */
export const parseActions = <Action>(
  { parseAction }: { readonly parseAction: (text: string) => Parsed<Action> },
  text: string,
): Parsed<Action[]> =>
  parseAll(
    text.split(';').map((part) => part.trim()),
    parseAction,
  );

/** A move: an action and after `>` its dice or draws. */
function parseMove<Action>(
  { parseAction }: { readonly parseAction: (text: string) => Parsed<Action> },
  text: string,
): Parsed<Move<Action>> {
  const [actionText = '', results = '', ...more] = text.split('>');
  const forced = parseAll([...wordsOf(results), ...more], (word) => parseWhole(word, 'forced', 0, greatestResult));
  if ('problem' in forced) return forced;
  const action = parseAction(actionText.trim());
  return 'problem' in action ? action : { value: { action: action.value, forced: forced.value } };
}

/** Moves: none, one or a list. */
export const parseMoves = <Action>(
  game: { readonly parseAction: (text: string) => Parsed<Action> },
  text: string | readonly string[] = [],
): Parsed<Move<Action>[]> => parseAll(typeof text === 'string' ? [text] : text, (move) => parseMove(game, move));

/** Where moves lead, with the facts of each. */
export interface Led<State, Event> {
  readonly state: State;
  readonly events: readonly (readonly Event[])[];
}

/** Plays moves one by one for whoever is asked; `isTheirs` says whether that seat may be. */
export function playWritten<State extends LessonGameState, View, Action, Event, Reason extends CodedReason>(
  game: Pick<ScenarioReader<State, View, Action, Event, Reason>, 'toAct' | 'view' | 'illegality' | 'apply'>,
  start: State,
  moves: readonly Move<Action>[],
  part: string,
  isTheirs: (seat: Seat) => boolean,
): Read<Led<State, Event>> {
  let state = start;
  const events: (readonly Event[])[] = [];
  for (const [at, { action, forced }] of moves.entries()) {
    const seat = game.toAct(state);
    if (seat === null || !isTheirs(seat)) return bad(part, 'otherSeat', `move ${at + 1}: ${seat ?? 'nobody'} is asked`);
    const reason = game.illegality(game.view(state, seat), action);
    if (reason) return bad(part, 'illegal', `move ${at + 1}: ${reason.code}`);
    try {
      const applied = game.apply(withForced(state, forced), action);
      if (forcedLeft(applied.state.rng) > 0) return bad(part, 'leftOver', `move ${at + 1}`);
      state = applied.state;
      events.push(applied.events);
    } catch (error) {
      // The only thing that a legal action throws: a scripted result that its draw cannot give.
      if (!(error instanceof RangeError)) throw error;
      return bad(part, 'impossibleDraw', `move ${at + 1}: ${error.message}`);
    }
  }
  return { value: { state, events } };
}

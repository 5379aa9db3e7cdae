/** Reading a question: the right answer is computed from the table, and the wrong ones are proved wrong. */
import type { CodedReason } from '../core/index.ts';
import { isImpossible } from '../odds/index.ts';
import { match } from './match.ts';
import { bad, inPart, parseMoves, playWritten, type Read } from './reading.ts';
import type { LessonGameState, Option, Pattern, QuestionStep, ScenarioReader, StepStart } from './types.ts';
import type { WrittenQuestion, WrittenStep } from './written.ts';

/** A question's table, and the facts that led to it. */
interface Asked<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Whether a claim holds. */
type Judge = (claim: Pattern) => Read<boolean>;

function judgeOf<State extends LessonGameState, View, Action, Event, Reason extends CodedReason>(
  game: ScenarioReader<State, View, Action, Event, Reason>,
  { about, try: tried }: WrittenQuestion,
  { state, events }: Asked<State, Event>,
): Read<Judge> {
  const over = (facts: unknown): Read<Judge> => ({ value: (claim) => ({ value: match(claim, facts) }) });
  switch (about) {
    case 'state':
      return over(state);
    case 'events':
      return over(events);
    case 'score':
      return over(game.scoreNow(state));
    case 'after': {
      const moves = inPart('try', parseMoves(game, (tried ?? '').split(';')));
      if ('problem' in moves) return moves;
      const led = playWritten(game, state, moves.value, 'try', () => true);
      return 'problem' in led ? led : over(led.value.state);
    }
    case 'impossible':
      return {
        value: (claim) => {
          const action = inPart('question', game.parseAction(typeof claim === 'string' ? claim : ''));
          if ('problem' in action) return action;
          const refusal = game.illegality(game.view(state, game.toAct(state) ?? 0), action.value);
          if (refusal) return bad('question', 'illegal', refusal.code);
          const chance = game.chanceOf?.(action.value);
          return chance ? { value: isImpossible(chance) } : bad('question', 'missing', 'a chance');
        },
      };
    case 'rule':
      return { value: (claim) => (claim === null ? { value: true } : bad('question', 'contradiction', 'claim')) };
  }
}

function checkClaims(judge: Judge, { answer, wrong }: WrittenQuestion): Read<null> {
  for (const [name, claim] of Object.entries(answer)) {
    const holds = judge(claim);
    if ('problem' in holds) return holds;
    if (!holds.value) return bad(`answer ${name}`, 'wrongAnswer');
  }
  for (const [name, { claim }] of Object.entries(wrong)) {
    if (claim === undefined) continue;
    const holds = judge(claim);
    if ('problem' in holds) return holds;
    if (holds.value) return bad(`answer ${name}`, 'rightAnswer');
  }
  return { value: null };
}

/** Reads a question and computes its answer. */
export function buildQuestion<State extends LessonGameState, View, Action, Event, Reason extends CodedReason>(
  game: ScenarioReader<State, View, Action, Event, Reason>,
  question: WrittenQuestion,
  { shows }: WrittenStep,
  asked: Asked<State, Event>,
  begins: StepStart<State, Action>,
): Read<QuestionStep<State, Action>> {
  const right = Object.keys(question.answer);
  const all = [...right, ...Object.keys(question.wrong)];
  if (right.length !== 1 || all.length < 2) return bad('question', 'missing', 'one right answer and a wrong one');
  const names = question.order ?? all;
  if (names.length !== all.length || !all.every((name) => names.includes(name))) return bad('order', 'contradiction');
  const judge = judgeOf(game, question, asked);
  if ('problem' in judge) return judge;
  const checked = checkClaims(judge.value, question);
  if ('problem' in checked) return checked;
  const options = names.map((name): Option => ({ name, rule: question.wrong[name]?.rule ?? null }));
  return { value: { kind: 'question', shows, ...begins, options } };
}

/** What a lesson says at one moment: the panel and the live region have the same words. */
import type { CodedReason } from '#engine/core/index.ts';
import type { LessonFact, Scenario } from '#engine/scenario/index.ts';
import { fill } from '#i18n/plural.ts';
import { lineText, type Line } from '#i18n/narrate/teller.ts';
import type { Session } from '#stores/session.ts';
import type { GameDesk } from './desk.ts';
import type { LessonText } from './words.ts';

/** The kinds of panels. */
export type SaidKind = 'told' | 'done' | 'missed' | 'refused' | 'held' | 'wrong' | 'note' | 'silent';

/** What is said. */
export interface Said {
  readonly kind: SaidKind;
  readonly title: string;
  /** What happened, line by line. */
  readonly lines: readonly Line[];
  /** What it means for the step. */
  readonly text: string;
  /** The rule that decides. */
  readonly rule: string | null;
}

const nothing: Said = { kind: 'silent', title: '', lines: [], text: '', rule: null };

/** The whole of it as one message. */
export const messageOf = ({ title, lines, text }: Said): string =>
  [...lines.map(lineText), title && (/[.!?…]$/.test(title) || !text ? title : `${title}.`), text]
    .filter(Boolean)
    .join(' ');

type Texts = Pick<LessonText, 'lesson' | 'words'>;

/** The latest fact that is no move. */
const verdictOf = <State, Action, Event, Reason>(facts: readonly LessonFact<State, Action, Event, Reason>[]) =>
  facts.findLast(({ type }) => type !== 'happened');

/** What a session says now. */
export function saidOf<
  State extends { readonly phase: { readonly kind: string } },
  Action,
  Event,
  Reason extends CodedReason,
>(
  { lesson: { now, isFinished }, facts, waiting }: Session<State, Action, Event, Reason>,
  { steps }: Scenario<State, Action>,
  { lesson, words }: Texts,
  desk: Pick<GameDesk<State, Action, Event, Reason>, 'tellEvents' | 'tellRefusal'>,
): Said {
  const text = lesson.steps[now.step];
  const step = steps[now.step];
  if (!text || !step || isFinished) return nothing;
  const told = facts.flatMap((fact) => (fact.type === 'happened' ? desk.tellEvents(fact.events) : []));
  const verdict = verdictOf(facts);
  const mistake = (name: string | null) => (name === null ? undefined : text.mistakes[name]);

  switch (verdict?.type) {
    case 'refused':
      return {
        ...nothing,
        kind: 'refused',
        title: words.refused,
        text: mistake(verdict.mistake) ?? desk.tellRefusal(verdict.reason),
        rule: verdict.rule,
      };
    case 'held':
      return { ...nothing, kind: 'held', title: words.held, text: mistake(verdict.mistake) ?? '', rule: verdict.rule };
    case 'answered':
      if (verdict.isRight) break;
      return { ...nothing, kind: 'wrong', title: words.wrong, text: mistake(verdict.option) ?? '', rule: verdict.rule };
    case 'takenBack':
      return { ...nothing, kind: 'note', text: words.takenBack };
    case 'undone':
    case 'redone':
      return { ...nothing, kind: 'note', text: verdict.type === 'undone' ? words.undone : words.redone };
    case 'stepBegan': {
      const { step: place, table } = verdict;
      const began = fill(words.stepTold, { n: place + 1, of: steps.length, ask: text.ask });
      return { ...nothing, kind: 'silent', text: [began, words.newTable[table]].filter(Boolean).join(' ') };
    }
    case 'hinted': {
      // The rung itself has the focus and is read; the cards that it laid out are not.
      const isLaidOut = verdict.action !== null;
      return { ...nothing, kind: 'silent', text: isLaidOut ? words.laidOut : '' };
    }
    default:
  }
  if (waiting.length > 0) return told.length > 0 ? { ...nothing, kind: 'told', lines: told } : nothing;
  if (now.isDone) {
    const title = step.kind === 'question' ? words.right : words.done;
    return { ...nothing, kind: 'done', title, lines: told, text: text.done };
  }
  const isOver = now.state.phase.kind === 'over';
  if (now.acted > 0 && (now.state.phase.kind === 'turn' || isOver)) {
    const more = isOver ? words.nothingThere : words.missedMore;
    return { ...nothing, kind: 'missed', lines: told, text: `${words.missed} ${more}` };
  }
  return told.length > 0 ? { ...nothing, kind: 'told', lines: told } : nothing;
}

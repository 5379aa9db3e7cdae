import { useEffect, useState } from 'preact/hooks';
import type { CodedReason } from '#engine/core/index.ts';
import type { LessonFact } from '#engine/scenario/index.ts';
import type { GameDesk } from './desk.ts';

/**
 * What the coach says of the learner's latest action; null while it thinks, empty where it has nothing to say. `before` is
 * the table that the action was chosen at.
 */
export function useCoach<State, Action, Event, Reason extends CodedReason>(
  coach: GameDesk<State, Action, Event, Reason>['coach'],
  facts: readonly LessonFact<State, Action, Event, Reason>[],
  before: State | undefined,
  turn: number,
): string | null {
  const [coached, setCoached] = useState({ turn: -1, advice: '' });
  const own = facts.find((fact) => fact.type === 'happened' && fact.by === 'learner');
  const action = own?.type === 'happened' ? own.action : undefined;
  const isAsked = coach !== undefined && action !== undefined && before !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    let isPast = false;
    const tell = (advice = '') => {
      if (!isPast) setCoached({ turn, advice });
    };
    coach(before, action).then(tell, () => {
      tell();
    });
    return () => {
      isPast = true;
    };
  }, [turn]);
  if (!isAsked) return '';
  return coached.turn === turn ? coached.advice : null;
}

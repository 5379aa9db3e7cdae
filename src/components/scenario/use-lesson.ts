import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useStore } from '#components/controls/use-store.ts';
import type { CodedReason } from '#engine/core/index.ts';
import { learner, type LessonGameState, type Scenario, type ScenarioGame } from '#engine/scenario/index.ts';
import { followInset, followLesson } from '#stores/lesson-progress.ts';
import { progress } from '#stores/progress.ts';
import { createSession } from '#stores/session.ts';
import { settings } from '#stores/settings.ts';
import type { PlayerProps } from './player-props.ts';
import type { LessonText } from './words.ts';

/**
 * A lesson's session, the reader's progress and settings: all that a player of lessons is given but the desk of its game.
 * The island's root calls it; below the root nobody knows a store. `bring` loads what an input may need; the first one waits
 * for it, and goes on without it where it cannot be had.
 */
export function useLesson<
  State extends LessonGameState,
  View,
  Action extends { readonly type: string },
  Event,
  Reason extends CodedReason,
>(
  game: ScenarioGame<State, View, Action, Event, Reason>,
  text: LessonText,
  bring?: () => Promise<unknown>,
): Omit<PlayerProps<State, Action, Event, Reason>, 'desk'> {
  const [scenario, store] = useMemo(() => {
    const read = JSON.parse(text.scenario) as Scenario<State, Action>;
    return [read, createSession(game, read)] as const;
  }, [game, text.scenario]);
  const session = useStore(store.$session);
  const kept = useStore(progress.$progress);
  const problem = useStore(progress.$problem);
  const chosen = useStore(settings.$settings);
  const isKept = useStore(settings.$isKept);
  useEffect(() => {
    settings.load();
    const { id, inset } = text;
    return inset ? followInset(store, progress, id, inset.step) : followLesson(store, progress, id);
  }, [store, text.id, text.inset?.step]);
  const isReady = useRef(!bring);
  const onInput: typeof store.send = (input) => {
    if (isReady.current || !bring) {
      store.send(input);
      return;
    }
    const go = () => {
      isReady.current = true;
      store.send(input);
    };
    bring().then(go, go);
  };
  return {
    session,
    scenario,
    done: kept[text.id]?.done ?? [],
    problem,
    isAsked: game.toAct(session.table) === learner,
    settings: { chosen, isKept, onChange: settings.change },
    text,
    onInput,
    onTellNext: store.tellNext,
  };
}

import { useStore } from '@nanostores/preact';
import { useEffect, useMemo } from 'preact/hooks';
import { easy } from '#engine/bots/dragonheart/index.ts';
import {
  apply,
  illegality,
  ruleOf,
  toAct,
  view,
  viewEvent,
  type DragonheartAction,
  type DragonheartEvent,
  type DragonheartIllegality,
  type DragonheartState,
} from '#engine/dragonheart/index.ts';
import { learner, type Scenario } from '#engine/scenario/index.ts';
import { DragonheartDesk } from '#components/play/dragonheart/DragonheartDesk.tsx';
import { tellEvents, tellRefusal } from '#i18n/narrate/dragonheart.ts';
import { followLesson } from '#stores/lesson-progress.ts';
import { progress } from '#stores/progress.ts';
import { createSession } from '#stores/session.ts';
import type { GameDesk } from './desk.ts';
import { Player } from './Player.tsx';
import type { DragonheartText } from './words.ts';

// By name: of a whole namespace nothing could be left out.
const game = { toAct, view, viewEvent, illegality, apply, ruleOf, bot: easy };

type HeartDesk = GameDesk<DragonheartState, DragonheartAction, DragonheartEvent, DragonheartIllegality>;

/** A lesson of Dragonheart: the place that knows its session and the reader's progress. */
export function DragonheartLesson(text: DragonheartText) {
  const [scenario, store] = useMemo(() => {
    const read = JSON.parse(text.scenario) as Scenario<DragonheartState, DragonheartAction>;
    return [read, createSession(game, read)] as const;
  }, [text.scenario]);
  const session = useStore(store.$session);
  const kept = useStore(progress.$progress);
  const problem = useStore(progress.$problem);
  useEffect(() => followLesson(store, progress, text.id), [store, text.id]);

  const teller = { locale: text.locale, words: text.narration, viewer: learner, names: text.players };
  const desk: HeartDesk = {
    draw: ({ table, ...props }) => <DragonheartDesk {...props} view={view(table, learner)} text={text} />,
    tellEvents: (events) => tellEvents(events, teller),
    tellRefusal: (reason) => tellRefusal(reason, teller),
    keys: [],
  };
  return (
    <Player
      session={session}
      scenario={scenario}
      done={kept[text.id]?.done ?? []}
      problem={problem}
      desk={desk}
      isAsked={toAct(session.table) === learner}
      text={text}
      onInput={store.send}
      onTellNext={store.tellNext}
    />
  );
}

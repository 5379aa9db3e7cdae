import { useStore } from '@nanostores/preact';
import { useEffect, useMemo } from 'preact/hooks';
import { easy } from '#engine/bots/dragonwood/index.ts';
import {
  apply,
  illegality,
  ruleOf,
  toAct,
  view,
  viewEvent,
  type DragonwoodAction,
  type DragonwoodEvent,
  type DragonwoodIllegality,
  type DragonwoodState,
} from '#engine/dragonwood/index.ts';
import { learner, type Scenario } from '#engine/scenario/index.ts';
import { Die } from '#components/cards/Die.tsx';
import { DragonwoodDesk } from '#components/play/dragonwood/DragonwoodDesk.tsx';
import { tellEvents } from '#i18n/narrate/dragonwood-lines.ts';
import { tellRefusal } from '#i18n/narrate/dragonwood.ts';
import { followLesson } from '#stores/lesson-progress.ts';
import { progress } from '#stores/progress.ts';
import { createSession } from '#stores/session.ts';
import type { GameDesk } from './desk.ts';
import { Player } from './Player.tsx';
import type { DragonwoodText } from './words.ts';

// By name: of a whole namespace nothing could be left out.
const game = { toAct, view, viewEvent, illegality, apply, ruleOf, bot: easy };

type WoodDesk = GameDesk<DragonwoodState, DragonwoodAction, DragonwoodEvent, DragonwoodIllegality>;

/** A lesson of Dragonwood: the place that knows its session and the reader's progress. */
export function DragonwoodLesson(text: DragonwoodText) {
  const [scenario, store] = useMemo(() => {
    const read = JSON.parse(text.scenario) as Scenario<DragonwoodState, DragonwoodAction>;
    return [read, createSession(game, read)] as const;
  }, [text.scenario]);
  const session = useStore(store.$session);
  const kept = useStore(progress.$progress);
  const problem = useStore(progress.$problem);
  useEffect(() => followLesson(store, progress, text.id), [store, text.id]);

  const { locale, base } = text;
  const teller = { locale, words: text.narration, viewer: learner, names: text.players };
  const desk: WoodDesk = {
    draw: ({ table, ...props }) => <DragonwoodDesk {...props} view={view(table, learner)} text={text} />,
    tellEvents: (events) => tellEvents(events, teller),
    tellRefusal: (reason) => tellRefusal(reason, teller),
    illustrate: (events, turn) => {
      const roll = events.findLast((event) => event.type === 'diceRolled');
      return (
        roll && (
          <p class="lesson-dice" key={turn} aria-hidden="true">
            {roll.rolled.map((face, at) => (
              <Die key={at} face={face} base={base} inThrow={at} />
            ))}
          </p>
        )
      );
    },
    keys: text.desk.wood.keys,
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

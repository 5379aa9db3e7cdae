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
import { learner } from '#engine/scenario/index.ts';
import { DragonheartDesk } from '#components/play/dragonheart/DragonheartDesk.tsx';
import { tellEvents, tellRefusal } from '#i18n/narrate/dragonheart.ts';
import type { GameDesk } from './desk.ts';
import { Player } from './Player.tsx';
import { useLesson } from './use-lesson.ts';
import type { DragonheartText } from './words.ts';

// By name: of a whole namespace nothing could be left out.
const game = { toAct, view, viewEvent, illegality, apply, ruleOf, bot: easy };

type HeartDesk = GameDesk<DragonheartState, DragonheartAction, DragonheartEvent, DragonheartIllegality>;

/** A lesson of Dragonheart: the place that knows its session and the reader's progress. */
export function DragonheartLesson(text: DragonheartText) {
  const lesson = useLesson(game, text);

  const teller = { locale: text.locale, words: text.narration, viewer: learner, names: text.players };
  const desk: HeartDesk = {
    draw: ({ table, ...props }) => <DragonheartDesk {...props} view={view(table, learner)} text={text} />,
    tellEvents: (events) => tellEvents(events, teller),
    tellRefusal: (reason) => tellRefusal(reason, teller),
    coach: text.coach && (async (before, own) => (await import('./heart-coach.ts')).heartCoach(before, own, text)),
    playOn: async (table) => (await import('./heart-play-on.ts')).heartPlayOn(table),
    keys: [],
  };
  return <Player {...lesson} desk={desk} />;
}

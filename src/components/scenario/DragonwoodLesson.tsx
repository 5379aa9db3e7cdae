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
  type DragonwoodView,
} from '#engine/dragonwood/index.ts';
import type { RngState } from '#engine/core/index.ts';
import { learner } from '#engine/scenario/index.ts';
import { Die } from '#components/cards/Die.tsx';
import { DragonwoodDesk } from '#components/play/dragonwood/DragonwoodDesk.tsx';
import { tellEvents } from '#i18n/narrate/dragonwood-lines.ts';
import { tellRefusal } from '#i18n/narrate/dragonwood.ts';
import type { GameDesk } from './desk.ts';
import { Player } from './Player.tsx';
import { RefusedRow } from './RefusedRow.tsx';
import { useLesson } from './use-lesson.ts';
import type { DragonwoodText } from './words.ts';

/** What goes at any table, for the others where their bot could not be loaded. */
function anyAction(asked: DragonwoodView): DragonwoodAction {
  const cards = asked.hand.flatMap((card): DragonwoodAction[] => [
    { type: 'discard', card },
    { type: 'pass', card },
  ]);
  const actions: readonly DragonwoodAction[] = [{ type: 'reload' }, { type: 'keep' }, ...cards];
  const action = actions.find((each) => illegality(asked, each) === null);
  if (!action) throw new RangeError('nobody is asked');
  return action;
}

// A lesson is read before it is played, and most are played by the script: the bot comes with the first input.
let bot: (asked: DragonwoodView, rng: RngState) => DragonwoodAction = anyAction;
const bringBot = async () => {
  ({ easy: bot } = await import('./wood-bot.ts'));
};

// By name: of a whole namespace nothing could be left out.
const game = {
  toAct,
  view,
  viewEvent,
  illegality,
  apply,
  ruleOf,
  bot: (asked: DragonwoodView, rng: RngState) => bot(asked, rng),
};

type WoodDesk = GameDesk<DragonwoodState, DragonwoodAction, DragonwoodEvent, DragonwoodIllegality>;

/** A lesson of Dragonwood: the place that knows its session and the reader's progress. */
export function DragonwoodLesson(text: DragonwoodText) {
  const lesson = useLesson(game, text, bringBot);

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
    illustrateRefusal: (reason, action) => {
      const isSet = reason.code === 'gap' || reason.code === 'repeatedRank' || reason.code === 'mixedRanks';
      if (!isSet || action.type !== 'capture') return null;
      return <RefusedRow action={action} gaps={reason.code === 'gap'} missing={text.words.missing} />;
    },
    coach: text.coach && (async (before, own) => (await import('./wood-coach.ts')).woodCoach(before, own, text)),
    playOn: async (table) => (await import('./wood-play-on.ts')).woodPlayOn(table),
    keys: text.desk.wood.keys,
  };
  return <Player {...lesson} desk={desk} />;
}

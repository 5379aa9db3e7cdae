import {
  ruleOf,
  scoreNow,
  view,
  type DragonheartAction,
  type DragonheartEvent,
  type DragonheartIllegality,
  type DragonheartState,
  type DragonheartView,
} from '#engine/dragonheart/index.ts';
import type { Reasons } from '#engine/bots/dragonheart/index.ts';
import type { ReasonsWords } from '#i18n/en/reasons-words.ts';
import { tellAction, tellEach, tellLine, tellRefusal } from '#i18n/narrate/dragonheart.ts';
import { lineText } from '#i18n/narrate/teller.ts';
import { DragonheartTable } from '../dragonheart/DragonheartTable.tsx';
import type { HeartTableText } from '../dragonheart/text.ts';
import type { GameFace, Listener } from './face.ts';
import type { PlayText } from './text.ts';

/** All that a page of Dragonheart needs to speak one language. */
export interface HeartPlayText extends PlayText, Pick<HeartTableText, 'narration' | 'typeNames' | 'play'> {
  readonly reasons: ReasonsWords['heart'];
}

/** Dragonheart for the page around its table. */
export type HeartFace = GameFace<
  DragonheartState,
  DragonheartView,
  DragonheartAction,
  DragonheartEvent,
  DragonheartIllegality,
  Reasons
>;

/** Dragonheart in one language. */
export function heartFace(text: HeartPlayText): HeartFace {
  const { words, narration, reasons, chance, locale } = text;
  const tellerOf = (listener: Listener) => ({ locale, words: narration, ...listener });
  const face: HeartFace = {
    game: 'dragonheart',
    drawTable: (props) => (
      <DragonheartTable {...props} text={{ ...text, players: props.players.map(({ name }) => name) }} />
    ),
    viewOf: view,
    tell: (events, listener) =>
      tellEach(events, tellerOf(listener)).map(({ line, event }) => ({ line, rule: ruleOf(event) })),
    tellRefusal: (reason, listener) => ({ text: tellRefusal(reason, tellerOf(listener)), rule: reason.rule }),
    tellAction: (action, listener) => tellAction(action, tellerOf(listener)),
    askedOf: ({ phase }) => (phase.kind === 'choice' ? words.play.asked.choice : null),
    // Only who asks for a hint, or looks back, loads what tells the reasons.
    tellHint: async ({ action, reasons: why }, seat, listener) => {
      const { tellReasons } = await import('#i18n/narrate/dragonheart-reasons.ts');
      return tellReasons(action, why, { ...tellerOf(listener), viewer: seat }, { reasons, chance });
    },
    tellEnd: (state, listener) =>
      lineText(tellLine({ type: 'gameEnded', causes: state.endCauses, outcome: scoreNow(state) }, tellerOf(listener))),
    oddsOf: () => null,
    keys: [],
  };
  return face;
}

import {
  ruleOf,
  scoreNow,
  view,
  type DragonwoodAction,
  type DragonwoodEvent,
  type DragonwoodIllegality,
  type DragonwoodState,
  type DragonwoodView,
} from '#engine/dragonwood/index.ts';
import { useState } from 'preact/hooks';
import { Die } from '#components/cards/Die.tsx';
import type { Reasons } from '#engine/bots/dragonwood/index.ts';
import type { ReasonsWords } from '#i18n/en/reasons-words.ts';
import { tellEach } from '#i18n/narrate/dragonwood-lines.ts';
import { tellAction, tellLine, tellRefusal } from '#i18n/narrate/dragonwood.ts';
import { lineText } from '#i18n/narrate/teller.ts';
import { DragonwoodTable, type DragonwoodTableProps } from '../dragonwood/DragonwoodTable.tsx';
import type { WoodTableText } from '../dragonwood/text.ts';
import type { GameFace, Listener } from './face.ts';
import type { PlayText } from './text.ts';

/** All that a page of Dragonwood needs to speak one language. */
export interface WoodPlayText extends PlayText, Pick<WoodTableText, 'narration' | 'cardNames' | 'play'> {
  readonly reasons: ReasonsWords['wood'];
}

/** Dragonwood for the page around its table. */
export type WoodFace = GameFace<
  DragonwoodState,
  DragonwoodView,
  DragonwoodAction,
  DragonwoodEvent,
  DragonwoodIllegality,
  Reasons
>;

/** What happens names its own rule where there is one: an event's page says more than that events happen at once. */
const ruleIn = (event: DragonwoodEvent): string =>
  event.type === 'eventHappened' ? `dw-${event.event}` : ruleOf(event);

/** The table with the hand as its player has sorted it. */
function SortedTable(props: Omit<DragonwoodTableProps, 'sorting' | 'onSort'>) {
  const [sorting, setSorting] = useState<DragonwoodTableProps['sorting']>('rank');
  return <DragonwoodTable {...props} sorting={sorting} onSort={setSorting} />;
}

/** Dragonwood in one language. */
export function woodFace(text: WoodPlayText): WoodFace {
  const { words, narration, reasons, chance, locale } = text;
  const { asked } = words.play;
  const tellerOf = (listener: Listener) => ({ locale, words: narration, ...listener });
  const face: WoodFace = {
    game: 'dragonwood',
    drawTable: (props) => <SortedTable {...props} text={{ ...text, players: props.players.map(({ name }) => name) }} />,
    illustrate: (events, key) => {
      const roll = events.findLast((event) => 'rolled' in event);
      return (
        roll && (
          <p class="game-dice" key={key} aria-hidden="true">
            {roll.rolled.map((face, at) => (
              <Die key={at} face={face} base={text.base} inThrow={at} />
            ))}
          </p>
        )
      );
    },
    viewOf: view,
    tell: (events, listener) =>
      tellEach(events, tellerOf(listener)).map(({ line, event }) => ({ line, rule: ruleIn(event) })),
    tellRefusal: (reason, listener) => ({ text: tellRefusal(reason, tellerOf(listener)), rule: reason.rule }),
    tellAction: (action, listener) => tellAction(action, tellerOf(listener)),
    askedOf: ({ phase }) => {
      switch (phase.kind) {
        case 'reroll':
          return asked.reroll;
        case 'wound':
          return asked.wound;
        case 'eventCard':
          return phase.event === 'wind-storm' ? asked.windStorm : asked.thunderStorm;
        case 'discardToLimit':
          return asked.discardToLimit;
        default:
          return null;
      }
    },
    // Only who asks for a hint, or looks back, loads what tells the reasons.
    tellHint: async ({ action, reasons: why }, seat, listener) => {
      const { tellReasons } = await import('#i18n/narrate/dragonwood-reasons.ts');
      return tellReasons(action, why, { ...tellerOf(listener), viewer: seat }, { reasons, chance });
    },
    tellEnd: (state, listener) =>
      lineText(
        tellLine(
          {
            type: 'gameEnded',
            cause: state.phase.kind === 'over' ? state.phase.cause : 'decks',
            outcome: scoreNow(state),
          },
          tellerOf(listener),
        ),
      ),
    oddsOf: (told) =>
      told.action.type !== 'capture' && told.before.phase.kind !== 'reroll'
        ? null
        : async () => {
            const { oddsOfTold } = await import('#stores/play/dragonwood-odds.ts');
            const odds = oddsOfTold(told);
            return odds && { chance: odds.chance, address: odds.search };
          },
    keys: text.desk.wood.keys,
  };
  return face;
}

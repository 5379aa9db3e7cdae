import {
  allowsReroll,
  bonusOf,
  ruleOf,
  view,
  type DragonwoodAction,
  type DragonwoodEvent,
  type DragonwoodIllegality,
  type DragonwoodState,
  type DragonwoodView,
} from '#engine/dragonwood/index.ts';
import { explain, hard } from '#engine/bots/dragonwood/index.ts';
import { seedRng } from '#engine/core/index.ts';
import { captureChance } from '#engine/odds/index.ts';
import type { ReasonsWords } from '#i18n/en/reasons-words.ts';
import { tellEach } from '#i18n/narrate/dragonwood-lines.ts';
import { tellReasons } from '#i18n/narrate/dragonwood-reasons.ts';
import { tellAction, tellRefusal } from '#i18n/narrate/dragonwood.ts';
import { formatQuestion, sameForAll } from '#stores/odds-address.ts';
import { DragonwoodTable } from '../dragonwood/DragonwoodTable.tsx';
import type { WoodText } from '../dragonwood/text.ts';
import type { GameFace, Listener, RollOdds } from './face.ts';
import type { PlayText } from './text.ts';

/** All that a page of Dragonwood needs to speak one language. */
export interface WoodPlayText extends PlayText, Pick<WoodText, 'narration' | 'cardNames'> {
  readonly reasons: ReasonsWords['wood'];
}

/** Dragonwood for the page around its table. */
export type WoodFace = GameFace<
  DragonwoodState,
  DragonwoodView,
  DragonwoodAction,
  DragonwoodEvent,
  DragonwoodIllegality
>;

/** What happens names its own rule where there is one: an event's page says more than that events happen at once. */
const ruleIn = (event: DragonwoodEvent): string =>
  event.type === 'eventHappened' ? `dw-${event.event}` : ruleOf(event);

/** The odds of the roll that these events tell of, as they were before the dice fell. */
export function woodOdds(events: readonly DragonwoodEvent[]): RollOdds | null {
  const declared = events.find((event) => event.type === 'attackDeclared');
  if (!declared) return null;
  const { attack, dice, bonus, need, method } = declared;
  const chance = captureChance({ dice, bonus, need, reroll: allowsReroll(attack) });
  if (method === 'dragonSpell') return { chance, address: null };
  const cards = attack.cards.length + (attack.potionAs === undefined ? 0 : 1);
  const helpers = attack.enhancements.filter(
    (id) => id === 'friendly-bunny' || id === 'lucky-mushroom' || bonusOf(id, method) > 0,
  );
  const address = formatQuestion({ target: attack.target, cards: sameForAll(cards), enhancements: helpers });
  return { chance, address };
}

/** Dragonwood in one language. */
export function woodFace(text: WoodPlayText): WoodFace {
  const { words, narration, reasons, chance, locale } = text;
  const { asked } = words.play;
  const tellerOf = (listener: Listener) => ({ locale, words: narration, ...listener });
  return {
    drawTable: (props) => <DragonwoodTable {...props} text={{ ...text, players: props.players.map(({ name }) => name) }} />,
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
    turnOf: ({ turn }) => turn,
    advise: (seen, listener) => {
      const action = hard(seen, seedRng(seen.turn));
      const rungs = tellReasons(action, explain(seen, action), { ...tellerOf(listener), viewer: seen.seat }, { reasons, chance });
      return { rungs, action };
    },
    oddsOf: woodOdds,
    keys: text.desk.wood.keys,
  };
}

import {
  cardById,
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
import { tellReasons } from '#i18n/narrate/dragonheart-reasons.ts';
import { tellAction, tellEach, tellLine, tellRefusal } from '#i18n/narrate/dragonheart.ts';
import { lineText } from '#i18n/narrate/teller.ts';
import { fill } from '#i18n/plural.ts';
import type { DragonheartReview } from '#stores/play/dragonheart-review.ts';
import { DragonheartTable } from '../dragonheart/DragonheartTable.tsx';
import type { HeartTableText } from '../dragonheart/text.ts';
import type { GameFace, Listener } from './face.ts';
import { decimal, shownDecisions } from './review.ts';
import { countBy, winOf } from './score.ts';
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
  Reasons,
  DragonheartReview
>;

/** Dragonheart in one language. */
export function heartFace(text: HeartPlayText): HeartFace {
  const { words, narration, reasons, chance, locale } = text;
  const { end } = words;
  const tellerOf = (listener: Listener) => ({ locale, words: narration, ...listener });
  const face: HeartFace = {
    game: 'dragonheart',
    hasMiddleWhenAsked: false,
    drawTable: (props) => (
      <DragonheartTable {...props} text={{ ...text, players: props.players.map(({ name }) => name) }} />
    ),
    viewOf: view,
    tell: (events, listener) =>
      tellEach(events, tellerOf(listener)).map(({ line, event }) => ({ line, rule: ruleOf(event) })),
    tellRefusal: (reason, listener) => ({ text: tellRefusal(reason, tellerOf(listener)), rule: reason.rule }),
    tellAction: (action, listener) => tellAction(action, tellerOf(listener)),
    askedOf: ({ phase }) => (phase.kind === 'choice' ? words.play.asked.choice : null),
    turnOf: ({ turn }) => turn,
    scoreOf: (state, { names }) => {
      const { lines, winners } = scoreNow(state);
      return lines.map(({ greatDragon, total }, seat) => {
        const cards = countBy(
          state.piles[seat] ?? [],
          (id) => text.typeNames[cardById(id).type],
          (id) => cardById(id).value,
        );
        return {
          name: names[seat] ?? '',
          rows: [
            ...cards.map(({ label, cards: n, points }) => ({
              label: n > 1 ? fill(end.of, { label, n }) : label,
              points,
            })),
            ...(greatDragon > 0 ? [{ label: end.greatDragon, points: greatDragon, isBonus: true }] : []),
          ],
          total,
          win: winOf(winners, seat),
        };
      });
    },
    tellHint: ({ action, reasons: why }, seat, listener) =>
      tellReasons(action, why, { ...tellerOf(listener), viewer: seat }, { reasons, chance }),
    tellEnd: (state, listener) =>
      lineText(tellLine({ type: 'gameEnded', causes: state.endCauses, outcome: scoreNow(state) }, tellerOf(listener))),
    oddsOf: () => null,
    showReview: ({ decisions, points }, listener) => {
      const { review } = text;
      const name = (seat: number) => listener.names[seat] ?? '';
      const number = (value: number) => decimal(value, locale);
      const seats = [...new Set(decisions.map(({ seat }) => seat))].toSorted((a, b) => a - b);
      const reviewed = seats.flatMap((seat) => {
        const own = points[seat];
        return own ? [{ name: name(seat), expected: own.adviser, real: own.own }] : [];
      });
      return {
        title: review.taken,
        note: review.takenNote,
        legend: { expected: review.adviser, real: review.own },
        bars: reviewed,
        sentences: reviewed.map((each) =>
          fill(review.compared, { who: each.name, own: number(each.real), adviser: number(each.expected) }),
        ),
        table: {
          head: [review.player, review.own, review.adviser],
          rows: reviewed.map((each) => [each.name, number(each.real), number(each.expected)]),
        },
        ...shownDecisions(decisions, face, listener, locale, review),
      };
    },
    keys: [],
  };
  return face;
}

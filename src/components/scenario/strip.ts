/** A lesson as a text: each step's table, solution and the others' moves, in sentences. */
import * as dragonheart from '#engine/dragonheart/index.ts';
import * as dragonwood from '#engine/dragonwood/index.ts';
import { beginningOf, learner, playMoves, type Move } from '#engine/scenario/index.ts';
import { lessonWords } from '#i18n/lesson-words.ts';
import type { Locale } from '#i18n/locales.ts';
import { cardText } from '#i18n/narrate/dragonheart-names.ts';
import * as heartTold from '#i18n/narrate/dragonheart.ts';
import { tellEvents as tellWood } from '#i18n/narrate/dragonwood-lines.ts';
import { adventurersText } from '#i18n/narrate/dragonwood-names.ts';
import * as woodTold from '#i18n/narrate/dragonwood.ts';
import { lineText, list, sentence, type Line } from '#i18n/narrate/teller.ts';
import { dragonheartNarration, dragonwoodNarration } from '#i18n/narration.ts';
import { fill } from '#i18n/plural.ts';
import type { HeartLesson, Lesson, WoodLesson } from './lessons.ts';

/** A step of the strip. */
export interface StripStep {
  /** The table in sentences; empty where it goes on from the step before. */
  readonly table: readonly string[];
  /** What the others do first. */
  readonly first: readonly string[];
  /** Each action of the solution, with what came of it. */
  readonly solution: readonly { readonly action: string; readonly told: string }[];
  /** What the others did then. */
  readonly then: readonly string[];
}

const textOf = (lines: readonly Line[]): string => lines.map(lineText).join(' ');

function woodSteps({ scenario }: WoodLesson, locale: Locale): readonly StripStep[] {
  const { strip, players } = lessonWords(locale);
  const teller = { locale, words: dragonwoodNarration(locale), viewer: learner, names: players.dragonwood };
  const cardNames = (ids: readonly dragonwood.DragonwoodCardId[]) =>
    list(
      teller,
      ids.map((id) => teller.words.cardNames[id].name),
    );
  const played = (state: dragonwood.DragonwoodState, move: Move<dragonwood.DragonwoodAction>) => {
    const after = playMoves(dragonwood, state, [move]);
    const seen = after.events.map((event) => dragonwood.viewEvent(event, learner));
    return { state: after.state, told: textOf(tellWood(seen, teller)) };
  };
  return scenario.steps.map((step, place) => {
    let state = step.start ?? beginningOf(dragonwood, scenario, place).state;
    const own = state.enhancements[learner] ?? [];
    const table = step.start
      ? [
          fill(strip.hand, { cards: adventurersText(teller, state.hands[learner] ?? [], 'name') }),
          fill(strip.landscape, { cards: cardNames(state.landscape) }),
          ...(own.length > 0 ? [fill(strip.enhancements, { cards: cardNames(own) })] : []),
        ].map((each) => `${each}.`)
      : [];
    const tell = (move: Move<dragonwood.DragonwoodAction>) => {
      const { told, state: after } = played(state, move);
      state = after;
      return { action: woodTold.tellAction(move.action, teller), told };
    };
    const first = step.first.map((move) => tell(move).told);
    if (step.kind === 'question') return { table, first, solution: [], then: [] };
    return { table, first, solution: step.solution.map(tell), then: step.then.map((move) => tell(move).told) };
  });
}

function heartSteps({ scenario }: HeartLesson, locale: Locale): readonly StripStep[] {
  const { strip, players } = lessonWords(locale);
  const teller = { locale, words: dragonheartNarration(locale), viewer: learner, names: players.dragonheart };
  const cards = (ids: readonly dragonheart.CardId[]) =>
    list(
      teller,
      ids.map((id) => cardText(teller, id)),
    );
  return scenario.steps.map((step, place) => {
    let state = step.start ?? beginningOf(dragonheart, scenario, place).state;
    const lying = dragonheart.cardTypes.flatMap((type) => state.board[type]);
    const table = step.start
      ? [
          `${fill(strip.hand, { cards: cards(state.hands[learner] ?? []) })}.`,
          lying.length > 0 ? `${fill(strip.board, { cards: cards(lying) })}.` : strip.boardEmpty,
          ...(state.hold.length > 0 ? [`${fill(strip.hold, { cards: cards(state.hold) })}.`] : []),
        ]
      : [];
    const tell = (move: Move<dragonheart.DragonheartAction>) => {
      const after = playMoves(dragonheart, state, [move]);
      state = after.state;
      const seen = after.events.map((event) => dragonheart.viewEvent(event, learner));
      return { action: heartTold.tellAction(move.action, teller), told: textOf(heartTold.tellEvents(seen, teller)) };
    };
    const first = step.first.map((move) => tell(move).told);
    if (step.kind === 'question') return { table, first, solution: [], then: [] };
    return { table, first, solution: step.solution.map(tell), then: step.then.map((move) => tell(move).told) };
  });
}

/** The steps of a lesson as they are read. */
export const stripOf = (lesson: Lesson, locale: Locale): readonly StripStep[] =>
  (lesson.game === 'dragonwood' ? woodSteps(lesson, locale) : heartSteps(lesson, locale)).map((step) => ({
    ...step,
    first: step.first.filter(Boolean).map(sentence),
    then: step.then.filter(Boolean).map(sentence),
  }));

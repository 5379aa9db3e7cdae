/** "In about 44 of 100 hands Nadya holds one": the lessons of Dragonheart count such hands, the same in both languages. */
import { describe, expect, test } from 'vitest';
import { typeLetters, type DragonheartAction, type DragonheartState } from '#engine/dragonheart/index.ts';
import { beginningOf, buildScenario, playMoves, type Move } from '#engine/scenario/index.ts';
import { heartLessons, lessons } from './lessons.ts';

const her = 1;
/** How many of 100 hands a text speaks of: "44 of 100 hands", «в 44 случаях из 100». */
const handsIn = (text = '') =>
  [...text.matchAll(/(\d+)(?:\s\p{L}+)?\s(?:of|из)\s100/gu)].map(([, count]) => Number(count));

/** In how many of 100 hands she holds one of these cards at least: her hidden cards are any of her deck that nobody saw. */
function handsWith({ hands, decks }: DragonheartState, isOne: (card: string) => boolean): number {
  const held = hands[her]?.length ?? 0;
  const unseen = [...(hands[her] ?? []), ...(decks[her] ?? [])];
  const others = unseen.filter((card) => !isOne(card)).length;
  const none = Array.from({ length: held }, (_, at) => Math.max(0, others - at) / (unseen.length - at));
  return Math.round(100 * (1 - none.reduce((product, factor) => product * factor, 1)));
}

const types = Object.values(typeLetters);
/** Counts for a card of each type, and for what takes treasure. */
const countsAt = (state: DragonheartState) => [
  ...types.map((type) => handsWith(state, (card) => card.startsWith(type))),
  handsWith(state, (card) => card.startsWith('Fi') || card.startsWith('So')),
];

/** Each text that may tell a count, with the table that it speaks of: after the mistake, or after the solution. */
function told({ written, en, ru }: (typeof lessons)[number]) {
  const built = buildScenario(heartLessons, written);
  if (written.game !== 'dragonheart' || !('scenario' in built)) return [];
  const { scenario } = built;
  return scenario.steps.flatMap((step, place) => {
    if (step.kind !== 'action') return [];
    const start = beginningOf(heartLessons, scenario, place).state;
    const after = (moves: readonly Move<DragonheartAction>[]) => () => playMoves(heartLessons, start, moves).state;
    const [english, russian] = [en.steps[place], ru.steps[place]];
    const mistakes = step.mistakes.map(({ name, example }) => ({
      at: `${place + 1} ${name}`,
      state: after(example.map((action) => ({ action, forced: [] }))),
      texts: [english?.mistakes[name], russian?.mistakes[name]],
    }));
    return [
      ...mistakes,
      { at: `${place + 1} done`, state: after(step.solution), texts: [english?.done, russian?.done] },
    ];
  });
}

const counting = lessons.flatMap((lesson) =>
  told(lesson)
    .filter(({ texts }) => texts.some((text) => handsIn(text).length > 0))
    .map((one) => ({ ...one, place: lesson.place })),
);

describe.each(counting)('$place, step $at', ({ texts: [english, russian], state }) => {
  test('tells a counted number of hands', () => {
    const counts = countsAt(state());
    expect(handsIn(english).filter((count) => !counts.includes(count))).toEqual([]);
  });

  test('tells the same number in Russian', () => {
    expect(handsIn(russian)).toEqual(handsIn(english));
  });
});

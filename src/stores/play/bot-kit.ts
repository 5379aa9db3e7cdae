/** What bots are asked, and how they answer: the same in a worker and in the page. */
import { seedRng, type BotLevel } from '#engine/core/index.ts';
import { unrollFrom, type Course, type CourseGame } from './match.ts';
import type { Advisers } from './review.ts';
import type { Advice, Match, PlayState } from './types.ts';

/** A question to the bots. */
export type BotQuestion<View, Options, State, Action> =
  | { readonly kind: 'move'; readonly level: BotLevel; readonly view: View; readonly seed: number }
  | { readonly kind: 'advise'; readonly view: View; readonly seed: number }
  /** A match with the table on which it begins; it is looked at as far as it is played. */
  | { readonly kind: 'review'; readonly match: Match<Options, Action>; readonly start: State };

/** A question on its way to a worker, and the answer on its way back. */
export interface Asked<Question> {
  readonly id: number;
  readonly question: Question;
}
export type Answered = { readonly id: number } & ({ readonly value: unknown } | { readonly hasFailed: true });

/** All that one game's bots can do. Throws where a bot throws. */
export type BotKit<Question> = (question: Question) => unknown;

/** The bots of a game as they are asked; `review` looks back over a match. */
export function botKit<Options, State extends PlayState, View, Action, Event, Reasons, Review>(
  game: Pick<CourseGame<Options, State, Action, Event>, 'apply'>,
  bots: Advisers<View, Action, Reasons>,
  review: (course: Course<Options, State, Action, Event>) => Review,
): BotKit<BotQuestion<View, Options, State, Action>> {
  return (question) => {
    switch (question.kind) {
      case 'move':
        return bots[question.level](question.view, seedRng(question.seed)) satisfies Action;
      case 'advise': {
        const action = bots.hard(question.view, seedRng(question.seed));
        return { action, reasons: bots.explain(question.view, action) } satisfies Advice<Action, Reasons>;
      }
      case 'review':
        return review(unrollFrom(game, question.match, question.start).course);
    }
  };
}

/** The answer to a question that came in a message. */
export function answered<Question>(kit: BotKit<Question>, { id, question }: Asked<Question>): Answered {
  try {
    return { id, value: kit(question) };
  } catch {
    return { id, hasFailed: true };
  }
}

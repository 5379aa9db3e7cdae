/** What bots are asked, and how they answer: the same in a worker and in the page. */
import { seedRng, type BotLevel, type CodedReason } from '#engine/core/index.ts';
import { unroll, type Course } from './match.ts';
import { readMatch } from './read-match.ts';
import type { Advisers } from './review.ts';
import type { Advice, PlayGame, PlayState } from './types.ts';

/** A question to the bots. */
export type BotQuestion<View> =
  | { readonly kind: 'move'; readonly level: BotLevel; readonly view: View; readonly seed: number }
  | { readonly kind: 'advise'; readonly view: View; readonly seed: number }
  /** `link` is the text of a match; it is looked at as far as it is played. */
  | { readonly kind: 'review'; readonly link: string };

/** A question on its way to a worker, and the answer on its way back. */
export interface Asked<View> {
  readonly id: number;
  readonly question: BotQuestion<View>;
}
export type Answered = { readonly id: number } & ({ readonly value: unknown } | { readonly hasFailed: true });

/** All that one game's bots can do. Throws where a bot throws. */
export type BotKit<View> = (question: BotQuestion<View>) => unknown;

/** The bots of a game as they are asked; `review` looks back over a match. */
export function botKit<Options, State extends PlayState, View, Action, Event, Reasons, Review>(
  game: Pick<
    PlayGame<Options, State, View, Action, Event, CodedReason>,
    'apply' | 'id' | 'newGame' | 'notation' | 'parsePosition' | 'toAct'
  >,
  bots: Advisers<View, Action, Reasons>,
  review: (course: Course<Options, State, Action, Event>) => Review,
): BotKit<View> {
  return (question) => {
    switch (question.kind) {
      case 'move':
        return bots[question.level](question.view, seedRng(question.seed)) satisfies Action;
      case 'advise': {
        const action = bots.hard(question.view, seedRng(question.seed));
        return { action, reasons: bots.explain(question.view, action) } satisfies Advice<Action, Reasons>;
      }
      case 'review': {
        const { match } = readMatch(game, question.link, 'review');
        const unrolled = match && unroll(game, match);
        if (!unrolled || 'problem' in unrolled) throw new RangeError('there is no game to look back over');
        return review(unrolled.value.course);
      }
    }
  };
}

/** The answer to a question that came in a message. */
export function answered<View>(kit: BotKit<View>, { id, question }: Asked<View>): Answered {
  try {
    return { id, value: kit(question) };
  } catch {
    return { id, hasFailed: true };
  }
}

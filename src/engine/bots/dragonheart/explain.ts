/** Why a play is good or bad, as data: pages turn it into sentences. */
import {
  apply,
  cardTypes,
  factsOf,
  pointsOf,
  type CardType,
  type DragonheartAction,
  type DragonheartView,
  type Takeable,
} from '../../dragonheart/index.ts';
import { seedRng } from '../../core/index.ts';
import { holdsAt, opponentHolds, placeOf } from './outlook.ts';
import { sampleState } from './sample.ts';
import { usualWeights, weighChoice, weighPlays } from './weigh.ts';

/** A pile that the opponent could take next, and how likely he holds what it takes. */
export interface Opens {
  readonly pile: Takeable;
  readonly points: number;
  readonly by: CardType;
  /** Cards of that type he must hold. */
  readonly needs: number;
  /** From 0 to 1, counted exactly from the cards of his deck that nobody has seen. */
  readonly chance: number;
}

/** The reasons for or against an action, in points as the bots judge them. */
export type Reasons =
  | {
      readonly kind: 'play';
      readonly takes: Takeable | null;
      /** Points taken at once, the Great Dragon's and its sixth card too. */
      readonly gain: number;
      /** What the opponent can be expected to take then. */
      readonly risk: number;
      /** What you could take in your own next turn. */
      readonly hope: number;
      readonly value: number;
      /** What lies open to the opponent afterwards, the greatest danger first. */
      readonly opens: readonly Opens[];
    }
  | { readonly kind: 'take'; readonly pile: CardType; readonly points: number; readonly value: number };

/** The piles that the opponent could take after this action; what he holds is counted from this view. */
function opensAfter(view: DragonheartView, action: DragonheartAction): readonly Opens[] {
  const holds = opponentHolds(view);
  // What lies in sight after the action depends on no hidden card.
  const { board, hold } = apply(sampleState(view, seedRng(0)), action).state;
  const lying = (pile: Takeable) => (pile === 'hold' ? hold : board[pile]);
  return cardTypes
    .flatMap((by) => {
      const { takesAt, takes, space } = factsOf(by);
      if (takesAt === null) return [];
      const needs = space.kind === 'limited' ? takesAt - board[by].length : takesAt;
      const chance = holds[holdsAt(placeOf[by], needs)] ?? 0;
      return takes
        .filter((pile) => lying(pile).length > 0)
        .map((pile): Opens => ({ pile, points: pointsOf(lying(pile)), by, needs, chance }));
    })
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => b.chance * b.points - a.chance * a.points);
}

/** The reasons for or against a legal action of the seat of this view. */
export function explain(view: DragonheartView, action: DragonheartAction): Reasons {
  if (action.type === 'take') {
    const value = weighChoice(view, usualWeights).find(({ pile }) => pile === action.pile)?.value ?? 0;
    return { kind: 'take', pile: action.pile, points: pointsOf(view.board[action.pile]), value };
  }
  const name = (cards: readonly string[]) => cards.toSorted().join(' ');
  const weighed = weighPlays(view, usualWeights).find(({ cards }) => name(cards) === name(action.cards));
  if (!weighed) throw new RangeError('there are no reasons for what the rules refuse');
  const { takes, gain, risk, hope, value } = weighed;
  return { kind: 'play', takes, gain, risk, hope, value, opens: opensAfter(view, action) };
}

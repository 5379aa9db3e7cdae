/** What a question about Dragonheart may say, by name. */
import type { DragonheartRuleId } from '../../dragonheart/index.ts';
import type { Maker } from '../make.ts';
import type { Question } from '../question.ts';

export const heartKinds = [
  'what-is-taken',
  'how-many-fit',
  'is-there-a-choice',
  'where-do-they-go',
  'cheapest-play',
  'who-has-the-dragon',
  'how-many-drawn',
  'what-goes-back',
  'does-it-end',
  'what-is-left',
  'bait',
  'who-wins',
] as const;
export type HeartKind = (typeof heartKinds)[number];

export type HeartLine =
  | `ask-${HeartKind}`
  | 'number'
  | 'choose'
  | 'takes'
  | 'nothing'
  | 'to-hold'
  | 'to-pile'
  | 'out-of-game'
  | 'stays'
  | 'card'
  | 'seat'
  | 'on-board'
  | 'with-you'
  | 'with-nadya'
  | 'hand-deck'
  | 'goes-on'
  | 'last-turn'
  | 'ends-now'
  | 'chance'
  | 'shared'
  | 'why-taken'
  | 'why-none-there'
  | 'why-not-yet'
  | 'why-never'
  | 'why-fit'
  | 'why-choice'
  | 'why-only-one'
  | 'why-to-hold'
  | 'why-to-pile'
  | 'why-out-of-game'
  | 'why-stays'
  | 'why-cheapest'
  | 'why-dearest'
  | 'why-dragon-taken'
  | 'why-dragon-stays'
  | 'why-drawn'
  | 'why-drawn-dragon'
  | 'why-short'
  | 'why-back'
  | 'why-no-back'
  | 'why-ships'
  | 'why-deck'
  | 'why-over'
  | 'why-goes-on'
  | 'why-left'
  | 'why-bait'
  | 'why-score'
  | 'why-dragon-points'
  | 'why-tie-dragon'
  | 'why-shared';

export type HeartLabel =
  | 'board'
  | 'player'
  | 'play'
  | 'chosen'
  | 'type'
  | 'hand'
  | 'handSize'
  | 'deckSize'
  | 'dragon'
  | 'departures'
  | 'hold'
  | 'situation'
  | 'seen'
  | 'unseen'
  | 'unseenOfType'
  | 'pilePoints'
  | 'handLeft';

export type HeartQuestion = Question<HeartKind, HeartLine, HeartLabel, DragonheartRuleId>;
export type HeartMaker = Maker<HeartQuestion>;

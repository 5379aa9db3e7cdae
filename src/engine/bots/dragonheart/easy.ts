/** The easy bot: takes what it sees, but overlooks plays and never asks what the opponent may do. */
import { nextInt } from '../../core/index.ts';
import { legalActions, type DragonheartAction, type DragonheartView } from '../../dragonheart/index.ts';
import type { Bot } from '../bot.ts';
import { weighChoice, weighPlays } from './weigh.ts';

const carefree = { risk: 0, hope: 0, card: 0 };

/** Of so many plays it sees one less. */
const overlooksOneIn = 3;

/** Legal and sensible, but careless. */
export const easy: Bot<DragonheartView, DragonheartAction> = (view, start) => {
  let rng = start;
  let best = -1;
  let chosen: DragonheartAction | null = null;
  const options = [
    ...weighPlays(view, carefree).map(({ cards, gain }) => ({ action: { type: 'play', cards } as const, gain })),
    ...weighChoice(view, carefree).map(({ pile, value }) => ({ action: { type: 'take', pile } as const, gain: value })),
  ];
  for (const { action, gain } of options) {
    const [drawn, next] = nextInt(rng, overlooksOneIn);
    rng = next;
    if (drawn === 0 || gain <= best) continue;
    best = gain;
    chosen = action;
  }
  const [first] = legalActions(view);
  const action = chosen ?? first;
  if (!action) throw new RangeError('there is nothing to do');
  return action;
};

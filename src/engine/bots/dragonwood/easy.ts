/** The easy bot: plays sensibly what it sees, but it overlooks sets and forgets its enhancements. */
import { nextInt, type RngState } from '../../core/index.ts';
import type { DragonwoodAction, DragonwoodView } from '../../dragonwood/index.ts';
import type { Bot } from '../bot.ts';
import { weighHand } from './hand.ts';
import { normal } from './normal.ts';
import { captureOf, stageOf, weighAttacks, type Weighed } from './weigh.ts';
import { plainWeights } from './weights.ts';

/** Of so many sets it sees one less. */
const overlooksOneIn = 3;

/** It attacks when it hits at least this often, as it thinks. */
const goodEnough = 0.5;

/** Forgets all its enhancements every second turn. */
const forgetsOneIn = 2;

const withoutEnhancements = (view: DragonwoodView): DragonwoodView => ({
  ...view,
  enhancements: view.enhancements.map((own, seat) => (seat === view.seat ? [] : own)),
});

function chooseTurn(view: DragonwoodView, start: RngState): DragonwoodAction {
  let rng = start;
  const happens = (oneIn: number): boolean => {
    const [drawn, next] = nextInt(rng, oneIn);
    rng = next;
    return drawn === 0;
  };
  const seen = happens(forgetsOneIn) ? withoutEnhancements(view) : view;
  let best = 0;
  let chosen: Weighed | null = null;
  for (const weighed of weighAttacks(seen, weighHand(view.hand), stageOf(view, plainWeights))) {
    // It counts what it would win, and not what that costs.
    const value = weighed.chance * weighed.worth;
    if (weighed.chance < goodEnough || value <= best || happens(overlooksOneIn)) continue;
    best = value;
    chosen = weighed;
  }
  return chosen ? captureOf(chosen) : { type: 'reload' };
}

/** Legal and sensible, but careless. */
export const easy: Bot<DragonwoodView, DragonwoodAction> = (view, rng) =>
  view.phase.kind === 'turn' ? chooseTurn(view, rng) : normal(view, rng);

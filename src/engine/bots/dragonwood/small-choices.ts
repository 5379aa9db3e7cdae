/** Choices that all sensible bots make alike: which die to throw again, which card to let go. */
import type { AdventurerId, DragonwoodAction, Phase } from '../../dragonwood/index.ts';
import { weighHand } from './hand.ts';

/** Keeps a hit; after a miss throws the lowest die again, which is always the best one. */
export function chooseReroll({ rolled, numbers }: Extract<Phase, { kind: 'reroll' }>): DragonwoodAction {
  const total = rolled.reduce((sum: number, face) => sum + face, numbers.bonus);
  if (total >= numbers.need) return { type: 'keep' };
  return { type: 'reroll', die: rolled.indexOf(Math.min(...rolled) as (typeof rolled)[number]) };
}

/** The card that is missed least. */
export function leastUseful(hand: readonly AdventurerId[]): AdventurerId {
  const [least] = weighHand(hand);
  if (!least) throw new RangeError('there is no card to let go');
  return least.id;
}

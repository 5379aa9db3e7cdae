import { type Takeable, typeFacts } from '#engine/dragonheart/index.ts';

/** How many cards a space has places for; undefined for a stack and for the hold. */
export const placesOf = (space: Takeable): number | undefined => {
  const facts = typeFacts.find(({ type }) => type === space)?.space;
  return facts?.kind === 'limited' ? facts.capacity : undefined;
};

import { type CardType, cardTypes, factsOf, type Takeable } from '#engine/dragonheart/index.ts';

/** How a space stands to the one that is chosen, in the order in which tags are written. */
export const relations = ['taken', 'choice', 'taker', 'next', 'before'] as const;

/**
 * `taken` and `choice`: the chosen type takes it, `choice` if it is one of two · `taker`: it takes the chosen one ·
 * `next`: the chosen cards move there · `before`: its cards move to the chosen place.
 */
export type Relation = (typeof relations)[number];

/** All places on the board that can be chosen: the nine types and the hold. */
const places: readonly Takeable[] = [...cardTypes, 'hold'];

/** The types that take a pile. */
export const takersOf = (pile: Takeable): readonly CardType[] =>
  cardTypes.filter((type) => factsOf(type).takes.includes(pile));

/** The types whose cards go to the hold once they have acted. */
export const holdTypes: readonly CardType[] = cardTypes.filter((type) => factsOf(type).after === 'toHold');

const isIn = (place: Takeable, types: readonly CardType[]) => types.some((type) => type === place);

/** How `space` stands to the `chosen` place; undefined: they have nothing to do with each other. */
export function relationOf(chosen: Takeable, space: Takeable): Relation | undefined {
  if (chosen !== 'hold' && isIn(chosen, takersOf(space))) return factsOf(chosen).takes.length > 1 ? 'choice' : 'taken';
  if (space === 'hold' && isIn(chosen, holdTypes)) return 'next';
  if (chosen === 'hold' && isIn(space, holdTypes)) return 'before';
  return isIn(space, takersOf(chosen)) ? 'taker' : undefined;
}

/** Every way in which a space can stand to a chosen one. */
export const relationsOf = (space: Takeable): readonly Relation[] =>
  relations.filter((relation) => places.some((chosen) => relationOf(chosen, space) === relation));

/**
 * The style sheet that lights what belongs to the chosen space, from the engine's facts: rings and tags by custom properties,
 * arrows by the places at their ends. It works with the radio buttons alone, without a script.
 */
export const guideStyles = (): string =>
  places
    .flatMap((chosen) => {
      const when = `.board-guide:has([value=${chosen}]:checked)`;
      const spaces = places.flatMap((space) => {
        const relation = relationOf(chosen, space);
        const lit = `--ring:var(--ring-${relation});--show-${relation}:block;z-index:2`;
        return relation ? [`${when} [data-space=${space}]{${lit}}`] : [];
      });
      return [
        ...spaces,
        `${when} [data-ends~=${chosen}]{--arrow:var(--ember);opacity:1}`,
        `${when} [data-about=${chosen}]{visibility:visible}`,
      ];
    })
    .join('');

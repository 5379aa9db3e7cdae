import type { Brush } from '#components/cards/picture/pieces/brush.ts';
import { seeded } from '#components/cards/picture/seeded.ts';
import { definitionsFor, type Size } from '#components/cards/picture/sheet.ts';

/**
 * One half of the banner. Things are placed by their distance from the seam between the worlds, so that the wide
 * banner and the phone's show one composition around the old tree.
 */
export interface Half extends Size {
  /** The size of things: 1 in the wide banner. */
  readonly scale: number;
  /** Where something stands, by its distance from the seam in units of the wide banner. */
  readonly x: (fromSeam: number) => number;
  /** The height of something, 0 at the top of the landscape and 1 at the foot of the banner. */
  readonly y: (share: number) => number;
}

/** A brush with its own chance and definitions, for one picture file. */
export const brushFor = (name: string): Brush => ({ ...definitionsFor('i'), chance: seeded(name) });

/** A part of a drawing that shows nothing outside its own box. */
export const inset = (x: number, { width, height }: Size, content: string): string =>
  `<svg x="${x}" width="${width}" height="${height}">${content}</svg>`;

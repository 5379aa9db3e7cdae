import type { Chance } from '../seeded.ts';
import { type Definitions, sheetHeight, sheetWidth, type Size } from '../sheet.ts';

/** What a piece of landscape needs to be drawn: its picture's definitions and chance. */
export interface Brush extends Definitions {
  readonly chance: Chance;
  /** The sheet's size, when it is not a card's. */
  readonly size?: Size;
}

/** The size of the sheet that is drawn on. */
export const sizeOf = ({ size }: Brush): Size => size ?? { width: sheetWidth, height: sheetHeight };

/** Points along which something grows, evenly spread and then shaken. */
export const spread = ({ chance }: Brush, count: number, width: number, shake = 0.35): number[] =>
  Array.from({ length: count }, (_, i) => ((i + 0.5 + chance.around(0, shake)) / count) * width);

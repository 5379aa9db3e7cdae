import type { Sticker } from './figure.ts';
import type { Layer } from './landscape.ts';
import type { Size } from './pieces/brush.ts';
import type { Sky } from './sky.ts';

/** A picture as data, from the back to the front. */
export interface Scene {
  /** When it is not a card's. */
  readonly size?: Size;
  readonly sky: Sky;
  /** The landscape behind the figures. */
  readonly behind: readonly Layer[];
  /** The figures, the foremost last. */
  readonly figures: readonly Sticker[];
  /** What stands before the figures' feet. */
  readonly before?: readonly Layer[];
}

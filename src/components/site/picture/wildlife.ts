import type { Colour } from '#components/cards/picture/colour.ts';
import type { Brush } from '#components/cards/picture/pieces/brush.ts';
import { n } from '#components/cards/picture/sheet.ts';
import type { Half } from './stage.ts';

/** A place by its distance from the seam, its height as a share, and its size. */
type Place = readonly [fromSeam: number, y: number, size: number];

/** A toadstool with its foot at (0, 0), 32 high. */
export const toadstool =
  '<path d="M-6 2Q-4-8-5-15H5Q4-8 6 2z" fill="#f6e8c8"/><path d="M-5-15H5L5-11Q0-8-5-11z" fill="#c9b083"/>' +
  '<path d="M-17-14Q-16-31 0-32Q16-31 17-14Q0-8-17-14z" fill="#c3372a"/>' +
  '<path d="M-9-20h.1M1-26h.1M9-19h.1M-1-17h.1" stroke="#fff3dc" stroke-width="5" stroke-linecap="round"/>';

/** Toadstools that stand in the grass. */
export const mushrooms = ({ shared }: Brush, half: Half, places: readonly Place[]): string => {
  const { id, markup } = shared('mushroom', (own) => `<g id="${own}">${toadstool}</g>`);
  const uses = places.map(
    ([fromSeam, y, size]) =>
      `<use href="#${id}" transform="translate(${n(half.x(fromSeam), 0)} ${half.y(y)})scale(${n(size * half.scale, 2)})"/>`,
  );
  return `<defs>${markup}</defs>${uses.join('')}`;
};

const flying =
  'M-50-3Q-45-9-37-9L-34-13L-33-8Q-26-3-17-4Q-22-22-13-42Q-6-33 0-28Q8-32 17-30Q15-24 18-19Q24-20 29-16Q18-8 12 0' +
  'Q26 5 38 0Q46-4 54-2L60-8Q62 2 57 9L53 3Q44 3 37 8Q22 16 6 10L-2 17Q0 11-3 8Q-14 7-20 2Q-32 4-39-1Q-45 1-50-3Z' +
  'M-20-8Q-33-18-40-34Q-28-33-20-26z';

/** A dragon far off in the sky, flying towards the old tree. */
export const farDragon = (half: Half, [fromSeam, y, size]: Place, colour: Colour): string =>
  `<path d="${flying}" fill="${colour}" transform="translate(${n(half.x(fromSeam), 0)} ${half.y(y)})rotate(-8)scale(${n(size * half.scale, 2)})"/>`;

import { type Brush, sizeOf } from './pieces/brush.ts';
import { bleed, n } from './sheet.ts';

/** The side of the repeated tile of paper. */
const tile = 52;

/** The grain of paper over a whole picture: light and dark fibres, as a tile. A filter would cost every frame of a scroll. */
export const grain = (brush: Brush): string => {
  const { chance } = brush;
  const { width, height } = sizeOf(brush);
  const id = brush.newId();
  const fibres = (count: number) =>
    Array.from({ length: count }, () => {
      const [x, y] = [chance.between(1, tile - 1), chance.between(1, tile - 1)];
      return `M${n(x, 0)} ${n(y)}l${n(chance.around(0, 1.6))} ${n(chance.around(0, 1.2))}`;
    }).join('');
  return (
    `<defs><pattern id="${id}" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse">` +
    `<g fill="none" stroke-width=".7" stroke-linecap="round"><path d="${fibres(30)}" stroke="#fff" stroke-opacity=".08"/>` +
    `<path d="${fibres(30)}" stroke="#1a1208" stroke-opacity=".13"/></g></pattern></defs>` +
    `<path d="M${-bleed}${-bleed}H${width + bleed}V${height + bleed}H${-bleed}z" fill="url(#${id})"/>`
  );
};

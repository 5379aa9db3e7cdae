import type { Brush } from '#components/cards/picture/pieces/brush.ts';
import { downward, n, type Size } from '#components/cards/picture/sheet.ts';

/** A wooden board along the foot of a drawing, as high as `height`; the things that stand on it stand at its upper edge. */
export const shelf = ({ newId, chance }: Brush, { width, height: foot }: Size, height: number): string => {
  const wood = newId();
  const top = foot - height;
  const tread = height * 0.2;
  let grain = '';
  for (let y = top + tread + 6; y < foot - 3; y += chance.between(4, 8)) {
    for (let x = chance.between(-200, 0); x < width;) {
      const length = chance.between(160, 420);
      grain += `M${n(x, 0)} ${n(y)}q${n(length * 0.3, 0)} ${n(chance.around(0, 4))} ${n(length, 0)} ${n(chance.around(0, 2))}`;
      x += length + chance.between(40, 260);
    }
  }
  return (
    `<defs>${downward(wood, ['#a06f3c', '#7f5229', '#5a3818', '#452a11'])}</defs>` +
    `<path d="M0 ${n(top - 7)}h${width}v8H0z" fill="#1a0f05" opacity=".25"/>` +
    `<path d="M0 ${n(top)}h${width}V${foot}H0z" fill="url(#${wood})"/>` +
    `<path d="M0 ${n(top)}h${width}v${n(tread)}H0z" fill="#d8a66a" opacity=".55"/>` +
    `<path d="M0 ${n(top + 1)}h${width}" stroke="#f3cf97" stroke-width="2" opacity=".7"/>` +
    `<path d="M0 ${n(top + tread)}h${width}" stroke="#2a1607" stroke-width="1.5" opacity=".45"/>` +
    `<path d="${grain}" fill="none" stroke="#2a1607" stroke-width="1.2" opacity=".38"/>`
  );
};

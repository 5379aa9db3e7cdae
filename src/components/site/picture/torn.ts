import { seeded } from '#components/cards/picture/seeded.ts';
import { n, type Size } from '#components/cards/picture/sheet.ts';

/** Torn paper: the sheet, the bright torn edge that shows around it, and a printed line within. */
interface TornPaper {
  readonly sheet: string;
  readonly rim: string;
  readonly line: string;
}

/** One side of a torn sheet, in steps along it and away from it. */
interface Tear {
  /** The distance from the edge of the box. */
  readonly inset: number;
  readonly step: number;
  readonly rough: number;
}

/** The outline of a torn sheet, clockwise from the upper left corner. Each side bends a little, and frays. */
const outline = (seed: string, { width, height }: Size, { inset, step, rough }: Tear): string => {
  const chance = seeded(seed);
  const [w, h] = [width - 2 * inset, height - 2 * inset];
  const sides = [
    { length: w, point: (along: number, off: number) => [along, off] },
    { length: h, point: (along: number, off: number) => [w - off, along] },
    { length: w, point: (along: number, off: number) => [w - along, h - off] },
    { length: h, point: (along: number, off: number) => [off, h - along] },
  ] as const;
  const points = sides.flatMap(({ length, point }) => {
    const bend = chance.around(0, rough * 1.5);
    const count = Math.round(length / step);
    return Array.from({ length: count }, (_, i) => {
      const share = (i + (i > 0 ? chance.around(0, 0.3) : 0)) / count;
      const off = bend * Math.sin(share * Math.PI * 2) + (i > 0 ? chance.around(0, rough) : 0);
      return point(share * length, off)
        .map((value) => n(value + inset))
        .join(' ');
    });
  });
  return `M${points.join('L')}Z`;
};

/** Draws torn paper in a box of the given size. */
export const tornPaper = (seed: string, size: Size): TornPaper => ({
  rim: outline(`${seed} rim`, size, { inset: 4, step: 15, rough: 2 }),
  sheet: outline(`${seed} sheet`, size, { inset: 7.5, step: 19, rough: 1.7 }),
  line: outline(`${seed} line`, size, { inset: 15, step: 70, rough: 1 }),
});

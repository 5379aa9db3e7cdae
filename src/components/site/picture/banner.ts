import { type Size, svgFile } from '#components/cards/picture/sheet.ts';
import { autumn } from './autumn.ts';
import { dusk } from './dusk.ts';
import { oldTree } from './old-tree.ts';
import { shelf } from './shelf.ts';
import { brushFor, inset } from './stage.ts';

interface Banner extends Size {
  /** The size of things: 1 in the wide banner. */
  readonly scale: number;
  /** The height of the board at the foot. */
  readonly board: number;
  /** The share of the height at which the landscape begins: on phones the words lie above it. */
  readonly landscape: number;
}

/** The banner of the home page: autumn and dusk on either side of the old tree, on a shelf. */
const banner = (name: string, { width, height, scale, board, landscape }: Banner): string => {
  const brush = brushFor(name);
  const middle = width / 2;
  const size = { width: middle, height };
  const half = { ...size, scale, y: (share: number) => Math.round(height * (landscape + (1 - landscape) * share)) };
  const left = autumn(brush, { ...half, x: (fromSeam) => middle - fromSeam * scale });
  const right = dusk(brush, { ...half, x: (fromSeam) => fromSeam * scale });
  // The crowns of the old tree grow into one another: now a sheet of the one side lies in front, now of the other.
  const crown = left.leaves.map((sheet, i) => {
    const other = `<g transform="translate(${middle})">${right.leaves[i] ?? ''}</g>`;
    return i % 2 === 0 ? other + sheet : sheet + other;
  });
  return svgFile(
    { width, height },
    inset(0, size, left.behind) +
      inset(middle, size, right.behind) +
      oldTree(brush, middle, height - board + 14, { across: scale, along: (height - board) / 566 }) +
      crown.join('') +
      shelf(brush, { width, height }, board),
  );
};

/** The banner for wide screens: they show as much of its middle as they are wide. */
export const wideBanner = (name: string): string =>
  banner(name, { width: 2400, height: 620, scale: 1, board: 54, landscape: 0 });

/** The banner for phones. */
export const tallBanner = (name: string): string =>
  banner(name, { width: 800, height: 620, scale: 0.6, board: 30, landscape: 0.32 });

import { svgFile } from '#components/cards/picture/sheet.ts';
import { autumn } from './autumn.ts';
import { dusk } from './dusk.ts';
import { brushFor, type Half } from './stage.ts';

// Wider than the column of text on any common screen: the edges are cut, not stretched.
const size = { width: 1400, height: 260 };
const half: Half = {
  ...size,
  scale: 0.62,
  // The worlds are composed around the seam on a half 1200 wide.
  x: (fromSeam) => (fromSeam * size.width) / 1200,
  y: (share) => Math.round(size.height * (0.02 + 0.98 * share)),
};

const strip = (name: string, world: typeof autumn): string => svgFile(size, world(brushFor(name), half).behind);

/** The strip above Dragonwood's pages: its half of the home page's landscape, without the crown of the old tree. */
export const dragonwoodPage = (name: string): string => strip(name, autumn);

/** The strip above Dragonheart's pages. */
export const dragonheartPage = (name: string): string => strip(name, dusk);

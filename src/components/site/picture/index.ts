import { tallBanner, wideBanner } from './banner.ts';
import { dragonheartBook, dragonwoodBook } from './book.ts';
import { threeDice } from './dice.ts';
import { dragonheartPage, dragonwoodPage } from './page.ts';
import { calculateTile, learnTile, lookUpTile, playTile } from './tiles.ts';

const drawings: Readonly<Record<string, (name: string) => string>> = {
  'hero-wide': wideBanner,
  'hero-tall': tallBanner,
  'book-dragonwood': dragonwoodBook,
  'book-dragonheart': dragonheartBook,
  dice: threeDice,
  'tile-learn': learnTile,
  'tile-look-up': lookUpTile,
  'tile-calculate': calculateTile,
  'tile-play': playTile,
  'page-dragonwood': dragonwoodPage,
  'page-dragonheart': dragonheartPage,
};

/** The names of the site's own pictures. */
export const sitePictureNames: readonly string[] = Object.keys(drawings);

/** A picture of the site as an SVG file, without words; the same bytes every time. Throws on an unknown name. */
export const drawSitePicture = (name: string): string => {
  const draw = drawings[name];
  if (!draw) throw new Error(`The site has no picture ${name}`);
  return draw(name);
};

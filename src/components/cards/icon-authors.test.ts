import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawSitePicture, sitePictureNames } from '#components/site/picture/index.ts';
import { backNames, drawBack } from './back/back.ts';
import { iconAuthors } from './icon-authors.ts';
import { iconPath, iconsRead } from './picture/icon.ts';
import { drawPicture, drawSmallPicture, pictureNames, smallPictureNames } from './picture/index.ts';
import { sprites } from './picture/sprite.ts';

const credited = iconAuthors.flatMap(({ icons }) => icons);

test('every icon that any picture is made with is credited to its author, and no other', () => {
  for (const name of pictureNames) drawPicture(name);
  for (const name of backNames) drawBack(name);
  for (const name of smallPictureNames) drawSmallPicture(name);
  for (const name of sitePictureNames) drawSitePicture(name);
  for (const draw of Object.values(sprites)) draw();
  expect(credited.toSorted()).toEqual(iconsRead());
});

test('the icon of the browser tab, which is a file of its own, is credited too', () => {
  const favicon = readFileSync(new URL('../../../public/favicon.svg', import.meta.url), 'utf8');
  expect(credited.filter((name) => favicon.includes(iconPath(name)))).toHaveLength(1);
});

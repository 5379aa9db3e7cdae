import { expect, test } from 'vitest';
import { fontFamilies } from '../../styles/fonts.ts';
import { fallbackFaces, fallbackName, siteFonts } from './font-fallbacks.ts';

test.each(siteFonts)('what stands in for $name is listed with the font, in the same order', (font) => {
  const family = fontFamilies.find(({ name }) => name === font.name);
  const names = font.substitutes.map((substitute) => fallbackName(font, substitute));
  expect(family?.fallbacks.slice(0, -1)).toEqual(names);
  expect(family?.fallbacks.at(-1)).toMatch(/^(?:sans-)?serif$/);
  for (const name of names) expect(fallbackFaces.split(`font-family:"${name}"`)).toHaveLength(7);
});

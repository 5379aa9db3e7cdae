import { expect, test } from 'vitest';
import { fontFamilies } from '../../styles/fonts.ts';
import { fallbackFaces, fallbackName, letterScripts, siteFonts } from './font-fallbacks.ts';

const allFaces = letterScripts.map(fallbackFaces).join('');

test.each(siteFonts)('what stands in for $name is listed with the font, in the same order', (font) => {
  const family = fontFamilies.find(({ name }) => name === font.name);
  const names = font.substitutes.map((substitute) => fallbackName(font, substitute));
  expect(family?.fallbacks.slice(0, -1)).toEqual(names);
  expect(family?.fallbacks.at(-1)).toMatch(/^(?:sans-)?serif$/);
  for (const name of names) expect(allFaces).toContain(`font-family:"${name}"`);
});

test('every letter has one face of a substitute and weight, capitals and figures their own', () => {
  const faces = allFaces.split('@font-face').filter((face) => face.includes('"Arial as Alegreya Sans"'));
  const bold = faces.filter((face) => face.includes('font-weight:600'));
  const isIn = (letter: string) => (face: string) =>
    (/unicode-range:([^;]+)/.exec(face)?.[1] ?? '').split(',').some((range) => {
      const [from = 0, to = from] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      const code = letter.codePointAt(0) ?? 0;
      return from <= code && code <= to;
    });
  const faceOf = (letter: string) => bold.filter(isIn(letter));
  for (const letter of 'AZaz@[АЯЁаяё 0') expect(faceOf(letter), letter).toHaveLength(1);
  expect(faceOf('A')).not.toEqual(faceOf('a'));
  expect(faceOf('7')).not.toEqual(faceOf('a'));
  expect(faceOf('7')).toEqual(faceOf('.'));
  expect(faceOf('Ё')).toEqual(faceOf('А'));
  expect(faceOf('А')).not.toEqual(faceOf('а'));
});

import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { drawSitePicture, sitePictureNames } from './index.ts';
import { tornPaper } from './torn.ts';

const gzipped = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + gzipSync(drawSitePicture(name)).length, 0);

describe.each(sitePictureNames)('the picture %s', (name) => {
  const svg = drawSitePicture(name);

  test('is the same every time', () => {
    expect(drawSitePicture(name)).toBe(svg);
  });

  test('holds no words and nothing from elsewhere', () => {
    expect(svg).not.toMatch(/<text|<image|https?:(?!\/\/www\.w3\.org\/2000\/svg)|NaN|undefined/);
  });

  test('refers only to what it defines, and defines it once', () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('is small', () => {
    expect(svg.length).toBeLessThan(name.startsWith('hero-') ? 40_000 : 20_000);
  });
});

test.each(['hero-wide', 'hero-tall'])('the banner with %s is light to load', (hero) => {
  expect(gzipped([hero, 'book-dragonwood', 'book-dragonheart', 'dice'])).toBeLessThan(22_000);
});

test('all pictures of the home page together stay under 30 kB', () => {
  expect(gzipped(sitePictureNames.filter((name) => name !== 'hero-tall' && !name.startsWith('page-')))).toBeLessThan(
    30_000,
  );
});

test.each(['page-dragonwood', 'page-dragonheart'])('the strip %s is light to load', (strip) => {
  expect(gzipped([strip])).toBeLessThan(8_000);
});

test('an unknown picture is refused', () => {
  expect(() => drawSitePicture('hero')).toThrow('hero');
});

test('torn paper stays in its box and is torn alike every time', () => {
  const size = { width: 560, height: 360 };
  const torn = tornPaper('home', size);
  expect(tornPaper('home', size)).toEqual(torn);
  const numbers = Object.values(torn).flatMap((path) => path.match(/-?[\d.]+/g)?.map(Number) ?? []);
  expect(Math.min(...numbers)).toBeGreaterThan(-4);
  expect(Math.max(...numbers)).toBeLessThan(size.width + 4);
});

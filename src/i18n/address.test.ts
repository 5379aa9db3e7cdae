import { describe, expect, test } from 'vitest';
import { otherLocale, parsePathname, pathnameOf } from './address.ts';

describe('the address of a page', () => {
  test.each([
    ['/', '/', 'en', '/'],
    ['/ru/', '/', 'ru', '/'],
    ['/ru', '/', 'ru', '/'],
    ['/rules/', '/', 'en', '/rules/'],
    ['/ru/dragonwood/odds/', '/', 'ru', '/dragonwood/odds/'],
    ['/games/dragonwood/', '/games/', 'en', '/dragonwood/'],
    ['/games/ru/dragonwood/', '/games/', 'ru', '/dragonwood/'],
  ] as const)('%s below %s', (pathname, base, locale, path) => {
    expect(parsePathname(pathname, base)).toEqual({ locale, path });
  });

  test('the language switch leads to the same page and back', () => {
    for (const base of ['/', '/games/']) {
      const here = { locale: 'en', path: '/dragonwood/odds/' } as const;
      const there = { ...here, locale: otherLocale(here.locale) };
      expect(pathnameOf(there, base)).toBe(`${base}ru/dragonwood/odds/`);
      expect(parsePathname(pathnameOf(there, base), base)).toEqual(there);
      expect(pathnameOf({ ...there, locale: otherLocale(there.locale) }, base)).toBe(`${base}dragonwood/odds/`);
    }
  });
});

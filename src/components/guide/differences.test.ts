/** The page on differences leaves out no number and no ruling. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parameters } from '#engine/dragonheart/index.ts';
import { editions } from '#engine/dragonwood/index.ts';
import { guideWords } from '#i18n/guide.ts';
import { locales } from '#i18n/locales.ts';
import { numbersOf } from './edition-numbers.ts';
import { ownPart } from './rulings.ts';

interface Registry {
  readonly sections: readonly { readonly rules: readonly { readonly id: string; readonly src: readonly string[] }[] }[];
}
const rulesOf = (game: string) => {
  const file = path.join(import.meta.dirname, `../../content/rules/${game}.yaml`);
  return (parse(readFileSync(file, 'utf8')) as Registry).sections.flatMap(({ rules }) => rules);
};
const ruled = ['dragonwood', 'dragonheart'].flatMap(rulesOf).filter(({ src }) => src.includes('ours'));

describe.each(locales)('in %s', (locale) => {
  const { numbers, rulings } = guideWords(locale);

  test('every number of either game is told', () => {
    expect(numbersOf('dragonwood', numbers)).toHaveLength(Object.keys(editions.tabletop).length);
    // And the end trigger, which has two readings.
    expect(numbersOf('dragonheart', numbers)).toHaveLength(Object.keys(parameters).length + 1);
  });

  test('[dw-tie] the editions of Dragonwood differ in the tie alone', () => {
    expect(
      numbersOf('dragonwood', numbers)
        .filter(({ differs }) => differs)
        .map(({ rule }) => rule),
    ).toEqual(['dw-tie']);
  });

  test('[dh-end-deck] Dragonheart is read in two ways in one place', () => {
    expect(
      numbersOf('dragonheart', numbers)
        .filter(({ differs }) => differs)
        .map(({ rule }) => rule),
    ).toEqual(['dh-end-deck']);
  });

  test('of every rule with a ruling of this site it is said what is ruled, and of no other', () => {
    expect(Object.keys(rulings.ours).sort()).toEqual(ruled.map(({ id }) => id).sort());
  });

  test('a ruling without words stops the build', () => {
    expect(() => ownPart('dw-strike', rulings)).toThrow('dw-strike');
  });
});

test('the numbers are those of the engine', () => {
  const { numbers } = guideWords('en');
  const texts = Object.fromEntries(numbersOf('dragonwood', numbers).map(({ rule, text }) => [rule, text]));
  expect(texts).toMatchObject({
    'dw-setup-remove': '12, 10, 8',
    'dw-hand-limit': '9',
    'dw-most-creatures': '3 points; if tied, 2 each',
    'dw-tie':
      'At the table: who captured the Orange Dragon, then who captured the most creatures, then a shared win. Online: who captured the most creatures, then a shared win.',
  });
});

import { expect, test } from 'vitest';
import { tieShortWords } from './short-words.ts';

test('short Russian words hold on to the next word', () => {
  expect(tieShortWords('Две игры о драконах: и в лесу', 'ru')).toBe('Две игры о\u00a0драконах: и\u00a0в\u00a0лесу');
});

test('the ends of longer words are left alone', () => {
  expect(tieShortWords('Положите карту на стол', 'ru')).toBe('Положите карту на\u00a0стол');
});

test('the second half of a hyphenated word is none', () => {
  expect(tieShortWords('пока кто-то не разбудит', 'ru')).toBe('пока кто-то не\u00a0разбудит');
});

test('English is left as it is', () => {
  expect(tieShortWords('as it is', 'en')).toBe('as it is');
});

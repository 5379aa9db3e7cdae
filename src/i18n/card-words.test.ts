import { describe, expect, test } from 'vitest';
import { enhancements, events, methods } from '#engine/dragonwood/index.ts';
import { cardWords } from './card-words.ts';
import { locales } from './locales.ts';

describe.each(locales)('card texts in %s', (locale) => {
  const { effects, suitLetters } = cardWords(locale).face;

  test.each(enhancements)('$id says its bonus', ({ id, effect }) => {
    if (effect.kind === 'bonus') {
      expect(effects[id]).toContain(`+${Math.max(...methods.map((method) => effect.bonus[method]))}`);
    } else {
      expect(effects[id]).not.toContain('+');
    }
  });

  test.each(events)('$id says how many cards it costs or brings', ({ id, effect }) => {
    if ('cards' in effect) expect(effects[id]).toContain(String(effect.cards));
  });

  test('every suit has a letter of its own', () => {
    expect(new Set(Object.values(suitLetters)).size).toBe(5);
  });
});

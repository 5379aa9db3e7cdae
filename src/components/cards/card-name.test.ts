import { describe, expect, test } from 'vitest';
import { tableWords } from '#i18n/table-words.ts';
import { cardControlName, cardStates } from './card-name.ts';

const en = tableWords('en').card;
const ru = tableWords('ru').card;

describe('the name of a card as a control', () => {
  test('says what it is, how it stands and where', () => {
    expect(cardControlName('Blue 7', 'selected', en, { n: 2, of: 8 })).toBe('Blue 7, selected, 2 of 8');
    expect(cardControlName('Синяя 7', 'selected', ru, { n: 2, of: 8 })).toBe('Синяя 7, выбрана, 2 из 8');
  });

  test('says nothing of a state that asks for nothing', () => {
    expect(cardControlName('Blue 7', 'plain', en)).toBe('Blue 7');
    expect(cardControlName('Blue 7', 'selectable', en)).toBe('Blue 7');
  });

  test.each([en, ru])('differs for every other state', (words) => {
    const names = cardStates.map((state) => cardControlName('7', state, words));
    expect(new Set(names).size).toBe(cardStates.length - 1);
  });
});

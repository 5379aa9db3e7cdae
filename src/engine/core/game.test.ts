import { expect, test } from 'vitest';
import { IllegalActionError } from './game.ts';

test('an action against the rules is refused with the reason and its data', () => {
  const error = new IllegalActionError({ code: 'tooManyCards', most: 6 });
  expect(error).toBeInstanceOf(Error);
  expect(error.name).toBe('IllegalActionError');
  expect(error.message).toContain('tooManyCards');
  expect(error.illegality.most).toBe(6);
});

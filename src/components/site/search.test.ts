import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const keyIn = (file: string) =>
  /[kK]ey = '([\w-]+)'/.exec(readFileSync(path.join(import.meta.dirname, file), 'utf8'))?.[1] ?? file;

test('search asks for the reader’s settings where they are kept', () => {
  expect(keyIn('search.ts')).toBe(keyIn('../../stores/settings.ts'));
});

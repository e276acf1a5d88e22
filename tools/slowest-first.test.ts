import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SLOWEST } from './slowest-first.ts';

test('every file that starts first exists', () => {
  expect(SLOWEST.filter((file) => !existsSync(file))).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What a program of an earlier version could not go on with. */
const TAKES_AWAY = /\bdrop\s+(?:table|column|view)\b|\brename\b|\bset\s+not\s+null\b/i;

test('migrations only add, so a server that is updated later can still read', () => {
  const files = globSync('migrations/*.sql');
  expect(files.length).toBeGreaterThan(0);
  const statements = (file: string) => readFileSync(file, 'utf8').replace(/--.*$/gm, '');
  expect(files.filter((file) => TAKES_AWAY.test(statements(file)))).toEqual([]);
});

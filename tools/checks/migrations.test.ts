import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What a program of an earlier version could not go on with. */
const TAKES_AWAY = /\bdrop\s+(?:table|column|view)\b|\brename\b|\bset\s+not\s+null\b/i;

test('migrations only add, so a program goes on with a newer database, as docs/operations/updates.md says', () => {
  const files = globSync('migrations/*.sql');
  expect(files.length).toBeGreaterThanOrEqual(6);
  const statements = (file: string) => readFileSync(file, 'utf8').replace(/--.*$/gm, '');
  expect(files.filter((file) => TAKES_AWAY.test(statements(file)))).toEqual([]);
});

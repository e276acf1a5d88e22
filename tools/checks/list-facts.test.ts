import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseDay } from '../../src/model/day/civil-day.ts';
import { factsDocument } from './list-facts.ts';

test('docs/facts.md counts the shipped facts as of its day; list-facts.ts writes it', async () => {
  const written = readFileSync('docs/facts.md', 'utf8');
  const [, day = ''] = /as of (\d{4}-\d\d-\d\d)\./.exec(written) ?? [];
  expect(written).toBe(await factsDocument(parseDay(day) ?? 0));
});

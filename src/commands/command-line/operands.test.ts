import { expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { readEntry } from './operands.ts';

test.each([
  ['18', 'events', 18],
  ['3', 'posts', 3],
  ['2027', 'ownPages', '2027'],
  ['house-rules', 'ownPages', 'house-rules'],
  ['2027', 'page', '2027'],
])('%s of %s is named by its number, or by its name, digits or not', (key, list, named) => {
  expect(readEntry(key, list, contentTables)).toEqual({ list, key: named });
});

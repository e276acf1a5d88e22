import { expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { fileSetOf, fileSetsOf, keyOfPath } from './file-sets.ts';

const fileSets = fileSetsOf(contentTables);

test.each([
  ['blog/0003-peaches.md', 3],
  ['blog/3-peaches.md', 3],
  ['pages/own/pool-rules.md', 'pool-rules'],
  ['pages/own/10-swimming-holes.md', '10-swimming-holes'],
  ['pages/own/2027.md', '2027'],
  ['pages/home.yaml', 'home'],
  ['images/10-deer.webp', '10-deer.webp'],
])('a file’s name says which entry it holds: %s', (path, key) => {
  const fileSet = fileSetOf(path, fileSets);
  expect(fileSet && keyOfPath(path, fileSet)).toBe(key);
});

import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { firstSheets, laterSheets, pageKinds, sheetsOf } from './page-styles.ts';

const files = globSync('src/site/styles/sheets/*.css').map((file) => basename(file, '.css'));

describe('the styles of each kind of page', () => {
  test.each(pageKinds)(
    '%s: each sheet exists and comes once, `all` first and `rest` last',
    (kind) => {
      const sheets = sheetsOf(kind);
      expect(new Set(sheets).size).toBe(sheets.length);
      expect(files).toEqual(expect.arrayContaining(sheets));
      expect([firstSheets(kind)[0], laterSheets(kind).at(-1)]).toEqual(['all', 'rest']);
    },
  );

  test('at most seven sheets stand in the HTML of any page', () => {
    expect(new Set(pageKinds.flatMap(firstSheets)).size).toBeLessThanOrEqual(7);
  });

  test('no sheet is without a page', () => {
    expect([...new Set(pageKinds.flatMap(sheetsOf))].sort()).toEqual(files.sort());
  });

  test('every kind of page is a folder of src/site/pages', () => {
    const folders = globSync('src/site/pages/*').map((folder) => basename(folder));
    expect([...pageKinds].sort()).toEqual(folders.filter((name) => !name.includes('.')).sort());
  });
});

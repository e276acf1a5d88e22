import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { routes } from '../../app/routes.ts';
import { firstSheets, laterSheets, sheetsOf } from './page-styles.ts';

const files = globSync('src/site/styles/sheets/*.css').map((file) => basename(file, '.css'));

const allStyles = routes.all.map(({ styles }) => styles);

describe('the styles of each page', () => {
  test.each(routes.all)(
    '$name: each sheet exists and comes once, `all` first and `rest` last',
    ({ styles }) => {
      const sheets = sheetsOf(styles);
      expect(new Set(sheets).size).toBe(sheets.length);
      expect(files).toEqual(expect.arrayContaining(sheets));
      expect([firstSheets(styles)[0], laterSheets(styles).at(-1)]).toEqual(['all', 'rest']);
    },
  );

  test('at most twelve sheets stand in the HTML of any page', () => {
    expect(new Set(allStyles.flatMap(firstSheets)).size).toBeLessThanOrEqual(12);
  });

  test('no sheet is without a page', () => {
    expect([...new Set(allStyles.flatMap(sheetsOf))].sort()).toEqual(files.sort());
  });
});

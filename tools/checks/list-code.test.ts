import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Code that is about the list of cabins, and not about the family's cabins as such. */
const OF_CABINS =
  /features\/cabin(?:s|-choice)\/|\b(?:cabinsPage|hasCabins|CabinEntry)\b|[pP]aths\.cabin|\bcontent\.cabins\b|\bcabins \}: /;

/** What has code for them besides their rooms, and why no row of the table of lists says it. */
const OUTSIDE: Readonly<Record<string, string>> = {
  'src/model/paths.ts': 'their addresses, as those of every page',
  'src/model/site-paths.ts': 'no own page takes the address of their list, even if it is empty',
  'src/model/own-page-links.ts': 'whether there are any, as the footer tells the browser',
  'src/app/content-tables.ts': 'the row',
  'src/app/lists.ts': 'its type',
  'src/app/api.ts': 'what the API answers',
  'src/app/structured-data.server.ts': 'what search engines learn',
  'src/app/guide-renderer.ts': 'the portraits, which no other list has',
  'src/site/layout/CabinsLink.tsx': 'the link that ends pages',
  'src/features/home/HomePage.tsx': 'the four cards that lead to them',
  'src/features/stay/StayCard.tsx': 'which fit',
  'src/features/places/use-from-cabin.ts': 'the drive from the chosen one',
};

test('content, check, last good form, versions, search, plan, offline, sitemap, export and desk have no code of their own for cabins (decision 51)', () => {
  const sources = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|\/fixtures\/|^src\/features\/cabin(?:s|-choice)\//.test(file),
  );
  expect(sources.length).toBeGreaterThan(500);
  const naming = sources.filter((file) => OF_CABINS.test(readFileSync(file, 'utf8')));
  expect(naming.sort()).toEqual(Object.keys(OUTSIDE).sort());
});

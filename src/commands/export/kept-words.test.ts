import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test as plainTest } from 'vitest';
import { type CivilDay, dayOf, dayText } from '../../model/day/civil-day.ts';
import { body, listOf, test } from '../fixtures/export-folder.ts';
import { type KeptWords, keptWords } from './kept-words.ts';
import { SiteFolder } from './site-folder.ts';

const DAY = dayOf(2026, 11, 22);

describe('which sets of words an export keeps', () => {
  plainTest('none besides its own, the first time', () => {
    expect(keptWords(undefined, 'a', DAY)).toEqual({ current: 'a', older: {} });
  });

  plainTest('the one before, from the day on which it was replaced', () => {
    const before: KeptWords = { current: 'a', older: {} };
    const after = keptWords(before, 'b', DAY);
    expect(after).toEqual({ current: 'b', older: { a: '2026-11-22' } });
    expect(keptWords(after, 'b', DAY + 30)).toEqual({ current: 'b', older: { a: '2026-11-22' } });
    expect(keptWords(after, 'b', DAY + 31)).toEqual({ current: 'b', older: {} });
  });

  plainTest('one that comes back is the current one again', () => {
    const before: KeptWords = { current: 'b', older: { a: '2026-11-20' } };
    expect(keptWords(before, 'a', DAY)).toEqual({ current: 'a', older: { b: '2026-11-22' } });
  });
});

/** An export of one page's words. Returns the files of words in the folder. */
async function exportWords(folder: string, set: string, day: CivilDay, dryRun = false) {
  const site = await SiteFolder.open(folder, { day, dryRun });
  site.keepOlderWords(set);
  await site.claim([`words/${set}/home.js`]);
  await site.put(`words/${set}/home.js`, body(set));
  await site.removeOthers();
  return ['a', 'b', 'c'].filter((name) => existsSync(join(folder, `words/${name}/home.js.br`)));
}

test('words stay in the export for 30 days after the pages have others, and then go', async ({
  folder,
}) => {
  expect(await exportWords(folder, 'a', DAY)).toEqual(['a']);
  expect(await exportWords(folder, 'b', DAY + 40)).toEqual(['a', 'b']);
  expect(await exportWords(folder, 'c', DAY + 50)).toEqual(['a', 'b', 'c']);
  expect(await exportWords(folder, 'c', DAY + 70)).toEqual(['a', 'b', 'c']);
  expect(await exportWords(folder, 'c', DAY + 71)).toEqual(['b', 'c']);
  expect(await exportWords(folder, 'c', DAY + 81)).toEqual(['c']);
  expect((await listOf(folder)).files.filter((file) => file.endsWith('.js'))).toEqual([
    'words/c/home.js',
  ]);
});

test('an export that was killed, or a dry run, forgets no words', async ({ folder }) => {
  await exportWords(folder, 'a', DAY);
  await exportWords(folder, 'b', DAY, true);
  const killed = await SiteFolder.open(folder, { day: DAY });
  killed.keepOlderWords('b');
  await killed.claim(['words/b/home.js']);
  expect(await exportWords(folder, 'c', DAY + 1)).toEqual(['a', 'c']);
});

test('words that somebody has deleted are not missed', async ({ folder }) => {
  await exportWords(folder, 'a', DAY);
  await rm(join(folder, 'words'), { recursive: true });
  expect(await exportWords(folder, 'b', DAY)).toEqual(['b']);
  expect((await listOf(folder)).words).toEqual({ current: 'b', older: { a: dayText(DAY) } });
});

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { dayOf } from '../../model/day/civil-day.ts';
import { exportThree, listOf, test } from '../fixtures/export-folder.ts';
import { SiteFolder } from './site-folder.ts';

test('the list of files says of which day they are (decision 26)', async ({ folder }) => {
  await exportThree(folder, 'page');
  expect(await listOf(folder)).toMatchObject({
    day: '2026-11-23',
    files: expect.arrayContaining(['_headers']),
  });
  await exportThree(folder, 'page', true, '2026-11-24');
  expect((await listOf(folder)).day).toBe('2026-11-23');
  await exportThree(folder, 'page', false, '2026-11-24');
  expect((await listOf(folder)).day).toBe('2026-11-24');
});

test('an export that was killed, which may be of two days, is of none', async ({ folder }) => {
  await exportThree(folder, 'page');
  const killed = await SiteFolder.open(folder, { day: dayOf(2026, 11, 24) });
  await killed.claim(['blog/1.html']);
  expect(await listOf(folder)).not.toHaveProperty('day');
});

test('the list of an older version, which has no day, is still good', async ({ folder }) => {
  await exportThree(folder, 'page');
  const { files } = await listOf(folder);
  await writeFile(join(folder, '.guide-export.json'), JSON.stringify({ files }));
  const site = await exportThree(folder, 'page');
  expect([site.written, site.unchanged]).toEqual([0, 3]);
  expect((await listOf(folder)).day).toBe('2026-11-23');
});

test('a list that leads outside the folder is ignored', async ({ folder }) => {
  const target = join(folder, 'export');
  await exportThree(target, 'page');
  await writeFile(join(folder, 'letter.txt'), 'dear');
  for (const file of ['../letter.txt', 'blog/../../letter.txt', join(folder, 'letter.txt')]) {
    await writeFile(join(target, '.guide-export.json'), JSON.stringify({ files: [file] }));
    await expect(SiteFolder.open(target)).rejects.toThrow('contains other files');
  }
  expect(await readFile(join(folder, 'letter.txt'), 'utf8')).toBe('dear');
});

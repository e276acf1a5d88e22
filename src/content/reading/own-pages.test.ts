import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { watchFolders } from '../files/watch-folders.ts';
import { contentOf, problemsOf } from '../fixtures/read-sample.ts';
import { goodContent, resolveSample } from '../fixtures/resolve-sample.ts';
import { SampleFolder, sampleOwnPage } from '../fixtures/sample-folder.ts';
import { foldersOf } from './content-folder.ts';

test('each file in pages/own is a page, and its name the address (decision 32)', async () => {
  const folder = new SampleFolder();
  const head = { ...sampleOwnPage, yourTrip: true, updated: '2026-11-02' };
  folder.writeOwnPage('house-rules-2.md', sampleOwnPage, 'First.');
  folder.writeOwnPage('house-rules.md', head, '\n\n**Quiet**\n\n- after ten\n\n');
  folder.writeOwnPage('.house-rules.md.swp', sampleOwnPage, 'An editor’s own.');
  expect((await contentOf(folder)).ownPages).toEqual([
    { slug: 'house-rules', ...head, content: '**Quiet**\n\n- after ten' },
    { slug: 'house-rules-2', ...sampleOwnPage, content: 'First.' },
  ]);
});

test('the folder may be missing, and is no stray among the words of pages', async () => {
  const folder = new SampleFolder();
  mkdirSync(folder.path('pages'));
  expect((await contentOf(folder)).ownPages).toEqual([]);
  mkdirSync(folder.path('pages/own'));
  expect((await contentOf(folder)).ownPages).toEqual([]);
});

test('what is wrong is named with its file, line and remedy', async () => {
  const folder = new SampleFolder();
  folder.writeOwnPage('House Rules.md', sampleOwnPage, 'Body.');
  folder.writeOwnPage('map.yaml', sampleOwnPage, 'Body.');
  folder.writeOwnPage('pets.md', { ...sampleOwnPage, titel: 'Pets', updated: 'today' }, 'Body.');
  folder.writeOwnPage('quiet.md', sampleOwnPage, 'Shh\u0007.');
  folder.write('pages/own/wifi.md', 'The password is on the fridge.');
  const misnamed =
    'is not a file name for a page; name it like house-rules.md, with lowercase letters, digits and single hyphens';
  expect(await problemsOf(folder)).toEqual([
    `pages/own/House Rules.md: ${misnamed}`,
    `pages/own/map.yaml: ${misnamed}`,
    'pages/own/pets.md:5 updated: must be a date such as 2026-11-02',
    'pages/own/pets.md:4 titel: is not a known field here; correct its spelling or delete it',
    'pages/own/quiet.md:6 content: contains the invisible character U+0007; delete it',
    'pages/own/wifi.md:1: has no front matter; start with a --- line, then title: and the other fields, then another --- line',
  ]);
});

test('a fault holds back only its own page; a deleted one is gone', async () => {
  const folder = new SampleFolder();
  for (const name of ['pets.md', 'quiet.md', 'wifi.md'])
    folder.writeOwnPage(name, sampleOwnPage, 'Old.');
  const past = await goodContent(folder);
  folder.remove('pages/own/pets.md');
  folder.writeOwnPage('quiet.md', { ...sampleOwnPage, title: '' }, 'New.');
  folder.writeOwnPage('wifi.md', sampleOwnPage, 'New.');
  const { content, heldBack } = await resolveSample(folder, past);
  expect(content.ownPages.map(({ slug, content }) => [slug, content])).toEqual([
    ['quiet', 'Old.'],
    ['wifi', 'New.'],
  ]);
  expect(heldBack).toEqual([
    expect.stringMatching(
      /quiet\.md:2 title: is blank.*, ownPages quiet keeps its last good form$/,
    ),
  ]);
});

test('a file in place of the folder keeps the pages', async () => {
  const folder = new SampleFolder();
  folder.writeOwnPage('pets.md', sampleOwnPage, 'Old.');
  const past = await goodContent(folder);
  folder.remove('pages/own/pets.md');
  folder.rename('pages/own', 'pages/.own');
  folder.write('pages/own', 'x');
  const { content, heldBack } = await resolveSample(folder, past);
  expect(content.ownPages).toEqual(past.ownPages);
  expect(heldBack).toEqual([
    expect.stringMatching(
      /^pages\/own: cannot be read: ENOTDIR.*, ownPages keeps its last good content$/,
    ),
  ]);
});

test('the first page is noticed, though its folder is new', async () => {
  const folder = new SampleFolder();
  mkdirSync(folder.path('pages'));
  let changes = 0;
  onTestFinished(
    watchFolders({
      folders: foldersOf(folder.content, contentTables),
      changed() {
        changes += 1;
      },
      failed: (path, error) => expect.unreachable(`${path}: ${error}`),
    }),
  );
  await pause(300);
  folder.writeOwnPage('pets.md', sampleOwnPage, 'Old.');
  await expect.poll(() => changes).toBeGreaterThan(0);
  const before = changes;
  await pause(300);
  folder.writeOwnPage('pets.md', sampleOwnPage, 'New.');
  await expect.poll(() => changes).toBeGreaterThan(before);
});

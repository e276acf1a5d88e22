import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../commands/fixtures/check-content.ts';
import { goodContent, resolveSample } from '../fixtures/resolve-sample.ts';
import { SampleFolder, sampleOwnPage, samplePost } from '../fixtures/sample-folder.ts';

/** What every system and every editor leaves: nobody needs to hear of it. */
const SILENT = [
  'Thumbs.db',
  'ehthumbs.db',
  'desktop.ini',
  'Desktop.ini',
  '.DS_Store',
  '._0101-case.md',
  '.0101-case.md.swp',
  '~$01-case.docx',
  '~$0101-case.md',
  '0101-case.md~',
  '#0101-case.md#',
  'Icon\r',
  '0101-case.md.tmp',
  '0101-case.md.crdownload',
];

const COPIES = [
  '0103-case.md.orig',
  '0104-case.md.bak',
  '0104-case.md.old',

  '0101-case (1).md',
  '0101-case(2).md',
  '0101-case 2.md',
  '0101-case copy.md',
  '0101-case - Copy.md',
  '0101-case - Copy (2).md',
  'Copy of 0101-case.md',
  '0101-case (copy).md',
  '0101-case (another copy).md',
  '0101-case (conflicted copy 2026-11-25 101010).md',
  "0101-case (Anna's conflicted copy 2026-11-25).md",
  '0101-case (Case Conflict).md',
  '0101-case (SFConflict anna 2026-11-25-10-10-10).md',
  '0101-case [Conflict].md',
  '0101-case.sync-conflict-20261125-101010-ABCDEFG.md',
  '0101-case_conflict-20261125-101010.md',
  '0101-case_BACKUP_4711.md',
  '0101-case-DESKTOP-1A2B3C4.md',
];

const NO_TEXTS = ['drawing.psd', 'budget.xlsx', 'photo.jpg', 'notes'];

const FOLDERS = ['drafts/', '2026/'];

/** What check says of each, in order. */
const REASONS: readonly [readonly string[], string | undefined][] = [
  [SILENT, undefined],
  [COPIES, 'looks like a copy'],
  [NO_TEXTS, 'is no text'],
  [FOLDERS, 'is a folder'],
];

describe.each([
  ['content/blog', 'blog'],
  ['content/pages', 'pages'],
  ['content/pages', 'pages/own'],
])('files of the system and of editors in %s: %s', (_, place) => {
  test.each(REASONS)(
    '%j: none is content, what was deleted is gone, and check says why',
    async (names, reason) => {
      const folder = new SampleFolder();
      folder.writePost('0002-gone.md', samplePost, 'Gone.');
      folder.writeOwnPage('gone.md', sampleOwnPage, 'Gone.');
      const past = await goodContent(folder);
      for (const name of names) leave(folder, `${place}/${name}`);
      folder.remove('blog/0002-gone.md');
      folder.remove('pages/own/gone.md');
      const { content, heldBack } = await resolveSample(folder, past);
      expect(heldBack).toEqual([]);
      expect(content.posts.map(({ id }) => id)).toEqual([1]);
      expect(content.ownPages).toEqual([]);
      await expectNotes(folder, place, names, reason);
    },
  );
});

describe('files of the system and of editors in content/images', () => {
  test.each(REASONS.filter(([names]) => names !== NO_TEXTS))(
    '%j: none is a picture',
    async (names, reason) => {
      const folder = new SampleFolder();
      const pictures = names.map((name) => name.replaceAll('.md', '.svg'));
      for (const name of pictures) leave(folder, `images/${name}`);
      await expectNotes(folder, 'images', pictures, reason);
    },
  );

  test('numbers and words that a person writes into a name are no copies', async () => {
    const folder = new SampleFolder();
    for (const name of ['IMG_12.svg', 'creek-2.svg', 'creek_copy.svg', 'a.1.svg', 'conflict.svg'])
      folder.write(`images/${name}`, folder.read('images/a.svg'));
    await expectNotes(folder, 'images', [], undefined);
    expect((await checkContent(folder.content)).scope).toContain('6 pictures');
  });
});

test('files of editors next to the lists: a copy is noted, and what else is there is the owner’s', async () => {
  const folder = new SampleFolder();
  for (const name of ['activities (1).yaml', 'notes.docx', 'Thumbs.db']) leave(folder, name);
  await expectNotes(folder, '', ['activities (1).yaml'], 'looks like a copy');
});

function leave(folder: SampleFolder, name: string): void {
  const path = folder.path(name);
  mkdirSync(name.endsWith('/') ? path : dirname(path), { recursive: true });
  if (!name.endsWith('/')) folder.write(name, 'x');
}

/** Check finds no fault, and says of these files, and of no others, why they are left out. */
async function expectNotes(
  folder: SampleFolder,
  place: string,
  names: readonly string[],
  reason: string | undefined,
): Promise<void> {
  const { problems, notices } = await checkContent(folder.content);
  expect(problems).toEqual([]);
  const said = notices.filter(({ message }) => /copy that|is a folder|is no text/.test(message));
  const expected = reason === undefined ? [] : names.map((name) => folder.path(join(place, name)));
  expect(said.map(({ file }) => file).sort()).toEqual(
    expected.map((path) => path.replace(/\/$/, '')).sort(),
  );
  for (const { message } of said) expect(message).toContain(reason);
}

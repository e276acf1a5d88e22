import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { describeProblem } from '../content-source.ts';
import { SampleFolder } from '../fixtures/sample-folder.ts';
import { readContentFolder } from './content-folder.ts';
import { shippedWords } from './shipped-words.ts';
import { OWN_PAGES } from './words-folder.ts';

const shipped = shippedWords(contentTables);

/** A content folder of one's own with the shipped files of words. */
function folderWithWords(): SampleFolder {
  const folder = new SampleFolder();
  const filter = (path: string) => basename(path) !== OWN_PAGES;
  cpSync('content/pages', folder.path('pages'), { recursive: true, filter });
  return folder;
}

/** The folder's words, and its faults and notes, with file names as the owner knows them. */
async function read(folder: SampleFolder) {
  const { content, problems, notes } = await readContentFolder(folder.content, contentTables);
  const lines = (list: typeof notes) =>
    list.map((problem) => describeProblem(problem).replaceAll(`${folder.content}/`, ''));
  return { words: content?.words, problems: lines(problems), notes: lines(notes) };
}

function edit(folder: SampleFolder, page: string, text: string | RegExp, replacement: string) {
  const before = folder.read(`pages/${page}.yaml`).toString();
  const after = before.replace(text, replacement);
  expect(after).not.toBe(before);
  folder.write(`pages/${page}.yaml`, after);
}

describe('a missing word takes the shipped one, and check lists it (decision 30)', () => {
  test('a folder with all words has no notes', async () => {
    expect(await read(folderWithWords())).toEqual({ words: shipped, problems: [], notes: [] });
  });

  test('a content folder from before words were content', async () => {
    const notes = ['pages: is missing or empty, so all pages take the shipped words'];
    expect(await read(new SampleFolder())).toEqual({ words: shipped, problems: [], notes });
    const empty = new SampleFolder();
    mkdirSync(empty.path('pages'));
    expect(await read(empty)).toEqual({ words: shipped, problems: [], notes });
  });

  test('a file', async () => {
    const folder = folderWithWords();
    rmSync(folder.path('pages/dining.yaml'));
    const notes = ['pages/dining.yaml: is missing, so the page takes the shipped words'];
    expect(await read(folder)).toEqual({ words: shipped, problems: [], notes });
  });

  test('keys, each named by where it belongs; what is written stays', async () => {
    const folder = folderWithWords();
    edit(folder, 'home', /\n {2}intro: Six answers.*/, '');
    edit(folder, 'home', /\nclosing:\n.*\n.*/, '');
    edit(folder, 'things-to-do', /^title:.*/m, 'title: Tales');
    const { words, problems, notes } = await read(folder);
    expect(words).toEqual({
      ...shipped,
      'things-to-do': { ...shipped['things-to-do'], title: 'Tales' },
    });
    expect([problems, notes]).toEqual([
      [],
      [
        expect.stringMatching(
          /^pages\/home\.yaml:\d+ faq\.intro: is missing, so it takes the shipped word: “Six answers .*”$/,
        ),
        expect.stringMatching(
          /^pages\/home\.yaml:\d+ closing: is missing, so it takes the shipped words$/,
        ),
      ],
    ]);
  });

  test('nothing from inside a list: a list is taken as it is written', async () => {
    const folder = folderWithWords();
    edit(folder, 'home', /\n {6}answer: Most properties.*/, '');
    expect(await read(folder)).toMatchObject({
      words: undefined,
      problems: [
        expect.stringMatching(
          /^pages\/home\.yaml:\d+ faq\.questions\[2\]\.answer: is missing; add it$/,
        ),
      ],
    });
  });
});

describe('what is not a missing word is a fault', () => {
  const cases: [string, (folder: SampleFolder) => void, RegExp][] = [
    [
      'a misspelt key',
      (folder) => edit(folder, 'things-to-do', 'title:', 'titel:'),
      /^pages\/things-to-do\.yaml:2 titel: is not a known field here/,
    ],
    [
      'an empty key',
      (folder) => edit(folder, 'things-to-do', /^title:.*/m, 'title:'),
      /^pages\/things-to-do\.yaml:2 title: is empty, but must be text/,
    ],
    [
      'an empty group',
      (folder) => edit(folder, 'home', /^closing:\n.*\n.*/m, 'closing:'),
      /^pages\/home\.yaml:\d+ closing: is empty, but must be a group of fields/,
    ],
    [
      'an empty file',
      (folder) => folder.write('pages/things-to-do.yaml', ''),
      /^pages\/things-to-do\.yaml: is empty; put its content back/,
    ],
    [
      'a file with only a comment',
      (folder) => folder.write('pages/things-to-do.yaml', '# later\n'),
      /^pages\/things-to-do\.yaml:\d+: is empty, but must be a group of fields/,
    ],
    [
      'a list',
      (folder) => folder.write('pages/things-to-do.yaml', '- title: Blog\n'),
      /^pages\/things-to-do\.yaml:1: is a list, but must be a group of fields/,
    ],
    [
      'broken YAML',
      (folder) => folder.write('pages/things-to-do.yaml', 'title: [\n'),
      /^pages\/things-to-do\.yaml:\d+: is not valid YAML/,
    ],
    [
      'a file whose name has a typo',
      (folder) => folder.write('pages/hoem.yaml', 'title: Home\n'),
      /^pages\/hoem\.yaml: does not belong to any page; correct its name, or delete it/,
    ],
    [
      'a file with another extension',
      (folder) => folder.write('pages/home.yml', 'title: Home\n'),
      /^pages\/home\.yml: does not belong to any page/,
    ],
    [
      'a file that leads nowhere',
      (folder) => {
        rmSync(folder.path('pages/things-to-do.yaml'));
        symlinkSync('/nowhere', folder.path('pages/things-to-do.yaml'));
      },
      /^pages\/things-to-do\.yaml: is missing; put it back/,
    ],
    [
      'a folder in place of a file',
      (folder) => {
        rmSync(folder.path('pages/things-to-do.yaml'));
        mkdirSync(folder.path('pages/things-to-do.yaml'));
      },
      /^pages\/things-to-do\.yaml: is not a file but a folder/,
    ],
    [
      'a file in place of the folder',
      (folder) => {
        rmSync(folder.path('pages'), { recursive: true });
        folder.write('pages', '');
      },
      /^pages: cannot be read: ENOTDIR/,
    ],
  ];
  test.each(cases)('%s', async (_, slip, message) => {
    const folder = folderWithWords();
    slip(folder);
    const { words, problems } = await read(folder);
    expect([words, problems]).toEqual([undefined, [expect.stringMatching(message)]]);
  });
});

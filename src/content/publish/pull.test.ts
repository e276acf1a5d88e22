import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { PAGE_WORDS } from '../../app/page-words.ts';
import type { Content } from '../../model/content/content.ts';
import { AWKWARD_TEXT, sampleContent, samplePost } from '../fixtures/sample-content.ts';
import { readContentFolder } from '../reading/content-folder.ts';
import { pullContent } from './pull.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guide-pull-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A copy of the guide's own files in a separate folder, and their content. */
async function ownContent(): Promise<{ folder: string; content: Content }> {
  const folder = newFolder();
  await cp('content', folder, { recursive: true });
  const { content, problems } = await readContentFolder(folder, contentTables);
  if (content === undefined) throw new Error(`content/ has ${problems.length} faults`);
  return { folder, content: structuredClone(content) };
}

function filesIn(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

test('content that the files already match changes no file', async () => {
  const { folder, content } = await ownContent();
  const before = filesIn(folder);
  expect(await pullContent(content, folder)).toEqual([]);
  expect(filesIn(folder)).toEqual(before);
});

test('an empty folder gets all files, with the same content', async () => {
  const folder = newFolder();
  const pulled = await pullContent(sampleContent(), folder);
  expect(pulled.map(({ file, kind }) => `${kind} ${file.slice(folder.length)}`)).toEqual([
    'added /site.yaml',
    'added /activities.yaml',
    'added /destinations.yaml',
    'added /events.yaml',
    'added /cabins.yaml',
    'added /blog/0007-post-7.md',
    'added /blog/0001-post-1.md',
    'added /pages/own/house-rules.md',
    'added /pages/own/pets.md',
    ...[...PAGE_WORDS.keys()].sort().map((page) => `added /pages/${page}.yaml`),
  ]);
  const { content } = await readContentFolder(folder, contentTables);
  expect(content).toEqual(sampleContent());
});

test('an edit in the database changes only its own file, whose comments stay', async () => {
  const { folder, content } = await ownContent();
  const before = filesIn(folder);
  const [first, ...others] = content.activities;
  const [site] = [content.site];
  if (!first) throw new Error('There are activities');
  const edited = {
    ...content,
    site: {
      ...site,
      phone: '(830) 555-0100',
      social: { facebook: 'https://facebook.example.com/cabins' },
    },
    activities: [...others, { ...first, title: AWKWARD_TEXT, link: '/events' }],
  };
  const pulled = await pullContent(edited, folder);
  expect(pulled.map(({ file }) => file)).toEqual([
    join(folder, 'site.yaml'),
    join(folder, 'activities.yaml'),
  ]);
  const after = filesIn(folder);
  const comments = (text: string | undefined) => (text?.match(/^ *#.*$/gm) ?? []).sort();
  for (const name of ['site.yaml', 'activities.yaml']) {
    expect(comments(before.get(name)).length).toBeGreaterThan(0);
    expect(comments(after.get(name))).toEqual(comments(before.get(name)));
  }
  expect(after.get('site.yaml')).toContain('phone: (830) 555-0100');
  expect(after.get('site.yaml')).toContain(
    'social:\n  facebook: https://facebook.example.com/cabins',
  );
  expect(after.get('activities.yaml')).toMatch(/^# Things to do/);
  expect(after.get('events.yaml')).toBe(before.get('events.yaml'));
});

test('the fields of an entry are written in the order of the files, and false is left out', async () => {
  const folder = newFolder();
  await pullContent(sampleContent(), folder);
  const [one] = sampleContent().destinations;
  const destinations = [
    {
      id: 3,
      name: 'Hye',
      description: 'Word '.repeat(60).trim(),
      highlights: ['Mail'],
      featured: false,
    },
    ...(one ? [one] : []),
  ];
  await pullContent({ ...sampleContent(), destinations }, folder);
  const text = filesIn(folder).get('destinations.yaml') ?? '';
  expect(text.split('\n').slice(0, 8)).toEqual([
    '- id: 3',
    '  name: Hye',
    '  description: >-',
    expect.stringMatching(/^ {4}Word .* Word$/),
    expect.stringMatching(/^ {4}Word .* Word$/),
    expect.stringMatching(/^ {4}Word .* Word$/),
    '  highlights:',
    '    - Mail',
  ]);
  expect(text).toContain('\n\n- id: 1\n');
  expect(text).not.toContain('featured: false');
});

test("a deleted post's file is removed; a renamed post keeps its file; other files stay", async () => {
  const folder = newFolder();
  await pullContent(sampleContent(), folder);
  writeFileSync(join(folder, 'blog/.notes'), 'private');
  const content = sampleContent({
    posts: [samplePost(70_000), { ...samplePost(7), title: 'Über — “new”!' }],
  });
  const redirects = { '/wine_tours': '/events' };
  await pullContent({ ...content, site: { ...content.site, redirects, legal: {} } }, folder);
  expect(readdirSync(join(folder, 'blog')).sort()).toEqual([
    '.notes',
    '0007-post-7.md',
    '70000-post-70000.md',
  ]);
});

test('empty lists are written as such, over old files and as new ones', async () => {
  const { site, words } = sampleContent();
  const empty: Content = {
    site: { ...site, legal: {}, redirects: {} },
    activities: [],
    destinations: [],
    events: [],
    cabins: [],
    posts: [],
    ownPages: [],
    words,
  };
  const old = newFolder();
  await pullContent(sampleContent(), old);
  for (const folder of [old, newFolder()]) {
    await pullContent(empty, folder);
    expect([...filesIn(folder)].filter(([name]) => name !== 'site.yaml')).toEqual(
      expect.arrayContaining(
        ['activities.yaml', 'destinations.yaml', 'events.yaml'].map((name) => [name, '[]\n']),
      ),
    );
    expect((await readContentFolder(folder, contentTables)).content).toEqual(empty);
    expect(await pullContent(empty, folder)).toEqual([]);
  }
});

test('content that files cannot represent is an error, not a silent change', async () => {
  const content = sampleContent({
    posts: [{ ...samplePost(7), content: ' indented' }, samplePost(1)],
  });
  await expect(pullContent(content, newFolder())).rejects.toThrow('~ posts 7 "Post 7": content');
});

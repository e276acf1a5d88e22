import { readFileSync, rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contentTables } from '../app/content-tables.ts';
import { describeProblem } from './content-source.ts';
import { accepted } from './fixtures/accepted-content.ts';
import type { Change } from './fixtures/content-changes.ts';
import { openSample } from './fixtures/open-sample.ts';
import { refused, refusedFiles } from './fixtures/refused-content.ts';
import { SampleFolder } from './fixtures/sample-folder.ts';
import { readContentFolder } from './reading/content-folder.ts';

/**
 * The content rows of the catalog; publishing at the same time is covered by the PostgreSQL tests.
 */
const catalog = readFileSync(new URL('../../e2e/bad-inputs.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => (JSON.parse(line) as { name: string }).name)
  .filter(
    (name) => /^(?:row|file|config booking)/.test(name) && name !== 'file two publishs at once',
  );

/** Tried in all files at once: reading a large one starts a thread, which takes half a second. */
const LARGE = ['file 10 MB body in one field', 'file 100,000 deep nesting'];

test('every content row of the catalog is tested here', () => {
  expect(
    [
      ...Object.keys(refused),
      ...Object.keys(refusedFiles),
      ...Object.keys(accepted),
      'file empty array',
      'file same file twice',
    ].sort(),
  ).toEqual(catalog.sort());
});

describe('rejected: file, line and field are named, and what is served stays', () => {
  test.each(Object.entries(refused))('%s', async (_, [change, message]) => {
    await expectRefused(new SampleFolder(), change, message);
  });

  const files = [
    'site.yaml',
    'activities.yaml',
    'destinations.yaml',
    'events.yaml',
    'blog/0001-bats.md',
  ];
  const isLarge = (name: string) => LARGE.includes(name);
  const cases = Object.entries(refusedFiles)
    .filter(([name]) => !isLarge(name))
    .flatMap(([name, row]) => files.map((file) => [name, file, row] as const));
  test.each(cases)('%s in place of %s', async (_, file, [change, message]) => {
    await expectRefused(new SampleFolder(), (folder) => change(folder, file), message);
  });

  const large = Object.entries(refusedFiles).filter(([name]) => isLarge(name));
  test.each(large)('%s in place of every file', async (_, [change, message]) => {
    const sample = new SampleFolder();
    const all = (folder: SampleFolder) => {
      for (const file of files) change(folder, file);
    };
    const problems = await expectRefused(sample, all, message);
    for (const file of files) {
      const ofFile = problems.filter((problem) => problem.startsWith(sample.path(file)));
      expect(ofFile).toContainEqual(expect.stringMatching(message));
    }
  });
});

describe('accepted as plain text', () => {
  test.each(Object.entries(accepted))('%s', async (_, [change, check]) => {
    const folder = new SampleFolder();
    change(folder);
    const { content, problems } = await readContentFolder(folder.content, contentTables);
    expect(problems.map(describeProblem)).toEqual([]);
    if (content) check(content);
  });
});

describe('an empty list is content, an empty list in place of something else is a fault', () => {
  test('file empty array: the three lists and the blog may be empty, and the revision differs', async () => {
    const folder = new SampleFolder();
    const { store } = await openSample(folder);
    for (const list of ['activities', 'destinations', 'events']) folder.write(`${list}.yaml`, '[]');
    rmSync(folder.path('blog/0001-bats.md'));
    await expect
      .poll(() => store.current())
      .toMatchObject({ activities: [], destinations: [], events: [], posts: [] });
    expect(store.status().stale).toBe(false);
  });

  test.each([
    ['site.yaml', /site\.yaml:1: is a list, but must be a group of fields/],
    ['blog/0001-bats.md', /0001-bats\.md:1: has no front matter/],
  ])('file empty array in place of %s: rejected', async (file, message) => {
    await expectRefused(new SampleFolder(), (folder) => folder.write(file, '[]'), message);
  });

  test.each(['activities', 'destinations', 'events'])(
    '%s.yaml without entries has to say so',
    async (list) => {
      await expectRefused(
        new SampleFolder(),
        (folder) => folder.write(`${list}.yaml`, '# none\n'),
        /\.yaml:1 \w+: is empty; write \[\] if the list has no entries/,
      );
    },
  );
});

test('file same file twice: no change, the revision stays', async () => {
  const folder = new SampleFolder();
  const { store } = await openSample(folder);
  // Its share picture is made in the background and arrives as a separate revision.
  await expect.poll(() => store.current()?.posts[0]?.image).not.toHaveProperty('unshared');
  const before = store.current();
  for (const file of ['site.yaml', 'activities.yaml', 'blog/0001-bats.md'])
    folder.write(file, folder.read(file));
  const { store: again } = await openSample(folder);
  expect(again.current()?.revision).toBe(before?.revision);
  expect(store.current()).toBe(before);
});

/** Resolves to the problems that the log names. */
async function expectRefused(
  folder: SampleFolder,
  change: Change,
  message: RegExp,
): Promise<string[]> {
  const { store, recorded } = await openSample(folder);
  const before = store.current();
  change(folder);
  const { problems } = await recorded.entry('the content has faults');
  expect(problems).toContainEqual(expect.stringMatching(message));
  expect(problems?.[0]).toContain(folder.content);
  const after = store.current();
  expect(after?.site).toEqual(before?.site);
  for (const list of ['activities', 'destinations', 'events', 'posts'] as const)
    expect(after?.[list]).toEqual(expect.arrayContaining([...(before?.[list] ?? [])]));
  expect(store.status()).toMatchObject({ stale: true, heldBack: problems });
  // A publish takes all or nothing.
  expect((await readContentFolder(folder.content, contentTables)).content).toBeUndefined();
  return problems ?? [];
}

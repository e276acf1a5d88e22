import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleContent, samplePost } from '../fixtures/sample-content.ts';
import { describeChange } from '../merge/changes.ts';
import { newestContent } from './fixtures/publisher.ts';
import { openShared, phone } from './fixtures/shared-files.ts';

test('without a record, files like a version come from it; others are refused, and --mine publishes them', async () => {
  const { store, ann, ben } = await openShared();
  rmSync(join(ben.folder, '.guide-origin.json'));
  expect(await ben.publish()).toMatchObject({ version: undefined });
  rmSync(join(ben.folder, '.guide-origin.json'));
  await ann.edit((content) => ({
    ...phone('(830) 555-0101')(content),
    posts: [samplePost(9), ...content.posts],
  }));
  await ann.publish();
  await ben.edit(phone('(830) 555-0102'));
  for (const wishes of [{}, { merge: true }]) {
    const { base, both, theirs } = await ben.refusal(wishes);
    expect([base, both.differences.map(describeChange), theirs.map(describeChange)]).toEqual([
      undefined,
      ['~ site: phone'],
      ['+ posts 9 "Post 9"'],
    ]);
  }
  await ben.publish({ mine: true });
  expect(await newestContent(store)).toEqual(phone('(830) 555-0102')(sampleContent()));
});

test('without a record, --merge keeps what only one side has', async () => {
  const { store, ann, ben } = await openShared();
  rmSync(join(ben.folder, '.guide-origin.json'));
  await ann.edit((content) => ({ ...content, posts: [samplePost(9), ...content.posts] }));
  await ann.publish();
  await ben.edit((content) => ({ ...content, posts: [samplePost(8), ...content.posts] }));
  await ben.publish({ merge: true });
  expect((await newestContent(store)).posts.map(({ id }) => id)).toEqual([9, 8, 7, 1]);
});

test('a database that was restored and counts again is no version that the files come from', async () => {
  const { sql, store, ann } = await openShared();
  await ann.edit(phone('(830) 555-0101'));
  await ann.publish();
  await sql`update versions set tree = md5(tree)`;
  await ann.edit(phone('(830) 555-0102'));
  expect((await ann.refusal()).base).toBe(undefined);
  await ann.publish({ mine: true });
  expect((await newestContent(store)).site.phone).toBe('(830) 555-0102');
});

test.for<[string, string]>([
  ['cut short', '{"tree":'],
  ['of another kind', '{"revision":"1","digest":"1a2b3c4d"}'],
  ['with the marks of a Git conflict', '<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> b\n'],
])('a record %s is as good as none', async ([, text]) => {
  const { ann } = await openShared();
  await ann.edit(phone('(830) 555-0101'));
  writeFileSync(join(ann.folder, '.guide-origin.json'), text);
  expect((await ann.refusal()).base).toBe(undefined);
});

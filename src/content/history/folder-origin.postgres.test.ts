import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleContent, samplePost } from '../fixtures/sample-content.ts';
import { contentIn } from '../postgres/fixtures/database.ts';
import { eventTime, openShared, phone } from '../publish/fixtures/shared-files.ts';
import { describeChange } from '../publish/publish-changes.ts';

test('without a record, files like a publish come from it; others are refused, and --mine publishes them', async () => {
  const { sql, ann, ben } = await openShared();
  rmSync(join(ben.folder, '.guide-origin.json'));
  expect(await ben.publish()).toMatchObject({ id: undefined });
  rmSync(join(ben.folder, '.guide-origin.json'));
  await ann.edit((content) => ({
    ...phone('1')(content),
    posts: [samplePost(9), ...content.posts],
  }));
  await ann.publish();
  await ben.edit(phone('2'));
  for (const wishes of [{}, { merge: true }]) {
    const { base, both, theirs } = await ben.refusal(wishes);
    expect([base, both.differences.map(describeChange), theirs.map(describeChange)]).toEqual([
      undefined,
      ['~ site: phone'],
      ['+ posts 9 "Post 9"'],
    ]);
  }
  await ben.publish({ mine: true });
  expect(await contentIn(sql)).toEqual(phone('2')(sampleContent()));
});

test('without a record, --merge keeps what only one side has', async () => {
  const { sql, ann, ben } = await openShared();
  rmSync(join(ben.folder, '.guide-origin.json'));
  await ann.edit((content) => ({ ...content, posts: [samplePost(9), ...content.posts] }));
  await ann.publish();
  await ben.edit((content) => ({ ...content, posts: [samplePost(8), ...content.posts] }));
  await ben.publish({ merge: true });
  expect((await contentIn(sql)).posts.map(({ id }) => id)).toEqual([9, 8, 7, 1]);
});

test('a record of a publish that was deleted stands for the one before it', async () => {
  const { sql, ann } = await openShared();
  await ann.edit(phone('1'));
  const { id = 0 } = await ann.publish();
  await sql`delete from publishes where id = ${id}`;
  await ann.edit(eventTime(2, 'noon'));
  expect(await ann.publish()).toMatchObject({ changes: [{ list: 'events', key: 2 }] });
  await ann.edit(phone('2'));
  await sql`delete from publishes where id > 1`;
  expect((await ann.refusal()).both.ours.map(describeChange)).toEqual(['~ site: phone']);
});

test.for([
  ['was deleted with all others', 'delete from publishes'],
  ['has other content in a restored backup', `update publishes set content = '{}'`],
] as const)('a record of a publish that %s is as good as none', async ([, damage]) => {
  const { sql, ann } = await openShared();
  await sql.unsafe(damage);
  await ann.edit(phone('2'));
  expect((await ann.refusal()).base).toBe(undefined);
  await ann.publish({ mine: true });
  expect((await contentIn(sql)).site.phone).toBe('2');
});

test.for<[string, string]>([
  ['cut short', '{"digest":'],
  ['from before publishes were recorded', '{"revision":"1","digest":"1a2b3c4d"}'],
  ['with the marks of a Git conflict', '<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> b\n'],
])('a record %s is as good as none', async ([, text]) => {
  const { ann } = await openShared();
  await ann.edit(phone('1'));
  writeFileSync(join(ann.folder, '.guide-origin.json'), text);
  expect((await ann.refusal()).base).toBe(undefined);
});

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Content } from '../../model/content/content.ts';
import { sampleContent, undatedEvent } from '../fixtures/sample-content.ts';
import { samplePicture } from '../fixtures/sample-folder.ts';
import { ageFiles } from '../fixtures/write-folder.ts';
import { describeChange } from '../merge/changes.ts';
import { newestContent } from './fixtures/publisher.ts';
import { eventTime, openShared, phone, withoutEvent } from './fixtures/shared-files.ts';

test("an older copy with another edit does not undo a colleague's publish: it is refused, and --merge takes both", async () => {
  const { store, ann, ben } = await openShared();
  await ann.edit(phone('(830) 555-0100'));
  await ann.publish({ message: 'The new number' });
  await ben.edit(eventTime(2, 'noon'));
  const before = ben.files();
  const { base, since, theirs, ours, both } = await ben.refusal();
  expect(since.map(({ id, author, message }) => [id, author, message])).toEqual([
    [2, 'ann', 'The new number'],
  ]);
  expect([base?.id, theirs.map(describeChange), ours.map(describeChange)]).toEqual([
    1,
    ['~ site: phone'],
    ['~ events 2 "Market": time'],
  ]);
  expect(both).toEqual({ theirs: [], ours: [], differences: [] });
  expect(ben.files()).toEqual(before);
  expect(await store.history()).toHaveLength(2);

  const { changes, taken, version } = await ben.publish({ merge: true });
  expect([version?.id, changes.map(describeChange), taken.map(describeChange)]).toEqual([
    3,
    ['~ events 2 "Market": time'],
    ['~ site: phone'],
  ]);
  const both2 = phone('(830) 555-0100')(eventTime(2, 'noon')(sampleContent()));
  expect(await newestContent(store)).toEqual(both2);
  expect(await ben.read()).toEqual(both2);
  expect((await ben.publish()).version).toBe(undefined);
});

test('a merge writes what others have changed into the files, whose comments stay', async () => {
  const { ann, ben } = await openShared();
  await ann.edit(phone('(830) 555-0100'));
  await ann.publish();
  await ben.edit(eventTime(2, 'noon'));
  const file = join(ben.folder, 'site.yaml');
  writeFileSync(file, `# Ours\n${readFileSync(file, 'utf8')}# The end\n`);
  ageFiles(ben.folder);
  await ben.publish({ merge: true });
  expect(ben.files()['site.yaml']).toMatch(
    /^# Ours\n[\s\S]*phone: \(830\) 555-0100\n[\s\S]*# The end\n$/,
  );
});

test('an entry that both have changed is refused with both versions, even with --merge; --mine takes the files’', async () => {
  const { store, ann, ben } = await openShared();
  await ann.edit((content) => phone('(830) 555-0101')(eventTime(2, 'dusk')(content)));
  await ann.publish();
  await ben.edit(eventTime(2, 'noon'));
  for (const wishes of [{}, { merge: true }]) {
    const { theirs, ours, both } = await ben.refusal(wishes);
    expect([theirs.map(describeChange), ours]).toEqual([['~ site: phone'], []]);
    const times = [both.theirs, both.ours].map(([change]) => [
      change?.before?.time,
      change?.after?.time,
    ]);
    expect(times).toEqual([
      ['7 pm', 'dusk'],
      ['7 pm', 'noon'],
    ]);
  }
  await ben.publish({ mine: true });
  const { site, events } = await newestContent(store);
  expect([site.phone, events.find(({ id }) => id === 2)?.time]).toEqual(['(830) 555-0101', 'noon']);
  expect(await ben.read()).toEqual(await newestContent(store));
});

test('an entry that one removed and the other changed is a conflict; one that both removed is none', async () => {
  const { ann, ben } = await openShared();
  await ann.edit((content) => withoutEvent(1)(withoutEvent(2)(content)));
  await ann.publish();
  await ben.edit((content) => withoutEvent(1)(eventTime(2, 'noon')(content)));
  const { theirs, both } = await ben.refusal({ merge: true });
  expect([theirs, both.theirs.map(describeChange), both.ours.map(describeChange)]).toEqual([
    [],
    ['- events 2 "Market"'],
    ['~ events 2 "Market": time'],
  ]);
});

test('two new entries with the same number are a conflict; with other numbers both are taken, each in its place', async () => {
  const { store, ann, ben } = await openShared();
  const adding = (id: number) => (content: Content) => ({
    ...content,
    events: content.events.flatMap((event) =>
      event.id === 2 ? [event, { ...undatedEvent(id), title: `New ${id}`, date: 'May 1' }] : event,
    ),
  });
  await ann.edit(adding(9));
  await ann.publish();
  await ben.edit((content) => {
    const added = adding(9)(content);
    return { ...added, events: added.events.map((event) => ({ ...event, time: 'noon' })) };
  });
  expect((await ben.refusal({ merge: true })).both.ours.map(describeChange)).toContain(
    '+ events 9 "New 9"',
  );
  await ben.pull({ force: true });
  await ben.edit(withoutEvent(9));
  await ben.publish();
  await ann.edit(adding(10));
  await ann.publish({ merge: true });
  expect((await newestContent(store)).events.map(({ id }) => id)).toEqual([1, 2, 10, 3]);
});

test('a post that both have changed is a conflict as a whole; two new ones with one number are a fault', async () => {
  const { ann, ben } = await openShared();
  const excerpt = (text: string) => (content: Content) => ({
    ...content,
    posts: content.posts.map((post) => (post.id === 7 ? { ...post, excerpt: text } : post)),
  });
  await ann.edit(excerpt('Hers.'));
  await ann.publish();
  await ben.edit(excerpt('His.'));
  const { both } = await ben.refusal({ merge: true });
  expect(both.theirs.map(describeChange)).toEqual(['~ posts 7 "Post 7": excerpt']);
  await ben.pull({ force: true });
  for (const [publisher, name] of [
    [ann, 'a'],
    [ben, 'b'],
  ] as const)
    writeFileSync(
      join(publisher.folder, `blog/0090-${name}.md`),
      String(ann.files()['blog/0007-post-7.md']),
    );
  await ann.publish();
  await expect(ben.publish({ merge: true })).rejects.toThrow(/which is also the id of/);
});

test('files that hold nothing new are refused, too, and a pull makes them current', async () => {
  const { ann, ben } = await openShared();
  await ann.edit(phone('(830) 555-0101'));
  await ann.publish();
  const { theirs, ours } = await ben.refusal();
  expect([theirs.map(describeChange), ours]).toEqual([['~ site: phone'], []]);
  expect(await ben.pull()).toEqual([]);
  expect(await ben.publish()).toMatchObject({ changes: [], version: undefined });
});

test('a dry run of a merge says what it would take, and writes nothing', async () => {
  const { store, ann, ben } = await openShared();
  await ann.edit(phone('(830) 555-0101'));
  await ann.publish();
  await ben.edit(eventTime(2, 'noon'));
  const before = ben.files();
  const { changes, taken } = await ben.publish({ merge: true, dryRun: true });
  expect([changes.map(describeChange), taken.map(describeChange)]).toEqual([
    ['~ events 2 "Market": time'],
    ['~ site: phone'],
  ]);
  expect(ben.files()).toEqual(before);
  expect(await store.history()).toHaveLength(2);
});

test('a merge writes new pictures into the folder, byte for byte, and removes those that others removed', async () => {
  const { ann, ben } = await openShared();
  const picture = join(ann.folder, 'images/porch.svg');
  writeFileSync(picture, samplePicture);
  await ann.publish();
  await ben.edit(phone('(830) 555-0101'));
  const { theirs } = await ben.refusal();
  expect(theirs.map(describeChange)).toEqual(['+ picture porch.svg']);
  await ben.publish({ merge: true });
  expect(ben.files()['images/porch.svg']).toBe(samplePicture);
  rmSync(join(ben.folder, 'images/porch.svg'));
  await ben.publish();
  await ann.edit(eventTime(2, 'noon'));
  await ann.publish({ merge: true });
  expect(existsSync(picture)).toBe(false);
});

test('a merge whose entry names a picture that others have removed is refused', async () => {
  const { store, ann, ben } = await openShared();
  writeFileSync(join(ann.folder, 'images/porch.svg'), samplePicture);
  await ann.publish();
  ben.copy(ann);
  rmSync(join(ann.folder, 'images/porch.svg'));
  await ann.publish();
  await ben.edit(({ events, ...content }) => ({
    ...content,
    events: events.map((event) => ({ ...event, imageUrl: '/images/porch.svg' })),
  }));
  await expect(ben.publish({ merge: true })).rejects.toThrow(
    /merged: events\.yaml:\d+ .*names \/images\/porch\.svg, which is not in the images folder/,
  );
  expect(await store.history()).toHaveLength(3);
});

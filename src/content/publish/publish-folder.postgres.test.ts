import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Content } from '../../model/content/content.ts';
import { sampleContent, undatedEvent } from '../fixtures/sample-content.ts';
import { samplePicture } from '../fixtures/sample-folder.ts';
import { readHistory } from '../history/publish-history.ts';
import { contentIn } from '../postgres/fixtures/database.ts';
import { contentRows } from '../postgres/postgres-tables.ts';
import { eventTime, openShared, phone, withoutEvent } from './fixtures/shared-files.ts';
import { describeChange } from './publish-changes.ts';

test("an older copy with another edit does not undo a colleague's publish: it is refused, and --merge takes both", async () => {
  const { sql, ann, ben } = await openShared();
  await ann.edit(phone('(830) 555-0100'));
  await ann.publish({ message: 'The new number' });
  await ben.edit(eventTime(2, 'noon'));
  const before = ben.files();
  const { base, since, theirs, ours, both, undone, edited } = await ben.refusal();
  expect(since.map(({ id, publishedBy, message }) => [id, publishedBy, message])).toEqual([
    [2, 'ann', 'The new number'],
  ]);
  expect([base, edited, theirs.map(describeChange), ours.map(describeChange)]).toEqual([
    1,
    false,
    ['~ site: phone'],
    ['~ events 2 "Market": time'],
  ]);
  expect([both, undone]).toEqual([{ theirs: [], ours: [], differences: [] }, []]);
  expect(ben.files()).toEqual(before);
  expect(await readHistory(sql)).toHaveLength(2);

  const { changes, taken, id } = await ben.publish({ merge: true });
  expect([id, changes.map(describeChange), taken.map(describeChange)]).toEqual([
    3,
    ['~ events 2 "Market": time'],
    ['~ site: phone'],
  ]);
  const both2 = phone('(830) 555-0100')(eventTime(2, 'noon')(sampleContent()));
  expect(contentRows(await contentIn(sql))).toEqual(contentRows(both2));
  expect(contentRows(await ben.read())).toEqual(contentRows(both2));
  expect((await ben.publish()).id).toBe(undefined);
});

test('what database tools edit counts, and a merge writes it into the files, whose comments stay', async () => {
  const { sql, ann } = await openShared();
  const file = join(ann.folder, 'site.yaml');
  writeFileSync(file, `# Ours\n${ann.files()['site.yaml']}`);
  await sql`update site set phone = '(830) 555-0100'`;
  await ann.edit(eventTime(2, 'noon'));
  const { edited, theirs } = await ann.refusal();
  expect([edited, theirs.map(describeChange)]).toEqual([true, ['~ site: phone']]);
  expect(await ann.publish({ merge: true })).toMatchObject({ savedEdits: true, id: 3 });
  expect(ann.files()['site.yaml']).toMatch(/^# Ours\n[\s\S]*phone: \(830\) 555-0100\n/);
});

test('an entry that both have changed is refused with both versions, even with --merge; --mine takes the files’', async () => {
  const { sql, ann, ben } = await openShared();
  await ann.edit((content) => phone('1')(eventTime(2, 'dusk')(content)));
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
  const { site, events } = await contentIn(sql);
  expect([site.phone, events.find(({ id }) => id === 2)?.time]).toEqual(['1', 'noon']);
  expect(contentRows(await ben.read())).toEqual(contentRows(await contentIn(sql)));
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
  const { sql, ann, ben } = await openShared();
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
  expect((await contentIn(sql)).events.map(({ id }) => id)).toEqual([1, 2, 10, 3]);
});

test('files that hold nothing new are refused, too, and a pull makes them current', async () => {
  const { ann, ben } = await openShared();
  await ann.edit(phone('1'));
  await ann.publish();
  const { theirs, ours } = await ben.refusal();
  expect([theirs.map(describeChange), ours]).toEqual([['~ site: phone'], []]);
  expect(await ben.pull()).toEqual([]);
  expect(await ben.publish()).toMatchObject({ changes: [], id: undefined });
});

test('faulty rows in the database are not merged into the files', async () => {
  const { sql, ann } = await openShared();
  await sql`update events set date = '13 14' where id = 2`;
  await ann.edit(phone('1'));
  const before = ann.files();
  await expect(ann.publish({ merge: true })).rejects.toThrow(
    'events id 2.date: must name the month',
  );
  expect(ann.files()).toEqual(before);
});

test('a dry run of a merge says what it would take, and writes nothing', async () => {
  const { sql, ann, ben } = await openShared();
  await ann.edit(phone('1'));
  await ann.publish();
  await ben.edit(eventTime(2, 'noon'));
  const before = ben.files();
  const { changes, taken } = await ben.publish({ merge: true, dryRun: true });
  expect([changes.map(describeChange), taken.map(describeChange)]).toEqual([
    ['~ events 2 "Market": time'],
    ['~ site: phone'],
  ]);
  expect(ben.files()).toEqual(before);
  expect(await readHistory(sql)).toHaveLength(2);
});

test('a merge writes new pictures into the folder, byte for byte, and removes those that others removed', async () => {
  const { ann, ben } = await openShared();
  const picture = join(ann.folder, 'images/porch.svg');
  writeFileSync(picture, samplePicture);
  await ann.publish();
  await ben.edit(phone('1'));
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

test('a word that a new version of the program adds is nobody’s change', async () => {
  const { sql, ann } = await openShared();
  const words = (change: string) =>
    sql.unsafe(`update page_words set words = (words::jsonb ${change})::json where page = 'blog'`);
  await words(`- 'description'`);
  expect(await ann.pull()).toEqual([]);
  await words(`|| '{"intro": "Tales."}'`);
  await ann.edit(phone('1'));
  const { theirs, both } = await ann.refusal();
  expect([theirs.map(describeChange), both.ours]).toEqual([['~ page blog: intro'], []]);
  await ann.publish({ merge: true });
  expect((await ann.read()).words.blog).toMatchObject({ intro: 'Tales.' });
});

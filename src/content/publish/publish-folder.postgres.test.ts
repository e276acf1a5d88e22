import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Content } from '../../model/content.ts';
import { sampleContent, samplePost, undatedEvent } from '../fixtures/sample-content.ts';
import { readHistory } from '../history/publish-history.ts';
import {
  contentIn,
  openConnection,
  openDatabase,
  rollBack,
} from '../postgres/fixtures/database.ts';
import { contentRows } from '../postgres/postgres-tables.ts';
import { Publisher } from './fixtures/publisher.ts';
import { describeChange } from './publish-changes.ts';

/** Ann and Ben, whose files hold the same published content. */
async function openShared(content = sampleContent()) {
  const { sql, url } = await openDatabase();
  const ann = new Publisher(sql, 'ann');
  const ben = new Publisher(openConnection(url), 'ben');
  onTestFinished(() => {
    for (const publisher of [ann, ben]) publisher[Symbol.dispose]();
  });
  await ann.write(content);
  await ann.publish();
  await ben.pull();
  return { sql, ann, ben };
}

const phone =
  (phone: string) =>
  ({ site, ...content }: Content): Content => ({ ...content, site: { ...site, phone } });

const eventTime =
  (id: number, time: string) =>
  ({ events, ...content }: Content): Content => ({
    ...content,
    events: events.map((event) => (event.id === id ? { ...event, time } : event)),
  });

const withoutEvent =
  (id: number) =>
  ({ events, ...content }: Content): Content => ({
    ...content,
    events: events.filter((event) => event.id !== id),
  });

const lines = (changes: Parameters<typeof describeChange>[0][] | readonly never[]) =>
  changes.map(describeChange);

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

test('a rollback sticks: older files say what they would bring back, --again does so, --merge does not', async () => {
  for (const again of [false, true]) {
    const { sql, ann } = await openShared();
    await ann.edit((content) => phone('1')(eventTime(1, 'dusk')(content)));
    await ann.publish();
    await rollBack(sql, 1);
    await ann.edit(eventTime(2, 'noon'));
    const { undone, theirs, ours } = await ann.refusal();
    expect([undone.map(describeChange), theirs, ours.map(describeChange)]).toEqual([
      ['~ site: phone', '~ events 1 "Fair": time'],
      [],
      ['~ events 2 "Market": time'],
    ]);
    await ann.publish(again ? { again: true } : { merge: true });
    const { site, events } = await contentIn(sql);
    const kept = sampleContent();
    expect([site.phone, ...events.map(({ time }) => time)]).toEqual([
      again ? '1' : kept.site.phone,
      again ? 'dusk' : kept.events[0]?.time,
      'noon',
      kept.events[2]?.time,
    ]);
  }
});

test("--again brings back only what the rollback took back, not what a colleague's publish changed", async () => {
  const { sql, ann, ben } = await openShared();
  await ann.edit(phone('1'));
  await ann.publish();
  await rollBack(sql, 1);
  await ben.pull();
  await ben.edit(eventTime(1, 'dusk'));
  await ben.publish();
  expect((await ann.refusal({ again: true })).theirs.map(describeChange)).toEqual([
    '~ events 1 "Fair": time',
  ]);
  await ann.publish({ again: true, merge: true });
  const { site, events } = await contentIn(sql);
  expect([site.phone, events[0]?.time]).toEqual(['1', 'dusk']);
});

test('publish, roll back, pull, publish: the same content, byte by byte', async () => {
  const { sql, ann } = await openShared();
  const before = ann.files();
  const text = async () =>
    JSON.stringify(await sql`select content::text as text from publishes order by id desc limit 1`);
  const published = await text();
  await ann.edit((content) =>
    phone('(830) 555-0100')(withoutEvent(1)(eventTime(3, 'noon')(content))),
  );
  await ann.publish();
  await rollBack(sql, 1);
  expect(await text()).toBe(published);
  expect(await ann.pull()).toEqual([]);
  expect(await ann.publish()).toMatchObject({ changes: [], id: undefined });
  expect(ann.files()).toEqual(before);
});

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
  expect([lines(changes), lines(taken)]).toEqual([
    ['~ events 2 "Market": time'],
    ['~ site: phone'],
  ]);
  expect(ben.files()).toEqual(before);
  expect(await readHistory(sql)).toHaveLength(2);
});

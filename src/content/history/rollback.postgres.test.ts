import { expect, test } from 'vitest';
import { sampleContent } from '../fixtures/sample-content.ts';
import { contentIn, rollBack } from '../postgres/fixtures/database.ts';
import { eventTime, openShared, phone, withoutEvent } from '../publish/fixtures/shared-files.ts';
import { describeChange } from '../publish/publish-changes.ts';

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

import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentTables } from '../app/content-tables.ts';
import { openSample } from '../content/fixtures/open-sample.ts';
import { SampleFolder, sampleEvent } from '../content/fixtures/sample-folder.ts';
import type { ContentStore } from '../content/serving/content-store.ts';
import { readLastGood } from '../content/serving/last-good.ts';
import { guideInMemory, text } from './fixtures/guide-in-memory.ts';

const PATHS = ['/', '/events', '/api/events', '/feed.xml', '/sitemap.xml'];

const fair = { ...sampleEvent, title: 'Fair' };
const market = { ...sampleEvent, id: 2, title: 'Market' };

/** What a server with this store answers. */
async function answersOf(store: ContentStore) {
  const guide = await guideInMemory({ store });
  const responses = await Promise.all(PATHS.map((path) => guide.get(path)));
  return {
    revision: responses[0]?.headers['x-revision'],
    tags: responses.map(({ headers }) => headers.etag),
    bodies: responses.map(text),
    readiness: JSON.parse(text(await guide.get('/readyz'))) as Record<string, unknown>,
  };
}

/** What is served is also what a restart begins with. */
async function untilSaved(folder: SampleFolder, store: ContentStore): Promise<void> {
  const saved = async () => (await readLastGood(folder.lastGood, contentTables)).snapshot.revision;
  await expect.poll(saved).toBe(store.current()?.revision);
}

test('servers with different pasts never serve different content under one revision', async () => {
  const folder = new SampleFolder();
  folder.writeRows('events', [fair, market]);
  const { store: old, next } = await openSample(folder);
  const edited = next();
  folder.writeRows('events', [
    { ...fair, title: 'Great Fair' },
    { ...market, date: '13 14' },
  ]);
  await edited;
  await untilSaved(folder, old);
  rmSync(folder.lastGood);
  const { store: fresh } = await openSample(folder);
  const [one, other] = [await answersOf(old), await answersOf(fresh)];
  expect(one.bodies[2]).toContain('"Market"');
  expect(other.bodies[2]).not.toContain('"Market"');
  expect(other.bodies[2]).toContain('"Great Fair"');
  expect(one.revision).not.toBe(other.revision);
  for (const [index, tag] of one.tags.entries())
    expect(tag === other.tags[index]).toBe(one.bodies[index] === other.bodies[index]);
  expect(one.readiness).toMatchObject({
    stale: true,
    heldBack: [expect.stringMatching(/events\.yaml:2 “Market” date: .*keeps its last good form$/)],
  });
  expect(other.readiness).toMatchObject({
    stale: true,
    heldBack: [expect.stringMatching(/events\.yaml:2 “Market” date: .*events 2 is left out$/)],
  });

  folder.writeRows('events', [fair]);
  const revisions = () => new Set([old, fresh].map((store) => store.current()?.revision));
  await expect.poll(() => revisions().size).toBe(1);
});

test('the same content has the same revision, also after a restart with a fault', async () => {
  const folder = new SampleFolder();
  folder.writeRows('events', [fair, market]);
  const { store, next } = await openSample(folder);
  const edited = next();
  folder.writeRows('events', [
    { ...market, date: '13 14' },
    { ...fair, title: 'Great Fair' },
  ]);
  await edited;
  await untilSaved(folder, store);
  await store.close();
  const before = await answersOf(store);
  const { store: again } = await openSample(folder);
  expect(await answersOf(again)).toMatchObject({ revision: before.revision, tags: before.tags });
});

import { renameSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import type { ContentSource } from '../content-source.ts';
import { openSample, sampleSource } from '../fixtures/open-sample.ts';
import { RecordedLog } from '../fixtures/recorded-log.ts';
import { changedActivity, SampleFolder } from '../fixtures/sample-folder.ts';
import { openContentStore } from './content-store.ts';
import { LastGoodKeeper } from './last-good-keeper.ts';

/** In milliseconds. */
const limits = { startPatience: 100, firstPause: 20, longestPause: 100, diskPause: 100 };

describe('a source that fails', () => {
  test('only one read runs at a time; changes during it trigger one more', async () => {
    const folder = new SampleFolder();
    let reads = 0;
    let underWay = 0;
    let most = 0;
    let change = () => {};
    const { recorded } = await openSample(folder, (source) => ({
      ...source,
      async read() {
        reads += 1;
        underWay += 1;
        most = Math.max(most, underWay);
        await pause(50);
        underWay -= 1;
        return source.read();
      },
      async watch(changed) {
        change = changed;
        return async () => {};
      },
    }));
    for (let index = 0; index < 100; index += 1) change();
    await expect.poll(() => reads).toBe(3);
    await pause(200);
    expect([reads, most]).toEqual([3, 1]);
    expect(recorded.entries.filter(({ level }) => level >= 50)).toEqual([]);
  });

  test('one that is just slow on the very first start is not a fault', async () => {
    const slow = (source: ContentSource): ContentSource => ({
      ...source,
      async read() {
        await pause(3 * limits.startPatience);
        return source.read();
      },
    });
    const { store, recorded, next } = await openSample(new SampleFolder(), slow, limits);
    expect(store.current()).toBeUndefined();
    expect((await next()).activities).toHaveLength(1);
    expect(recorded.entries.map(({ level, msg }) => [level, msg])).toEqual([
      [30, 'the content is still being read'],
    ]);
  });

  test('is read again after a pause, is logged once, and recovers on its own', async () => {
    const folder = new SampleFolder();
    let isDown = true;
    let reads = 0;
    const read = (source: ContentSource) => {
      reads += 1;
      return isDown ? Promise.reject(new Error('no route to the database')) : source.read();
    };
    const { store, recorded, next } = await openSample(
      folder,
      (source) => ({ ...source, read: () => read(source) }),
      limits,
    );
    expect(store.current()).toBeUndefined();
    await expect.poll(() => reads).toBeGreaterThan(3);
    expect(recorded.entries.filter(({ msg }) => msg.includes('cannot be read'))).toHaveLength(1);
    isDown = false;
    expect((await next()).activities).toHaveLength(1);
    expect(store.status().stale).toBe(false);
  });

  test('hangs: the last good content is served after a while', async () => {
    const folder = new SampleFolder();
    await (await openSample(folder)).store.close();
    const { store } = await openSample(
      folder,
      (source) => ({ ...source, read: () => new Promise(() => {}) }),
      limits,
    );
    expect(store.status()).toMatchObject({
      stale: true,
      revision: expect.stringMatching(/^files-/),
    });
  });

  test('a listener that throws does not keep the new content from the others', async () => {
    const folder = new SampleFolder();
    const { store, recorded, next } = await openSample(folder);
    store.subscribe(() => {
      throw new Error('broken listener');
    });
    const changed = next();
    folder.writeRows('activities', [changedActivity]);
    await changed;
    await recorded.entry('could not take the new content');
  });

  test('a disk that hangs keeps no edit from being shown', async () => {
    vi.spyOn(LastGoodKeeper.prototype, 'keep').mockReturnValue(new Promise(() => {}));
    onTestFinished(() => void vi.restoreAllMocks());
    const folder = new SampleFolder();
    const patient = { ...limits, startPatience: 3_000 };
    const { store } = await openSample(folder, undefined, patient);
    folder.writeRows('activities', [changedActivity]);
    const title = () => store.current()?.activities[0]?.title;
    await expect.poll(title, { timeout: 10_000 }).toBe(changedActivity.title);
  });

  test('a closed store reads nothing anymore', async () => {
    const folder = new SampleFolder();
    const recorded = new RecordedLog();
    let reads = 0;
    const inner = sampleSource(folder, recorded);
    const source: ContentSource = {
      ...inner,
      read() {
        reads += 1;
        return inner.read();
      },
    };
    const store = await openContentStore({
      tables: contentTables,
      source,
      lastGoodFile: folder.lastGood,
      log: recorded.log,
    });
    await store.close();
    folder.writeRows('activities', [changedActivity]);
    await pause(400);
    expect(reads).toBe(1);
  });
});

test('a missing content folder is reported once, by its setting, and noticed when it appears', async () => {
  const folder = new SampleFolder();
  renameSync(folder.content, `${folder.root}/elsewhere`);
  const { store, recorded, next } = await openSample(folder);
  const { problems } = await recorded.entry('the content has faults');
  expect(problems).toEqual([
    'CONTENT_DIR: does not point to a folder that can be read; create that folder, or correct the setting',
  ]);
  expect(store.current()).toBeUndefined();
  const snapshot = next();
  renameSync(`${folder.root}/elsewhere`, folder.content);
  expect((await snapshot).activities).toHaveLength(1);
});

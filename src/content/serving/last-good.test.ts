import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { openSample } from '../fixtures/open-sample.ts';
import { RecordedLog } from '../fixtures/recorded-log.ts';
import { sampleContent } from '../fixtures/sample-content.ts';
import { changedActivity, SampleFolder, samplePost } from '../fixtures/sample-folder.ts';
import { createSnapshot } from '../snapshot.ts';
import { contentLines } from './content-lines.ts';
import { CONTENT_STORE_LIMITS } from './content-store-limits.ts';
import { readLastGood, writeLastGood } from './last-good.ts';
import { LastGoodKeeper } from './last-good-keeper.ts';

describe('the last good content', () => {
  test('is served, marked as stale, on a start with faulty content, until the content is fixed', async () => {
    const folder = new SampleFolder();
    const first = await openSample(folder);
    const good = first.store.current();
    await first.store.close();
    folder.write('activities.yaml', '');
    const { store, recorded, next } = await openSample(folder);
    expect(store.current()).toEqual(good);
    expect(store.status()).toMatchObject({ stale: true, revision: good?.revision });
    await recorded.entry('the content has faults; everything without a fault is served');
    const repaired = next();
    folder.writeRows('activities', [changedActivity]);
    expect((await repaired).activities[0]?.title).toBe('Changed');
  });

  test('without one, nothing is served until the site can be read', async () => {
    const folder = new SampleFolder();
    const site = folder.read('site.yaml');
    folder.write('site.yaml', '');
    const { store, next } = await openSample(folder);
    expect(store.status()).toEqual({
      source: 'files',
      revision: undefined,
      readAt: undefined,
      stale: true,
      heldBack: [],
    });
    const repaired = next();
    folder.write('site.yaml', site);
    expect((await repaired).activities).toHaveLength(1);
  });

  test('one from before there were own pages is used: it has none', async () => {
    const folder = new SampleFolder();
    const { ownPages, ...older } = sampleContent();
    const lines = [...contentLines({ ...older, ownPages })].map((line) => JSON.parse(line));
    const copy = lines.filter((line) => !('ownPages' in line));
    mkdirSync(dirname(folder.lastGood), { recursive: true });
    writeFileSync(folder.lastGood, lastGoodOf({ revision: 'old', readAt: 0 }, ...copy));
    const { snapshot } = await readLastGood(folder.lastGood, contentTables);
    expect([lines.length - copy.length, snapshot]).toEqual([
      ownPages.length,
      { ...older, ownPages: [], revision: 'old' },
    ]);
  });

  test('returns the owner’s own pages', async () => {
    const folder = new SampleFolder();
    const snapshot = createSnapshot(sampleContent(), 'r1');
    await writeLastGood(folder.lastGood, { snapshot, readAt: 0 });
    expect((await readLastGood(folder.lastGood, contentTables)).snapshot).toEqual(snapshot);
  });

  test('a disk that cannot be written is logged, and the site is not affected', async () => {
    const folder = new SampleFolder();
    folder.fillDisk();
    const { store, recorded, next } = await openSample(folder);
    await recorded.entry('could not be saved to disk');
    const changed = next();
    folder.writeRows('activities', [changedActivity]);
    expect((await changed).activities[0]?.title).toBe('Changed');
    expect(store.status().stale).toBe(false);
  });

  test('is saved as soon as the disk has room again, without an edit; the failure is logged once', async () => {
    const folder = new SampleFolder();
    const disk = folder.fillDisk();
    const limits = { ...CONTENT_STORE_LIMITS, diskPause: 50 };
    const { store, recorded } = await openSample(folder, undefined, limits);
    await recorded.entry('could not be saved to disk');
    await pause(200);
    disk.free();
    await recorded.entry('is saved to disk again');
    expect((await readLastGood(folder.lastGood, contentTables)).snapshot.revision).toBe(
      store.current()?.revision,
    );
    expect(
      recorded.entries.filter(({ msg }) => msg.includes('could not be saved to disk')),
    ).toHaveLength(1);
  });

  test('returns any text in the content unchanged, including separators that some line readers split at', async () => {
    const folder = new SampleFolder();
    folder.writePost('0001-bats.md', samplePost, 'One\u2028two\u2029three, “four” – five\r\nsix.');
    const { store } = await openSample(folder);
    expect(store.current()?.posts[0]?.content).toContain('One\u2028two\u2029three');
    await store.close();
    expect((await readLastGood(folder.lastGood, contentTables)).snapshot).toEqual(store.current());
  });

  test('is the newest, also if that comes while the one before is being written', async () => {
    const { lastGood: file } = new SampleFolder();
    const { log } = new RecordedLog();
    const keeper = new LastGoodKeeper({ file, tables: contentTables, log, pause: 100 });
    const keep = (revision: string) =>
      keeper.keep({ snapshot: createSnapshot(sampleContent(), revision), readAt: 0 });
    const first = keep('r1');
    await pause(0);
    await Promise.all([first, keep('r2')]);
    expect((await readLastGood(file, contentTables)).snapshot.revision).toBe('r2');
  });

  test('is complete at all times: it is written under another name, then renamed, and no part is left', async () => {
    const folder = new SampleFolder();
    const { store } = await openSample(folder);
    await store.close();
    expect((await readLastGood(folder.lastGood, contentTables)).snapshot).toEqual(store.current());
    mkdirSync(`${folder.root}/other`);
    rmSync(folder.lastGood);
    mkdirSync(folder.lastGood);
    const { recorded } = await openSample(folder);
    await recorded.entry('could not be saved to disk');
    expect(existsSync(`${folder.lastGood}.part`)).toBe(false);
  });
});

function lastGoodOf(...entries: object[]): string {
  const lines = entries.map((entry) => JSON.stringify(entry));
  const checksum = createHash('sha256').update(lines.join('')).digest('hex');
  return [...lines, JSON.stringify({ checksum })].join('\n');
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { RecordedLog } from '../fixtures/recorded-log.ts';
import { SampleFolder, sampleEvent } from '../fixtures/sample-folder.ts';
import { fileSetsOf } from '../versions/file-sets.ts';
import { FolderFollower } from './follow-folder.ts';

/** The owner's folder, what follows it, and how often it has said that there is something to load. */
async function openFolder() {
  const folder = new SampleFolder();
  const data = join(folder.cache, 'data');
  const follower = new FolderFollower({
    ...{ folder: folder.content, dataFolder: data, log: new RecordedLog().log },
    fileSets: fileSetsOf(contentTables),
  });
  onTestFinished(() => follower.close());
  const changed = vi.fn();
  onTestFinished(await follower.watch(changed));
  return { folder, data, follower, changed };
}

test('while another program writes versions, the last one is served; the next is taken a second later', async () => {
  const { folder, data, follower, changed } = await openFolder();
  const first = await follower.load();
  expect(first.addresses).not.toEqual([]);
  const writer = new DatabaseSync(join(data, 'versions.sqlite'));
  writer.exec('begin immediate');
  folder.writeRows('events', [{ ...sampleEvent, time: 'dusk' }]);
  expect(await follower.load()).toEqual(first);
  writer.exec('rollback');
  writer.close();
  changed.mockClear();
  await expect.poll(() => changed).toHaveBeenCalled();
  const next = await follower.load();
  expect(readFileSync(join(next.folder, 'events.yaml'), 'utf8')).toContain('dusk');
  expect(next.addresses).toEqual(first.addresses);
});

test('DATA_DIR can be used again: versions are kept within a minute, without an edit', async () => {
  const { data, follower, changed } = await openFolder();
  writeFileSync(data, '');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await follower.load();
  rmSync(data);
  vi.advanceTimersByTime(60_000);
  expect(changed).toHaveBeenCalledOnce();
  vi.useRealTimers();
  expect((await follower.load()).folder).toContain(join(data, 'trees'));
});

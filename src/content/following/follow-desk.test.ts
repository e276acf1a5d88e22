import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { RecordedLog } from '../fixtures/recorded-log.ts';
import { SampleFolder, sampleEvent, samplePost } from '../fixtures/sample-folder.ts';
import { fileSetsOf } from '../versions/file-sets.ts';
import { SqliteStore } from '../versions/sqlite-store.ts';
import { FolderTaker } from '../versions/take-folder.ts';
import { FolderFollower } from './follow-folder.ts';

/** A site whose folder is followed, and the store that its desk writes to. */
function openSite() {
  const folder = new SampleFolder();
  const dataFolder = join(folder.cache, 'data');
  const { log } = new RecordedLog();
  const fileSets = fileSetsOf(contentTables);
  const follower = new FolderFollower({ folder: folder.content, dataFolder, fileSets, log });
  const store = new SqliteStore(dataFolder);
  onTestFinished(() => {
    follower.close();
    store.close();
    vi.restoreAllMocks();
  });
  return { folder, follower, store };
}

test('what the desk has published is served at once, while somebody is still saving files; theirs come once they rest', async () => {
  const { folder, follower, store } = openSite();
  const changed = vi.fn();
  const stop = await follower.watch(changed);
  onTestFinished(stop);
  await follower.load();
  let isSaving = true;
  const saving = (async () => {
    for (let post = 2; post < 40 && isSaving; post += 1) {
      folder.writePost('0002-more.md', { ...samplePost, title: `Draft ${post}` }, 'More.');
      await pause(250);
    }
    isSaving = false;
  })();
  await pause(300);
  const loading = follower.load();
  const newest = await store.newest();
  const text = `- ${JSON.stringify({ ...sampleEvent, time: 'noon' })}\n`;
  const changes = new Map([['events.yaml', store.objects.add(Buffer.from(text))]]);
  await store.commit(newest?.id, changes, { author: 'Ruth', message: '', kind: 'publish' });
  folder.write('events.yaml', text);
  const { folder: tree } = await loading;
  expect(isSaving).toBe(true);
  expect(readFileSync(join(tree, 'events.yaml'), 'utf8')).toBe(text);
  expect(changed).toHaveBeenCalled();
  isSaving = false;
  await saving;
  const { folder: later } = await follower.load();
  expect(readFileSync(join(later, 'blog/0002-more.md'), 'utf8')).toContain('Draft');
  expect(readFileSync(join(later, 'events.yaml'), 'utf8')).toBe(text);
});

test('while the desk is exchanging the files of its version, what lies in the folder is no version of its own', async () => {
  const { folder, follower, store } = openSite();
  await follower.load();
  const newest = await store.newest();
  folder.writePost('0002-more.md', samplePost, 'More.');
  const published = `- ${JSON.stringify({ ...sampleEvent, time: 'noon' })}\n`;
  const take = FolderTaker.prototype.take;
  vi.spyOn(FolderTaker.prototype, 'take').mockImplementationOnce(async function (
    this: FolderTaker,
    before,
  ) {
    const taken = await take.call(this, before);
    const changes = new Map([['events.yaml', store.objects.add(Buffer.from(published))]]);
    await store.commit(newest?.id, changes, { author: 'Ruth', message: '', kind: 'publish' });
    return taken;
  });
  const { folder: tree } = await follower.load();
  expect(readFileSync(join(tree, 'events.yaml'), 'utf8')).toBe(published);
  expect((await store.newest())?.author).toBe('Ruth');
});

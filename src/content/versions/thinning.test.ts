import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyVersions } from './copy-versions.ts';
import { SqliteStore } from './sqlite-store.ts';
import { versionsToThin } from './thinning.ts';
import type { Version } from './version.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 26);

/** One version for each number of days ago, the newest first. */
const history = (...ages: number[]): Version[] =>
  ages.map((age, index) => ({
    ...{ author: 'ann', message: '', kind: 'folder', tree: '' },
    id: ages.length - index,
    time: new Date(NOW - age * DAY),
  }));

test('all versions of 90 days stay, then the last of each week, and always the newest', () => {
  // 2026-11-26 is a Thursday, and weeks are counted from Thursdays.
  expect(versionsToThin(history(0, 1, 1, 89, 90, 91, 92, 97, 98, 99, 105), NOW)).toEqual([4, 3, 1]);
  expect(versionsToThin(history(400, 400, 400), NOW)).toEqual([1]);
  expect(versionsToThin([], NOW)).toEqual([]);
});

const note = { author: 'ann', message: 'Prices', kind: 'folder' } as const;

function openStore(): SqliteStore {
  const folder = mkdtempSync(join(tmpdir(), 'guide-data-'));
  const opened = new SqliteStore(folder);
  onTestFinished(() => {
    opened.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return opened;
}

const commit = async (store: SqliteStore, base: number | undefined, text: string) =>
  await store.commit(base, new Map([[text, store.objects.add(Buffer.from(text))]]), note);

test('bytes that the store has lost are left out of a copy, which names them and holds the rest', async () => {
  const [store, copy] = [openStore(), openStore()];
  await commit(store, undefined, 'a');
  await commit(store, 1, 'b');
  await commit(store, 2, 'c');
  const lost = (await store.read(2)).get('b') ?? '';
  rmSync(store.objects.pathOf(lost));
  expect(await copyVersions(store, copy)).toEqual({ copied: 3, lost: new Map([['b', 2]]) });
  expect(await copy.history()).toEqual(await store.history());
  expect(await copy.missing((await copy.read(3)).values())).toEqual(new Set([lost]));
});

test('a copy holds the same versions, and takes only new ones the next time', async () => {
  const [store, copy] = [openStore(), openStore()];
  await commit(store, undefined, 'a');
  await commit(store, 1, 'b');
  expect(await copyVersions(store, copy)).toMatchObject({ copied: 2 });
  await commit(store, 2, 'c');
  const address = { list: 'events', key: '1', path: '/events/fair' };
  await store.remember([address]);
  expect(await copyVersions(store, copy)).toMatchObject({ copied: 1 });
  expect(await copy.addresses()).toEqual([address]);
  expect(await copy.history()).toEqual(await store.history());
  for (const id of [1, 2, 3]) expect(await copy.read(id)).toEqual(await store.read(id));
  expect(await copy.missing((await store.read(3)).values())).toEqual(new Set());
  await store.thin([2]);
  await store.commit(3, new Map([['b', null]]), note);
  await store.thin([3]);
  await store.removeUnused();
  expect(store.objects.has((await copy.read(3)).get('b') ?? '')).toBe(true);
});

test('a copy of another history takes nothing, however long that is', async () => {
  const [first, second, copy] = [openStore(), openStore(), openStore()];
  await commit(first, undefined, 'a');
  await commit(first, 1, 'b');
  await copyVersions(first, copy);
  const held = await copy.history();
  for (const [base, text] of [undefined, 'b', 'c'].entries()) {
    await commit(second, base || undefined, `other ${text}`);
    await expect(copyVersions(second, copy)).rejects.toThrow('holds another history');
  }
  expect(await copy.history()).toEqual(held);
  // Thinned, it has none of the numbers that the copy has.
  await second.thin([1, 2]);
  await expect(copyVersions(second, copy)).rejects.toThrow('holds another history');
  expect(await copy.history()).toEqual(held);
});

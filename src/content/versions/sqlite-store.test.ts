import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { testStore } from '../fixtures/store-contract.ts';
import { SqliteStore } from './sqlite-store.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guide-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function openIn(folder: string): SqliteStore {
  const store = new SqliteStore(folder, 100);
  onTestFinished(() => store.close());
  return store;
}

testStore('SQLite', async () => {
  const folder = newFolder();
  return { store: openIn(folder), other: openIn(folder) };
});

test('a file of a newer program is refused', () => {
  const folder = newFolder();
  openIn(folder).close();
  const database = new DatabaseSync(join(folder, 'versions.sqlite'));
  database.exec('pragma user_version = 99');
  database.close();
  expect(() => openIn(folder)).toThrow('newer version of the guide');
});

test.for<[string, (file: string) => void]>([
  ['was cut off', (file) => truncateSync(file, 5_000)],
  ['holds something else', (file) => writeFileSync(file, 'Peaches.'.repeat(1_000))],
])('a file that %s is an error, and not a process that ends', async ([, damage]) => {
  const folder = newFolder();
  openIn(folder).close();
  damage(join(folder, 'versions.sqlite'));
  await expect(async () => await openIn(folder).history()).rejects.toThrow(
    /versions\.sqlite is damaged\. Put back a copy of it, or move it away/,
  );
});

test('a file that somebody else has locked is an error after a moment', async () => {
  const folder = newFolder();
  const store = openIn(folder);
  const holder = new DatabaseSync(join(folder, 'versions.sqlite'));
  holder.exec('begin immediate');
  await expect(
    store.commit(undefined, new Map(), { author: 'a', message: '', kind: 'folder' }),
  ).rejects.toThrow('locked');
  holder.exec('rollback');
  holder.close();
  await store.commit(undefined, new Map(), { author: 'a', message: '', kind: 'folder' });
});

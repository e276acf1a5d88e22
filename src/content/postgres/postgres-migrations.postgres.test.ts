import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openConnection, openDatabase } from './fixtures/database.ts';
import { migrate, requireMigrations } from './postgres-migrations.ts';

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'guide-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** A database without the guide's own migrations. */
async function openEmpty() {
  const { sql, url } = await openDatabase();
  await sql`drop schema public cascade`;
  await sql`create schema public`;
  return { sql, url };
}

test('migrations are applied in numerical order, once', async () => {
  const { sql } = await openEmpty();
  const folder = folderOf({
    '0002-b.sql': 'insert into t values (2)',
    '0001-a.sql': 'create table t (n integer)',
    'notes.txt': 'nothing',
  });
  expect(await migrate(sql, folder)).toEqual(['0001-a.sql', '0002-b.sql']);
  expect(await migrate(sql, folder)).toEqual([]);
  expect(await sql`select n from t`).toHaveLength(1);
});

test('two processes that migrate at once take turns', async () => {
  const { url, sql } = await openEmpty();
  const folder = folderOf({ '0001-a.sql': 'create table t (n integer); select pg_sleep(0.3)' });
  const applied = await Promise.all([migrate(sql, folder), migrate(openConnection(url), folder)]);
  expect(applied.flat()).toEqual(['0001-a.sql']);
});

test('one that fails leaves nothing behind, not even of those before it', async () => {
  const { sql } = await openEmpty();
  const folder = folderOf({
    '0001-a.sql': 'create table t (n integer)',
    '0002-b.sql': 'insert into nowhere values (1)',
  });
  await expect(migrate(sql, folder)).rejects.toThrow('nowhere');
  const [row] = await sql`select to_regclass('t') as t, to_regclass('migrations') as migrations`;
  expect(row).toEqual({ t: null, migrations: null });
});

test('a file that was changed after it had been applied is rejected by name', async () => {
  const { sql } = await openEmpty();
  await migrate(sql, folderOf({ '0001-a.sql': 'create table t (n integer)' }));
  const changed = folderOf({ '0001-a.sql': 'create table t (n bigint)' });
  await expect(migrate(sql, changed)).rejects.toThrow('migrations/0001-a.sql is not the file');
  await expect(requireMigrations(sql, changed)).rejects.toThrow(
    'migrations/0001-a.sql is not the file',
  );
});

test('line endings changed by Git do not make it a different file', async () => {
  const { sql } = await openEmpty();
  await migrate(sql, folderOf({ '0001-a.sql': 'create table t (\n  n integer\n)' }));
  expect(
    await migrate(sql, folderOf({ '0001-a.sql': 'create table t (\r\n  n integer\r\n)' })),
  ).toEqual([]);
});

test('a database of a newer version is refused by an older program', async () => {
  const { sql } = await openEmpty();
  const newer = folderOf({
    '0001-a.sql': 'create table t (n integer)',
    '0002-b.sql': 'create table u (n integer)',
  });
  await migrate(sql, newer);
  const older = folderOf({ '0001-a.sql': 'create table t (n integer)' });
  const refusal =
    'changed by another version of the guide (0002-b.sql), and this one cannot use it';
  await expect(requireMigrations(sql, older)).rejects.toThrow(refusal);
  await expect(migrate(sql, older)).rejects.toThrow(refusal);
});

test('servers that are waiting for a migration are notified', async () => {
  const { sql } = await openEmpty();
  const told = vi.fn<() => void>();
  await sql.listen('content_changed', told);
  await migrate(sql, folderOf({ '0001-a.sql': 'create table t (n integer)' }));
  await expect.poll(() => told).toHaveBeenCalled();
});

import { hash as hashOf } from 'node:crypto';
import { inspect } from 'node:util';
import type postgres from 'postgres';
import { expect, test } from 'vitest';
import type { VersionStore } from '../versions/version.ts';
import { withConnection } from './connection/postgres-connection.ts';
import { openConnection, openDatabase, storeOn } from './fixtures/database.ts';
import { createDocumentedRoles, type DocumentedRoles } from './fixtures/documented-roles.ts';

/** Commits a version that holds this one file, and nothing of that name before it. */
async function commitText(store: VersionStore, path: string, text: string) {
  const hash = hashOf('sha256', text);
  await store.store(hash, Buffer.from(text));
  const newest = await store.newest();
  const note = { author: 'somebody', message: '', kind: 'publish' } as const;
  return await store.commit(newest?.id, new Map([[path, hash]]), note);
}

async function openWithRoles(): Promise<DocumentedRoles> {
  const { url } = await openDatabase();
  const roles = await createDocumentedRoles(url);
  await commitText(storeOn(openConnection(roles.owner)), 'site.yaml', 'brand: Ours');
  return roles;
}

/** Statements that need a right on the table but change nothing, by right. */
const ON_TABLE: Record<string, (table: string) => string> = {
  select: (table) => `select from ${table}`,
  insert: (table) => `insert into ${table} default values`,
  update: (
    table,
  ) => `do $$ begin execute (select format('update ${table} set %1$I = null where false', attname)
    from pg_attribute where attrelid = '${table}'::regclass order by attnum desc limit 1); end $$`,
  delete: (table) => `delete from ${table} where false`,
  truncate: (table) => `truncate ${table}`,
  trigger: (table) =>
    `create trigger t after insert on ${table} for each statement execute function suppress_redundant_updates_trigger()`,
  alter: (table) => `alter table ${table} add column note text`,
  drop: (table) => `drop table ${table} cascade`,
  grant: (
    table,
  ) => `do $$ begin if not has_table_privilege('${table}', 'select with grant option') then
    raise insufficient_privilege; end if; end $$`,
};

/** What only the owner may do. */
const ELSEWHERE = [
  'create table public.photos (id integer)',
  'create view public.photos as select 1',
  `create function public.store_piece(text) returns boolean language sql return true`,
  'create type public.photos as enum ()',
  'create schema photos',
  'create temporary table photos (id integer)',
  'create function pg_temp.f() returns integer language sql return 1',
  'alter function files_of(integer) reset search_path',
  'drop function commit_version cascade',
  `comment on schema public is 'mine'`,
  'alter schema public rename to mine',
  'create role photos',
  'set session_replication_role = replica',
  `copy (select 1) to program 'cat'`,
  `select pg_read_file('/etc/passwd')`,
  "select lo_import('/etc/passwd')",
  'select lo_create(0)',
  'select lo_creat(-1)',
  "select lo_from_bytea(0, 'photo')",
];

/** The error's code, or undefined if the statement worked; its effect is rolled back. */
async function codeOf(sql: postgres.Sql, statement: string): Promise<string | undefined> {
  const undo = new Error('undo');
  return sql
    .begin(async (sql) => {
      await sql.unsafe(statement);
      throw undo;
    })
    .then(
      () => undefined,
      (error: Error & { code?: string }) => (error === undo ? undefined : error.code),
    );
}

const DENIED = '42501';

/** The functions that a role may call, besides those that only compare. */
const CALLS = {
  server: ['files_of'],
  publisher: ['commit_version', 'files_of', 'remember_addresses', 'store_piece'],
};

test.for(['server', 'publisher'] as const)(
  'the %s can do what docs/operations.md says, and nothing else',
  async (role) => {
    const roles = await openWithRoles();
    const owner = openConnection(roles.owner);
    const sql = openConnection(roles[role]);
    const tables = await owner<{ name: string }[]>`
    select c.relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f') order by 1`;
    expect(tables.map(({ name }) => name)).toEqual([
      'addresses',
      'changes',
      'migrations',
      'objects',
      'pieces',
      'versions',
    ]);
    for (const { name } of tables) {
      const allowed: string[] = [];
      for (const [right, statement] of Object.entries(ON_TABLE))
        if ((await codeOf(sql, statement(name))) !== DENIED) allowed.push(right);
      expect(allowed, name).toEqual(['select']);
    }
    for (const statement of ELSEWHERE) expect(await codeOf(sql, statement), statement).toBe(DENIED);
    const functions = await sql<{ name: string }[]>`
      select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and has_function_privilege(oid, 'execute') order by 1`;
    expect(functions.map(({ name }) => name)).toEqual(CALLS[role]);
  },
);

test('a stranger with a login cannot even connect', async () => {
  const { superuser, database, publisher } = await openWithRoles();
  await openConnection(superuser).unsafe(`create role stranger_${database} login`);
  const url = new URL(publisher);
  url.username = `stranger_${database}`;
  await expect(openConnection(url.href)`select 1`).rejects.toMatchObject({ code: DENIED });
});

test('a login that the database rejects is reported without any names', async () => {
  const { owner } = await openWithRoles();
  for (const [part, code] of [
    ['username', '28000'],
    ['pathname', '3D000'],
  ] as const) {
    const url = new URL(owner);
    url[part] = 's3cret';
    const error: unknown = await withConnection(url.href, (sql) => sql`select 1`).catch(
      (error: unknown) => error,
    );
    const shown = inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true });
    expect(shown).toContain(`(${code})`);
    expect(shown).not.toContain('s3cret');
  }
});

test('with these roles the publisher publishes, the server reads, and the owner takes back whatever it was', async () => {
  const roles = await openWithRoles();
  const [owner, publisher, server] = [roles.owner, roles.publisher, roles.server].map((url) =>
    storeOn(openConnection(url)),
  ) as [VersionStore, VersionStore, VersionStore];
  await commitText(publisher, 'events.yaml', `when: ${'every: nonsense '.repeat(100_000)}`);
  await commitText(publisher, 'site.yaml', '\u0000\u001b[2J');
  await commitText(publisher, `${'a'.repeat(99)}/${'b'.repeat(99)}`, 'x');
  expect((await server.read(4)).size).toBe(3);
  const first = await owner.read(1);
  const back = new Map<string, string | null>(
    [...(await owner.read(4)).keys()].map((path) => [path, null]),
  );
  for (const [path, hash] of first) back.set(path, hash);
  const note = { author: 'owner', message: '', kind: 'undo' } as const;
  expect((await owner.commit(4, back, note)).tree).toBe((await owner.history())[4]?.tree);
  await expect(publisher.thin([2])).rejects.toMatchObject({ code: DENIED });
  await expect(commitText(server, 'site.yaml', 'x')).rejects.toMatchObject({ code: DENIED });
});

test('what a later migration adds can be read by both', async () => {
  const roles = await openWithRoles();
  await openConnection(roles.owner)`create table later (path text)`;
  for (const url of [roles.server, roles.publisher])
    expect(await openConnection(url)`select from later`).toEqual([]);
});

import { inspect } from 'node:util';
import type postgres from 'postgres';
import { expect, test } from 'vitest';
import { editedContent, sampleContent } from '../fixtures/sample-content.ts';
import { openConnection, openDatabase, openSource, publish } from './fixtures/database.ts';
import { createDocumentedRoles, type DocumentedRoles } from './fixtures/documented-roles.ts';

async function openWithRoles(): Promise<DocumentedRoles> {
  const { url } = await openDatabase();
  const roles = await createDocumentedRoles(url);
  await publish(openConnection(roles.owner), sampleContent());
  return roles;
}

const EDITED = ['activities', 'blog_posts', 'destination_highlights', 'destinations', 'events'];

const ROLES: Record<'server' | 'editor', (table: string) => string[]> = {
  server: () => ['select'],
  editor: (table) => (EDITED.includes(table) ? ['select', 'insert', 'update', 'delete'] : []),
};

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
  `create function public.is_line(varchar, integer) returns boolean language sql return true`,
  'create type public.photos as enum ()',
  'create schema photos',
  'create temporary table photos (id integer)',
  'create function pg_temp.f() returns integer language sql return 1',
  'alter function is_path(text) reset search_path',
  'drop function raise_content_revision() cascade',
  `comment on schema public is 'mine'`,
  'alter schema public rename to mine',
  'create role photos',
  'set session_replication_role = replica',
  `copy (select 1) to program 'cat'`,
  `select pg_read_file('/etc/passwd')`,
  "select lo_import('/etc/passwd')",
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

test.for(Object.keys(ROLES) as ('server' | 'editor')[])(
  'the %s can do what docs/operations.md says, and nothing else',
  async (role) => {
    const roles = await openWithRoles();
    const owner = openConnection(roles.owner);
    const sql = openConnection(roles[role]);
    const tables = await owner<{ name: string }[]>`
    select c.relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f') order by 1`;
    expect(tables.length).toBeGreaterThanOrEqual(12);
    for (const { name } of tables) {
      const allowed: string[] = [];
      for (const [right, statement] of Object.entries(ON_TABLE))
        if ((await codeOf(sql, statement(name))) !== DENIED) allowed.push(right);
      expect(allowed, name).toEqual(ROLES[role](name));
    }
    for (const statement of ELSEWHERE) expect(await codeOf(sql, statement), statement).toBe(DENIED);
    const sequences =
      await owner`select c.oid from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'S'`;
    expect(sequences).toHaveLength(1);
    for (const { oid } of sequences)
      expect(await codeOf(sql, `select nextval(${oid}::regclass)`)).toBe(DENIED);
    const functions = await sql<{ name: string; allowed: boolean }[]>`
    select proname as name, has_function_privilege(oid, 'execute') as allowed from pg_proc where pronamespace = 'public'::regnamespace`;
    for (const { name, allowed } of functions)
      expect([name, allowed]).toEqual([name, name.startsWith('is_')]);
  },
);

test('a stranger with a login cannot even connect', async () => {
  const { superuser, database, editor } = await openWithRoles();
  await openConnection(superuser).unsafe(`create role stranger_${database} login`);
  const url = new URL(editor);
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
    const error: unknown = await openSource(url.href)
      .source.read()
      .catch((error: unknown) => error);
    const shown = inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true });
    expect(shown).toContain(`(${code})`);
    expect(shown).not.toContain('s3cret');
  }
});

test('with these roles the owner publishes, the editor edits, and the server shows both, including what a later migration adds', async () => {
  const roles = await openWithRoles();
  const owner = openConnection(roles.owner);
  await publish(owner, editedContent());
  await openConnection(roles.editor)`update destinations set name = 'By an editor' where id = 1`;
  const { source } = openSource(roles.server);
  const { destinations, revision } = await source.read();
  expect(destinations[0]?.name).toBe('By an editor');
  expect(revision).toMatch(/^postgres-3-/);
  await owner`create table words (page text)`;
  expect(await openConnection(roles.server)`select from words`).toEqual([]);
});

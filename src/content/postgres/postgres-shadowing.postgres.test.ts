import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sampleContent } from '../fixtures/sample-content.ts';
import { openConnection, openDatabase, publish, revisionOf } from './fixtures/database.ts';
import { createDocumentedRoles, type DocumentedRoles } from './fixtures/documented-roles.ts';
import { migrate } from './postgres-migrations.ts';

/**
 * Migrated as by the version of the guide with three migrations, whose connections didn't set a
 * search path.
 */
async function openAsBefore(): Promise<DocumentedRoles> {
  const { url } = await openDatabase();
  const roles = await createDocumentedRoles(url, folderOfMigrations(3));
  await openConnection(roles.owner).unsafe(
    `alter function raise_content_revision() set search_path = "$user", public`,
  );
  return roles;
}

/** The same, but migrated since, and with content. */
async function openWithRoles(): Promise<DocumentedRoles> {
  const roles = await openAsBefore();
  const owner = openConnection(roles.owner);
  await migrate(owner);
  await publish(owner, sampleContent());
  return roles;
}

/** How an editor might run her own function as the owner of the trigger on the content tables. */
const ATTACK = `
  create temporary table content_revision (revision bigint, raised_by xid8, raised_at timestamptz);
  grant all on pg_temp.content_revision to public;
  insert into pg_temp.content_revision values (0, '1', now());
  create function pg_temp.attack() returns trigger language plpgsql as $$
    begin
      if pg_trigger_depth() < 3 then
        update public.site set booking_url = 'https://evil.example/';
        delete from public.publishes;
      end if;
      return null;
    end $$;
  create trigger attack after update on pg_temp.content_revision for each statement execute function pg_temp.attack();
  update activities set title = title where id = 1`;

/** How an editor might keep servers from hearing about an edit. */
const HIDING = `
  create temporary table content_revision (revision bigint, raised_by xid8, raised_at timestamptz);
  grant all on pg_temp.content_revision to public;
  update activities set title = 'Hidden' where id = 1`;

test('an editor who may create temporary tables cannot act as the owner or hide an edit', async () => {
  const roles = await openWithRoles();
  const owner = openConnection(roles.owner);
  await openConnection(roles.superuser).unsafe(
    `grant temporary on database ${roles.database} to public`,
  );
  const searchPaths = ['"$user", public', 'pg_temp, public', 'public, pg_temp'];
  for (const [index, searchPath] of searchPaths.entries()) {
    for (const attack of [ATTACK, HIDING]) {
      const editor = openConnection(roles.editor);
      await editor.unsafe(`set search_path = ${searchPath}`);
      await editor.unsafe(attack);
    }
    expect(await revisionOf(owner)).toBe(3 + 2 * index);
  }
  expect(await owner`select booking_url from site`).toEqual([
    { bookingUrl: sampleContent().site.bookingUrl },
  ]);
  expect(await owner`select id from publishes`).toHaveLength(1);
});

test('an editor cannot create a temporary table at all', async () => {
  const roles = await openWithRoles();
  await expect(openConnection(roles.editor).unsafe(ATTACK)).rejects.toMatchObject({
    code: '42501',
  });
  expect(await revisionOf(openConnection(roles.owner))).toBe(1);
});

test('the next migration revokes the rights in a database that was migrated before', async () => {
  const roles = await openAsBefore();
  const superuser = openConnection(roles.superuser);
  await superuser.unsafe(
    `grant temporary on database ${roles.database} to public; grant create on schema public to public`,
  );
  const owner = openConnection(roles.owner);
  expect(await migrate(owner)).toContain('0004-closed-functions.sql');
  await publish(owner, sampleContent());
  const editor = openConnection(roles.editor);
  await expect(editor.unsafe(ATTACK)).rejects.toMatchObject({ code: '42501' });
  await expect(editor`create table public.photos (id integer)`).rejects.toMatchObject({
    code: '42501',
  });
  await editor`update activities set title = 'Edited' where id = 1`;
  expect(await revisionOf(owner)).toBe(2);
});

test('a migration that may not revoke the rights says what the superuser must run, and that is enough', async () => {
  const { url } = await openDatabase();
  const roles = await createDocumentedRoles(url);
  const superuser = openConnection(roles.superuser);
  await superuser.unsafe(
    `alter database ${roles.database} owner to postgres; alter schema public owner to postgres`,
  );
  await superuser.unsafe(
    `grant connect, temporary on database ${roles.database} to public; grant all on schema public to public`,
  );
  const owner = openConnection(roles.owner);
  const refusal: string = await migrate(owner).then(String, (error: Error) => error.message);
  const statements = refusal.match(/^ {2}\w.*;$/gm) ?? [];
  expect(statements).toHaveLength(2);
  await superuser.unsafe(statements.join('\n'));
  expect(await migrate(owner)).toEqual([]);
});

test('no function of the guide looks up names where a caller could plant something', async () => {
  const { superuser } = await openWithRoles();
  const functions = await openConnection(superuser)`
    select proname, proconfig from pg_proc where pronamespace = 'public'::regnamespace`;
  expect(functions.length).toBeGreaterThanOrEqual(6);
  for (const { proname, proconfig } of functions)
    expect(proconfig, proname).toBe('{"search_path=pg_catalog, pg_temp"}');
});

test('a connection of the guide finds its own tables, whatever is in the way', async () => {
  const { owner: url, superuser } = await openWithRoles();
  const [user] = await openConnection(url)<{ name: string }[]>`select current_user as name`;
  await openConnection(superuser).unsafe(`
    create schema "${user?.name}";
    create table "${user?.name}".content_revision (revision bigint);
    alter role "${user?.name}" set search_path = pg_temp, "$user", public;
    grant all on schema "${user?.name}" to public`);
  const owner = openConnection(url);
  await owner`create temporary table migrations (name text, checksum text)`;
  expect(await migrate(owner)).toEqual([]);
  expect(await revisionOf(owner)).toBe(1);
});

/** The first migrations, as in an older version of the guide. */
function folderOfMigrations(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'guide-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of readdirSync('migrations').sort().slice(0, count))
    cpSync(join('migrations', name), join(folder, name));
  return folder;
}

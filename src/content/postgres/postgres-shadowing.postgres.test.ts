import { expect, test } from 'vitest';
import { openConnection, openDatabase, storeOn } from './fixtures/database.ts';
import { createDocumentedRoles, type DocumentedRoles } from './fixtures/documented-roles.ts';
import { migrate } from './postgres-migrations.ts';

const NOTE = { author: 'owner', message: '', kind: 'publish' } as const;

async function openWithRoles(): Promise<DocumentedRoles> {
  const { url } = await openDatabase();
  const roles = await createDocumentedRoles(url);
  await storeOn(openConnection(roles.owner)).commit(undefined, new Map(), NOTE);
  return roles;
}

/** How a publisher might run a function of her own as the owner of the guide's. */
const ATTACK = `
  create temporary table versions (like public.versions);
  create temporary table changes (like public.changes);
  create function pg_temp.attack() returns trigger language plpgsql as $$
    begin
      delete from public.changes;
      delete from public.versions;
      return new;
    end $$;
  create trigger attack before insert on pg_temp.versions for each row execute function pg_temp.attack();
  create trigger attack before insert on pg_temp.changes for each row execute function pg_temp.attack();
  grant all on pg_temp.versions, pg_temp.changes to public`;

test('a publisher who may create temporary tables cannot act as the owner or hide a version', async () => {
  const roles = await openWithRoles();
  await openConnection(roles.superuser).unsafe(
    `grant temporary on database ${roles.database} to public`,
  );
  for (const [index, path] of ['"$user", public', 'pg_temp, public', 'public, pg_temp'].entries()) {
    const publisher = openConnection(roles.publisher);
    await publisher.unsafe(`set search_path = ${path}`);
    await publisher.unsafe(ATTACK);
    await publisher`select public.commit_version(${index + 1}, '{}', 'publisher', '', 'publish')`;
    expect(await storeOn(openConnection(roles.owner)).history()).toHaveLength(index + 2);
  }
});

test('a publisher cannot create a temporary table at all', async () => {
  const roles = await openWithRoles();
  await expect(openConnection(roles.publisher).unsafe(ATTACK)).rejects.toMatchObject({
    code: '42501',
  });
});

test('the next migration revokes the rights that a restored backup grants', async () => {
  const roles = await openWithRoles();
  await openConnection(roles.superuser).unsafe(
    `grant temporary on database ${roles.database} to public; grant create on schema public to public`,
  );
  await migrate(openConnection(roles.owner));
  const publisher = openConnection(roles.publisher);
  await expect(publisher.unsafe(ATTACK)).rejects.toMatchObject({ code: '42501' });
  await expect(publisher`create table public.photos (id integer)`).rejects.toMatchObject({
    code: '42501',
  });
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
  expect(functions.map(({ proname }) => proname).sort()).toEqual([
    'commit_version',
    'files_of',
    'remember_addresses',
    'store_piece',
  ]);
  for (const { proname, proconfig } of functions)
    expect(proconfig, proname).toBe('{"search_path=pg_catalog, pg_temp"}');
});

test('a connection of the guide finds its own tables, whatever is in the way', async () => {
  const { owner: url, superuser } = await openWithRoles();
  const [user] = await openConnection(url)<{ name: string }[]>`select current_user as name`;
  await openConnection(superuser).unsafe(`
    create schema "${user?.name}";
    create table "${user?.name}".versions (id integer);
    alter role "${user?.name}" set search_path = pg_temp, "$user", public;
    grant all on schema "${user?.name}" to public`);
  const owner = openConnection(url);
  await owner`create temporary table migrations (name text, checksum text)`;
  expect(await migrate(owner)).toEqual([]);
  expect(await storeOn(owner).history()).toHaveLength(1);
});

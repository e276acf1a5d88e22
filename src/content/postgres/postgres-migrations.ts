import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type postgres from 'postgres';
import { NewerForm } from '../newer-form.ts';
import type { Queries } from './connection/postgres-connection.ts';
import { inTransaction } from './connection/transaction.ts';

/** Relative to the working directory. */
const FOLDER = 'migrations';

/** An advisory lock, so that only one process migrates at a time. */
const MIGRATION_LOCK = 4_215_001;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/**
 * Applies the missing SQL files in migrations/, all or none, with their checksums, and notifies
 * servers. First revokes everyone's right to create. Returns the files' names. Throws if an applied
 * file has changed, or the right can't be revoked.
 */
export async function migrate(sql: postgres.Sql, folder = FOLDER): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return await inTransaction(sql, async (sql) => {
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
    await revokePublicRights(sql);
    await sql`create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())`;
    const applied = await readApplied(sql);
    requireKnown(migrations, applied);
    const missing = migrations.filter((migration) => !isApplied(migration, applied));
    for (const { name, sql: text, checksum } of missing) {
      await sql.unsafe(text);
      await sql`insert into migrations ${sql({ name, checksum })}`;
    }
    await sql`select pg_notify('content_changed', '')`;
    return missing.map(({ name }) => name);
  });
}

/** Throws if the database lacks a migration, or has one of a newer version of the guide. */
export async function requireMigrations(sql: Queries, folder = FOLDER): Promise<void> {
  const [found] = await sql<
    { exists: boolean }[]
  >`select to_regclass('migrations') is not null as exists`;
  const applied = found?.exists ? await readApplied(sql) : new Map<string, string>();
  const migrations = await readMigrations(folder);
  requireKnown(migrations, applied);
  const missing = migrations.filter((migration) => !isApplied(migration, applied));
  if (missing.length === 0) return;
  throw new Error(
    `The database lacks ${missing.map(({ name }) => name).join(', ')}. Run ./guide migrate with its DATABASE_URL.`,
  );
}

/** Throws if another version of the guide changed the database in an unknown way. */
function requireKnown(
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, string>,
): void {
  const names = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied.keys()].filter((name) => !names.has(name));
  if (unknown.length === 0) return;
  throw new NewerForm(
    `The database was changed by another version of the guide (${unknown.join(', ')}), and this one cannot use it. Update the guide.`,
  );
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      // Git may have changed line endings on checkout.
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function readApplied(sql: Queries): Promise<ReadonlyMap<string, string>> {
  const rows = await sql<
    { name: string; checksum: string }[]
  >`select name, checksum from migrations`;
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function isApplied({ name, checksum }: Migration, applied: ReadonlyMap<string, string>): boolean {
  const known = applied.get(name);
  if (known === undefined || known === checksum) return known !== undefined;
  throw new Error(
    `migrations/${name} is not the file that this database was migrated with. Put the old one back and add a new file instead.`,
  );
}

interface PublicRights {
  database: string;
  user: string;
  /** The default before PostgreSQL 15. */
  inSchema: boolean;
  /** The default in every new database. */
  temporary: boolean;
}

/**
 * Revokes everyone's right to create objects, which could shadow the guide's tables. If the user
 * may not, throws an error that says who must do what.
 */
async function revokePublicRights(sql: Queries): Promise<void> {
  const before = await readPublicRights(sql);
  if (before.inSchema) await sql`revoke create on schema public from public`;
  if (before.temporary) await sql`revoke temporary on database ${sql(before.database)} from public`;
  const { database, user, inSchema, temporary } = await readPublicRights(sql);
  const statements = [
    ...(inSchema ? [`alter schema public owner to "${user}";`] : []),
    ...(temporary ? [`revoke temporary on database "${database}" from public;`] : []),
  ];
  if (statements.length === 0) return;
  throw new Error(
    `Every user may create things in this database, and the user in DATABASE_URL may not change that. Nothing was migrated. As a superuser in this database, run\n\n  ${statements.join('\n  ')}\n\nand then ./guide migrate again.`,
  );
}

async function readPublicRights(sql: Queries): Promise<PublicRights> {
  const [rights] = await sql<PublicRights[]>`
    select current_database() as database, current_user as user,
      has_schema_privilege('public', 'public', 'create') as in_schema,
      has_database_privilege('public', current_database(), 'temporary') as temporary`;
  if (rights === undefined)
    throw new Error('PostgreSQL does not say who may create things in this database');
  return rights;
}

import type { Queries } from './connection/postgres-connection.ts';

interface PublicRights {
  database: string;
  user: string;
  /** Whether everyone may create tables in the guide's schema, the default before PostgreSQL 15. */
  inSchema: boolean;
  /** Whether everyone may create temporary tables, the default in every new database. */
  temporary: boolean;
}

/**
 * Revokes everyone's right to create things, which could be found in place of the guide's tables.
 * Throws, saying who must do what, if the user may not.
 */
export async function revokePublicRights(sql: Queries): Promise<void> {
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

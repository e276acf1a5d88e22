import type postgres from 'postgres';
import type { Queries } from '../postgres/connection/postgres-connection.ts';
import { inTransaction } from '../postgres/connection/transaction.ts';

/**
 * Publishes share this advisory lock from the moment they look which bytes the database holds until
 * they have committed the names; whoever removes bytes needs it for himself.
 */
const PICTURE_LOCK = 4_215_003;

/** How many pictures' bytes are removed at a time. */
const MOST_REMOVED = 100;

/** Runs work during which nobody removes bytes that have no name yet. */
export async function keepingBytes<Result>(
  sql: postgres.Sql,
  work: () => Promise<Result>,
): Promise<Result> {
  await sql`select pg_advisory_lock_shared(${PICTURE_LOCK})`;
  try {
    return await work();
  } finally {
    // If the connection is lost, so is the lock.
    await sql`select pg_advisory_unlock_shared(${PICTURE_LOCK})`.catch(() => undefined);
  }
}

/** Those of the hashes that the content or a publish in the history names. */
export async function usedHashes(sql: Queries): Promise<Set<string>> {
  const rows = await sql<{ hash: string }[]>`select hash from (${used(sql)}) as used`;
  return new Set(rows.map(({ hash }) => hash));
}

/**
 * Removes bytes that neither the content nor a publish in the history names, at most 100 pictures'.
 * Leaves them for the next time if a publish is running.
 */
export async function removeUnusedBytes(sql: postgres.Sql): Promise<void> {
  await inTransaction(sql, async (sql) => {
    const [lock] = await sql<
      { taken: boolean }[]
    >`select pg_try_advisory_xact_lock(${PICTURE_LOCK}) as taken`;
    if (!lock?.taken) return;
    await sql`
      delete from picture_bytes where hash in (
        select hash from picture_bytes except (${used(sql)}) limit ${MOST_REMOVED}
      )`;
  });
}

function used(sql: Queries) {
  return sql`
    select hash from content_pictures
    union
    select picture ->> 'hash' from publishes, json_array_elements(content -> 'pictures') as picture`;
}

import type postgres from 'postgres';

/**
 * Runs work in a transaction of its own: commits when the work resolves, rolls back when it rejects.
 * `mode` is what follows BEGIN, such as "read only". Rejects with the work's error, or with
 * CONNECTION_CLOSED if the connection is lost; then nothing was written.
 *
 * Always use it in place of `sql.begin`. When a connection is lost, postgres.js 3.4 still sends a
 * rollback, to a socket that is gone, and that error can't be caught: it ends the process
 * (github.com/porsager/postgres/issues/1154). Here, work that has lost its connection neither
 * settles nor sends anything; `sql.begin` rejects by itself.
 */
export async function inTransaction<Result>(
  sql: postgres.Sql,
  work: (sql: postgres.TransactionSql) => Promise<Result>,
  mode = '',
): Promise<Result> {
  let isOver = false;
  const run = async (own: postgres.TransactionSql): Promise<Result> => {
    const guarded = new Proxy(own, {
      apply(query, self, parameters) {
        if (isOver) throw new Error('the transaction is over');
        return Reflect.apply(query as unknown as () => unknown, self, parameters) as unknown;
      },
    });
    try {
      const result = await work(guarded);
      return isOver ? await NEVER : result;
    } catch (error) {
      if (isOver || isConnectionClosed(error)) return await NEVER;
      throw error;
    }
  };
  try {
    return (await sql.begin(mode, run)) as Result;
  } finally {
    isOver = true;
  }
}

/** A promise that nobody settles. */
const NEVER = new Promise<never>(() => {});

function isConnectionClosed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'CONNECTION_CLOSED';
}

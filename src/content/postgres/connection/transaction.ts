import type postgres from 'postgres';

/**
 * Runs work in a transaction; `mode` follows BEGIN. Rejects with the work's error, or
 * CONNECTION_CLOSED if nothing was written. Never use `sql.begin` directly: on a lost connection,
 * postgres.js 3.4 sends a rollback whose error ends the process
 * (github.com/porsager/postgres/issues/1154). Here, such work never settles, and `sql.begin`
 * rejects by itself.
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
      if (isOver || (error as { code?: unknown } | undefined)?.code === 'CONNECTION_CLOSED')
        return await NEVER;
      throw error;
    }
  };
  try {
    return (await sql.begin(mode, run)) as Result;
  } finally {
    isOver = true;
  }
}

const NEVER = new Promise<never>(() => {});

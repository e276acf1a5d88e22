import postgres from 'postgres';
import { withoutAddress } from './database-error.ts';

/** A connection or a transaction. */
export type Queries = postgres.ISql;

/** How long a server waits for its database, in milliseconds. */
export interface DatabaseLimits {
  connectTimeout: number;
  /** For one statement; PostgreSQL cancels it then. */
  statementTimeout: number;
  /** For a whole read, or a piece of a picture, before giving up on the database. */
  patience: number;
}

export const DATABASE_LIMITS: DatabaseLimits = {
  connectTimeout: 5_000,
  statementTimeout: 5_000,
  patience: 15_000,
};

export interface ConnectionOptions {
  /** In milliseconds; 0 for none. */
  statementTimeout: number;
  connectTimeout?: number;
}

/**
 * A connection, opened by the first query. Columns become camelCase, NULL is missing, and dates
 * stay text. Throws errors without the address.
 */
export function connect(
  databaseUrl: string,
  { statementTimeout, connectTimeout = DATABASE_LIMITS.connectTimeout }: ConnectionOptions,
): postgres.Sql {
  try {
    return postgres(databaseUrl, {
      max: 1,
      connect_timeout: connectTimeout / 1000,
      backoff: () => 1,
      fetch_types: false,
      transform: { column: { from: postgres.toCamel, to: postgres.fromCamel }, undefined: null },
      types: { date: { to: 1082, from: [1082], serialize: String, parse: String } },
      connection: {
        application_name: 'guide',
        DateStyle: 'ISO',
        // By default, pg_temp would come first, and a schema with the user's name before public.
        search_path: 'public, pg_temp',
        statement_timeout: statementTimeout,
        idle_in_transaction_session_timeout: 60_000,
      },
      onnotice: () => {},
    });
  } catch (error) {
    throw withoutAddress(error);
  }
}

/**
 * Runs work on its own connection. Rejects if the database hasn't answered within `patience`; work
 * in several steps restarts that time with its second argument. Errors never contain the address.
 */
export async function withConnection<Result>(
  databaseUrl: string,
  work: (sql: postgres.Sql, isAlive: () => void) => Promise<Result>,
  limits: DatabaseLimits = DATABASE_LIMITS,
): Promise<Result> {
  const { patience } = limits;
  const sql = connect(databaseUrl, limits);
  const { promise: patienceEnd, reject: giveUp } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => giveUp(new Error(`the database has not answered for ${patience / 1000} seconds`)),
    patience,
  );
  try {
    return await Promise.race([work(sql, () => timer.refresh()), patienceEnd]);
  } catch (error) {
    throw withoutAddress(error);
  } finally {
    clearTimeout(timer);
    await sql.end({ timeout: 0 });
  }
}

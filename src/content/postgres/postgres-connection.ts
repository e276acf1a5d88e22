import postgres from 'postgres';
import { withoutAddress } from './database-error.ts';

/** What can run a query: a connection or a transaction. */
export type Queries = postgres.ISql;

/** How long a server waits for its database, in milliseconds. */
export interface DatabaseLimits {
  /** For a connection. */
  connectTimeout: number;
  /** For one statement; PostgreSQL itself ends it then. */
  statementTimeout: number;
  /** For a whole read: after that a database that hangs is given up, whatever it was doing. */
  patience: number;
}

export const DATABASE_LIMITS: DatabaseLimits = {
  connectTimeout: 5_000,
  statementTimeout: 5_000,
  patience: 15_000,
};

export interface ConnectionOptions {
  /** Ends statements that take longer, in milliseconds; 0 for no end. */
  statementTimeout: number;
  /** Milliseconds. */
  connectTimeout?: number;
}

/**
 * One connection to the database, opened at the first query. Column names are camelCase here and
 * snake_case there, a missing value is NULL there, and a date is its ISO text: no time zone may
 * move it. Throws for an address that cannot be read, without repeating it.
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
        // If pg_temp is not named, it comes first, and a schema with the user's name before public.
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
 * Does a server's work on a connection of its own, which is gone afterwards, so that nothing of a
 * hanging database is left behind. Reads are rare, one per change. Rejects when the patience of
 * `limits` has run out and the database has not answered, and never with the address.
 */
export async function withConnection<Result>(
  databaseUrl: string,
  work: (sql: postgres.Sql) => Promise<Result>,
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
    return await Promise.race([work(sql), patienceEnd]);
  } catch (error) {
    throw withoutAddress(error);
  } finally {
    clearTimeout(timer);
    await sql.end({ timeout: 0 });
  }
}

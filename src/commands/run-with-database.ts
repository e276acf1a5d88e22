import type postgres from 'postgres';
import { ContentProblems, describeProblem } from '../content/content-source.ts';
import { connect } from '../content/postgres-connection.ts';

/**
 * Does a command's work with the database of DATABASE_URL and ends the connection. What goes wrong is said in plain words, with exit
 * status 1.
 */
export async function runWithDatabase(work: (sql: postgres.Sql) => Promise<void>): Promise<void> {
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) {
    fail('Set DATABASE_URL to the address of the database, such as postgres://guide:password@localhost:5432/guide');
    return;
  }
  const sql = connect(databaseUrl, { statementTimeout: 0 });
  try {
    await work(sql);
  } catch (error) {
    fail(failureText(error));
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Says why the command did not do what it was asked, and makes its exit status 1. */
export function fail(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

/** By the codes of PostgreSQL and of the operating system. */
const EXPLANATIONS: ReadonlyMap<string, string> = new Map([
  ['ECONNREFUSED', 'The database does not take connections. Is it running, and does DATABASE_URL name its host and port?'],
  ['ENOTFOUND', 'There is no host of the name in DATABASE_URL.'],
  ['CONNECT_TIMEOUT', 'The database did not answer in time.'],
  ['28P01', 'The database refuses the password in DATABASE_URL.'],
  ['3D000', 'There is no database of the name in DATABASE_URL. Create it first.'],
  ['55P03', 'Others have been writing to the database for a minute. Nothing was changed; try again later.'],
  ['42501', 'The user in DATABASE_URL lacks a right that this needs.'],
]);

function failureText(error: unknown): string {
  if (error instanceof ContentProblems) return error.problems.map(describeProblem).join('\n');
  if (!(error instanceof Error)) return String(error);
  const explanation = 'code' in error ? EXPLANATIONS.get(String(error.code)) : undefined;
  return explanation === undefined ? error.message : `${explanation} (${error.message})`;
}

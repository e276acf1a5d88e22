import type postgres from 'postgres';
import { ContentProblems, describeProblem } from '../../content/content-source.ts';
import {
  explainDatabaseError,
  withoutAddress,
} from '../../content/postgres/connection/database-error.ts';
import { connect } from '../../content/postgres/connection/postgres-connection.ts';
import { type Environment, readEnvironment } from '../../server/process/environment.ts';
import { printError } from './print-lines.ts';

/**
 * Runs a command's work against the DATABASE_URL database and closes the connection. Failures are
 * reported in plain words, without any part of the address, and set exit status 1.
 */
export async function runWithDatabase(
  work: (sql: postgres.Sql, environment: Environment) => Promise<void>,
): Promise<void> {
  process.once('uncaughtException', failAtOnce);
  let sql: postgres.Sql | undefined;
  try {
    const environment = readEnvironment(process.env);
    const { databaseUrl } = environment;
    if (databaseUrl === undefined)
      return fail(
        'Set DATABASE_URL to the address of the database, such as postgres://guide:password@localhost:5432/guide',
      );
    sql = connect(databaseUrl, { statementTimeout: 0 });
    await work(sql, environment);
  } catch (error) {
    fail(failureText(error));
  } finally {
    await sql?.end({ timeout: 5 });
    process.off('uncaughtException', failAtOnce);
  }
}

function failAtOnce(error: unknown): void {
  fail(failureText(error));
  process.exit();
}

/** Reports why the command failed and sets exit status 1. */
export function fail(text: string): void {
  printError(text);
  process.exitCode = 1;
}

function failureText(thrown: unknown): string {
  const error = withoutAddress(thrown);
  if (error instanceof ContentProblems) return error.problems.map(describeProblem).join('\n');
  return error instanceof Error ? explainDatabaseError(error) : String(error);
}

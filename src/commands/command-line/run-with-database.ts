import type postgres from 'postgres';
import { ContentProblems, describeProblem } from '../../content/content-source.ts';
import {
  explainDatabaseError,
  withoutAddress,
} from '../../content/postgres/connection/database-error.ts';
import { connect } from '../../content/postgres/connection/postgres-connection.ts';
import { openLocalStore } from '../../content/versions/local-store.ts';
import { PostgresStore } from '../../content/versions/postgres-store.ts';
import type { VersionStore } from '../../content/versions/version.ts';
import { type Environment, readEnvironment } from '../../server/process/environment.ts';
import { printError } from './print-lines.ts';

type StoreWork = (store: VersionStore, environment: Environment) => Promise<void>;

/** Runs work on DATABASE_URL and disconnects. Errors are reported without the address. */
export async function runWithDatabase(
  work: (sql: postgres.Sql, environment: Environment) => Promise<void>,
): Promise<void> {
  await inWords(async (environment) => {
    if (environment.databaseUrl === undefined)
      return fail(
        'Set DATABASE_URL to the address of the database, such as postgres://guide:password@localhost:5432/guide',
      );
    await onConnection(environment.databaseUrl, (sql) => work(sql, environment));
  });
}

/** Like `runWithDatabase`, with the versions in the database. */
export async function runWithSharedStore(work: StoreWork): Promise<void> {
  await runWithDatabase((sql, environment) => work(storeOn(sql), environment));
}

/** Like `runWithSharedStore`, or on DATA_DIR without DATABASE_URL; `prepare` runs before that opens. */
export async function runWithStore(
  work: StoreWork,
  prepare: (environment: Environment) => void = () => {},
): Promise<void> {
  await inWords(async (environment) => {
    const { databaseUrl, dataFolder } = environment;
    if (databaseUrl !== undefined)
      return await onConnection(databaseUrl, (sql) => work(storeOn(sql), environment));
    prepare(environment);
    using store = await openLocalStore(dataFolder).catch((error: Error) => {
      throw new Error(`DATA_DIR, ${dataFolder}, cannot be used: ${error.message}.`);
    });
    await work(store, environment);
  });
}

function storeOn(sql: postgres.Sql): VersionStore {
  return new PostgresStore((work) => work(sql, () => {}));
}

async function onConnection(
  databaseUrl: string,
  work: (sql: postgres.Sql) => Promise<void>,
): Promise<void> {
  const sql = connect(databaseUrl, { statementTimeout: 0 });
  try {
    await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function inWords(work: (environment: Environment) => Promise<void>): Promise<void> {
  process.once('uncaughtException', failAtOnce);
  try {
    await work(readEnvironment(process.env));
  } catch (error) {
    fail(failureText(error));
  } finally {
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

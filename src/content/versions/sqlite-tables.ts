import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { NewerForm } from '../newer-form.ts';

/** Increase it with each change of the tables; programs refuse files with a higher one. */
const FORM = 2;

const TABLES = `
  create table if not exists versions (
    id integer primary key, tree text not null, author text not null, message text not null,
    kind text not null, time integer not null
  ) strict;
  create table if not exists changes (
    path text not null, version integer not null references versions, hash text,
    primary key (path, version)
  ) strict, without rowid;
  create index if not exists changes_by_version on changes (version);
  create table if not exists addresses (
    number integer primary key, list text not null, key text not null, path text not null,
    unique (list, key, path)
  ) strict;
  pragma user_version = ${FORM};
`;

/** SQLite's codes for a truncated or overwritten file. */
const DAMAGED = [11, 26];

/** SQLite's code for another writer. */
const BUSY = 5;

/** True if SQLite says that the file is damaged. */
export function isDamage(error: unknown): boolean {
  return DAMAGED.includes(kindOf(error));
}

/** True if another program kept SQLite from writing for too long. */
export function isBusy(error: unknown): boolean {
  return kindOf(error) === BUSY;
}

function kindOf(error: unknown): number {
  const { errcode = 0 } = error as { errcode?: number };
  return errcode & 255;
}

/** Runs the work in a transaction. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('begin immediate');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    // On a full disk, SQLite has already rolled back.
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

/** The version of the tables. Throws if a newer program made them, maybe while this one runs. */
export function knownForm(database: DatabaseSync, folder: string): number {
  const form = Number(database.prepare('pragma user_version').get()?.user_version);
  if (form <= FORM) return form;
  throw new NewerForm(
    `${folder} was written by a newer version of the guide, and this one cannot read it. Update the guide.`,
  );
}

/**
 * Opens the data folder's tables, creating them if needed; waits `patience` milliseconds for
 * another writer. Throws if it can't write, the file is damaged, or a newer program made it.
 */
export function openTables(folder: string, patience: number): DatabaseSync {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, 'versions.sqlite'), { timeout: patience });
  try {
    const form = knownForm(database, folder);
    database.exec('pragma journal_mode = wal; pragma synchronous = normal');
    if (form < FORM) database.exec(`begin immediate; ${TABLES}; commit`);
    return database;
  } catch (error) {
    database.close();
    if (!isDamage(error)) throw error;
    throw new Error(
      `${join(folder, 'versions.sqlite')} is damaged. Put back a copy of it, or move it away: then the history starts again with what the content folder holds`,
      { cause: error },
    );
  }
}

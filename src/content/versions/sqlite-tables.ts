import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Raised with each change of the tables; a program refuses a file with a higher one. */
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

/**
 * The data folder's tables, made if missing; waits `patience` milliseconds for another writer.
 * Throws if it can't write, or for a newer program's file.
 */
export function openTables(folder: string, patience: number): DatabaseSync {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, 'versions.sqlite'), { timeout: patience });
  try {
    const form = Number(database.prepare('pragma user_version').get()?.user_version);
    if (form > FORM)
      throw new Error(
        `${folder} was written by a newer version of the guide, and this one cannot read it. Update the guide.`,
      );
    database.exec('pragma journal_mode = wal; pragma synchronous = normal');
    if (form < FORM) database.exec(`begin immediate; ${TABLES}; commit`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inTransaction, isDamage } from '../../content/versions/sqlite-tables.ts';

/** Raised by each change of the tables. */
const FORM = 2;

class WrongFile extends Error {
  readonly code = 'WRONG_FILE';
}

/** People from before there were helpers become owners; open invitations are dropped. */
const FROM_1 = `
alter table people add column is_owner integer not null default 1;
drop table invitations;`;

const TABLES = `
create table if not exists people (
  id integer primary key, name text not null, handle text not null, is_owner integer not null default 1);
create table if not exists passkeys (
  id text primary key, person integer not null references people (id), public_key blob not null,
  counter integer not null, transports text not null, device text not null,
  created integer not null, used integer not null);
create table if not exists sessions (
  hash text primary key, passkey text not null references passkeys (id) on delete cascade,
  expires integer not null);
create table if not exists invitations (
  hash text primary key, person integer references people (id) on delete cascade, name text,
  is_owner integer not null, expires integer not null);
create table if not exists links_made (
  hash text primary key references invitations (hash) on delete cascade, passkey text not null);
create trigger if not exists links_end before delete on passkeys begin
  delete from invitations where hash in (select hash from links_made where passkey = old.id); end;
create table if not exists later (fact text primary key, until integer not null);
create table if not exists drafts (
  person integer not null references people (id) on delete cascade, name text not null,
  revision integer not null, writer text not null, device text not null, time integer not null,
  draft text, primary key (person, name));
create table if not exists family_links (
  id integer primary key, hash text not null unique,
  person integer not null references people (id) on delete cascade, list text not null, key text,
  title text not null, html text not null, policy text not null, pictures text not null,
  expires integer not null);
pragma user_version = ${FORM};`;

/** Opens or creates the tables, for the desk's user only. Throws for a newer or damaged file. */
export function openPeopleTables(folder: string): DeskDatabase {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'desk.sqlite');
  const database = new DatabaseSync(file, { timeout: 5_000, enableForeignKeyConstraints: true });
  try {
    chmodSync(file, 0o600);
    // Deleted data must not stay readable in the file.
    database.exec('pragma journal_mode = wal; pragma secure_delete = on; begin immediate');
    const version = Number(database.prepare('pragma user_version').get()?.user_version);
    if (version > FORM)
      throw new WrongFile(`${file} was written by a newer desk. Update this one.`);
    database.exec(`${version === 1 ? FROM_1 : ''} ${TABLES} commit`);
    return new DeskDatabase(database);
  } catch (error) {
    database.close();
    if (error instanceof WrongFile) throw error;
    if (!isDamage(error))
      throw new WrongFile(`${file} cannot be used: ${(error as Error).message}.`);
    throw new WrongFile(
      `${file} is damaged. Put back a copy of it, or remove it: then everybody needs a new link, and nothing of the site is lost.`,
    );
  }
}

type Value = string | number | null | Uint8Array;

/** The desk's own SQLite file. */
export class DeskDatabase {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }

  exec(sql: string): void {
    this.#database.exec(sql);
  }

  all(sql: string, ...values: Value[]) {
    return this.#database.prepare(sql).all(...values);
  }

  get(sql: string, ...values: Value[]) {
    return this.#database.prepare(sql).get(...values);
  }

  run(sql: string, ...values: Value[]) {
    return this.#database.prepare(sql).run(...values);
  }

  inTransaction<Result>(work: () => Result): Result {
    return inTransaction(this.#database, work);
  }
}

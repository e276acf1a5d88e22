import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const TABLES = `
create table if not exists people (id integer primary key, name text not null, handle text not null);
create table if not exists passkeys (
  id text primary key, person integer not null references people (id), public_key blob not null,
  counter integer not null, transports text not null, device text not null,
  created integer not null, used integer not null);
create table if not exists sessions (
  hash text primary key, passkey text not null references passkeys (id) on delete cascade,
  expires integer not null);
create table if not exists invitations (hash text primary key, person integer, expires integer not null);
create table if not exists later (fact text primary key, until integer not null);
pragma user_version = 1`;

/** The tables in the folder, made if they are missing; nobody but the desk's user can read them. */
export function openPeopleTables(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'desk.sqlite');
  const database = new DatabaseSync(file, { timeout: 5_000, enableForeignKeyConstraints: true });
  chmodSync(file, 0o600);
  database.exec(`pragma journal_mode = wal; begin immediate; ${TABLES}; commit`);
  return database;
}

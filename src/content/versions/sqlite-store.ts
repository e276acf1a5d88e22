import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Objects } from './objects.ts';
import { inTransaction, knownForm, openTables } from './sqlite-tables.ts';
import {
  changedTree,
  type EntryAddress,
  isVersionPath,
  type KeepBytes,
  type Note,
  StaleBase,
  type Tree,
  type TreeChanges,
  treeHash,
  type Version,
  type VersionStore,
} from './version.ts';

/** Milliseconds that bytes may wait for their commit. */
const JUST_STORED = 3_600_000;

/** In milliseconds. */
const LOOK_EVERY = 1_000;

interface VersionRow extends Omit<Version, 'time'> {
  time: number;
}

/** Versions on this machine: SQLite, with bytes as files next to it. */
export class SqliteStore implements VersionStore {
  readonly folder: string;
  readonly objects: Objects;
  readonly #database: DatabaseSync;

  /** `patience` is how long to wait for another writer, in milliseconds. Throws as openTables. */
  constructor(folder: string, patience = 5_000) {
    this.folder = folder;
    this.objects = new Objects(join(folder, 'objects'));
    this.#database = openTables(folder, patience);
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }

  [Symbol.dispose](): void {
    this.close();
  }

  async newest(): Promise<Version | undefined> {
    return this.#newest();
  }

  async read(id: number): Promise<Tree> {
    return this.#read(id);
  }

  async fetch(hashes: Iterable<string>, keep: KeepBytes): Promise<void> {
    for (const hash of hashes) await keep(hash, this.objects.bytes(hash));
  }

  async missing(hashes: Iterable<string>): Promise<Set<string>> {
    return new Set([...hashes].filter((hash) => !this.objects.has(hash)));
  }

  async store(hash: string, bytes: Buffer): Promise<void> {
    if (this.objects.add(bytes) !== hash) throw new Error('the bytes do not have their hash');
  }

  async commit(base: number | undefined, changes: TreeChanges, note: Note): Promise<Version> {
    for (const [path, hash] of changes) {
      if (!isVersionPath(path)) throw new Error(`a version cannot hold ${JSON.stringify(path)}`);
      if (hash !== null && !this.objects.has(hash))
        throw new Error(`the bytes of ${path} are missing`);
    }
    return inTransaction(this.#database, () => {
      knownForm(this.#database, this.folder);
      const newest = this.#newest();
      if (newest?.id !== base) throw new StaleBase();
      const tree = treeHash(changedTree(newest ? this.#read(newest.id) : new Map(), changes));
      const version = { ...note, id: (base ?? 0) + 1, tree, time: new Date() };
      this.#insert(version, changes);
      return version;
    });
  }

  async history(path?: string): Promise<Version[]> {
    const rows = this.#database
      .prepare(
        `select * from versions where ?1 is null or id in (select version from changes where path = ?1)
         order by id desc`,
      )
      .all(path ?? null);
    return (rows as unknown as VersionRow[]).map(versionOf);
  }

  async thin(ids: readonly number[]): Promise<void> {
    inTransaction(this.#database, () => {
      for (const id of ids) {
        const next = 'select min(id) from versions where id > ?1';
        this.#database
          .prepare(
            `update changes set version = (${next}) where version = ?1 and not exists
             (select 1 from changes as later where later.path = changes.path and later.version = (${next}))`,
          )
          .run(id);
        this.#database.prepare('delete from changes where version = ?').run(id);
        this.#database.prepare('delete from versions where id = ?').run(id);
      }
    });
  }

  async remember(addresses: readonly EntryAddress[]): Promise<void> {
    if (addresses.length === 0) return;
    const insert = this.#database.prepare(
      'insert or ignore into addresses (list, key, path) values (?, ?, ?)',
    );
    inTransaction(this.#database, () => {
      for (const { list, key, path } of addresses) insert.run(list, key, path);
    });
  }

  async addresses(): Promise<EntryAddress[]> {
    const rows = this.#database
      .prepare('select list, key, path from addresses order by number')
      .all();
    return rows.map((row) => ({ ...row }) as unknown as EntryAddress);
  }

  async watch(changed: () => void): Promise<() => Promise<void>> {
    let known = this.#newest()?.id;
    const timer = setInterval(() => {
      const id = this.#newest()?.id;
      if (id !== known) changed();
      known = id;
    }, LOOK_EVERY).unref();
    return async () => clearInterval(timer);
  }

  /** Except bytes that were just stored for a commit, judging by the file's age. */
  async removeUnused(): Promise<void> {
    const rows = this.#database.prepare('select distinct hash from changes where hash is not null');
    const used = new Set(rows.all().map(({ hash }) => String(hash)));
    await this.objects.keepOnly((hash, { nlink, ctimeMs }) => {
      return used.has(hash) || nlink > 1 || Date.now() - ctimeMs < JUST_STORED;
    });
  }

  /** Adds another store's version, which follows those here. */
  add(version: Version, changes: TreeChanges): void {
    inTransaction(this.#database, () => this.#insert(version, changes));
  }

  #newest(): Version | undefined {
    const row = this.#database.prepare('select * from versions order by id desc limit 1').get();
    return row && versionOf(row as unknown as VersionRow);
  }

  #read(id: number): Map<string, string> {
    const rows = this.#database
      .prepare(
        `select path, hash from changes where hash is not null and version =
         (select max(version) from changes as newer where newer.path = changes.path and newer.version <= ?)`,
      )
      .all(id);
    return new Map(rows.map(({ path, hash }) => [String(path), String(hash)]));
  }

  #insert({ id, tree, author, message, kind, time }: Version, changes: TreeChanges): void {
    this.#database
      .prepare(
        'insert into versions (id, tree, author, message, kind, time) values (?, ?, ?, ?, ?, ?)',
      )
      .run(id, tree, author, message, kind, time.getTime());
    const insert = this.#database.prepare(
      'insert into changes (path, version, hash) values (?, ?, ?)',
    );
    for (const [path, hash] of changes) insert.run(path, id, hash);
  }
}

function versionOf({ time, ...row }: VersionRow): Version {
  return { ...row, time: new Date(time) };
}

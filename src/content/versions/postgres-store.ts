import type postgres from 'postgres';
import type { Queries } from '../postgres/connection/postgres-connection.ts';
import { inTransaction } from '../postgres/connection/transaction.ts';
import { requireMigrations } from '../postgres/postgres-migrations.ts';
import {
  type EntryAddress,
  type KeepBytes,
  MOST_BYTES,
  type Note,
  StaleBase,
  type Tree,
  type TreeChanges,
  type Version,
  type VersionStore,
} from './version.ts';

const PIECE = 1024 * 1024;

const AT_ONCE = 100;

/** The error code for bytes that don't match their hash. */
const DAMAGED = 'XX001';

/** Runs work on a connection, for as long as it keeps calling its second argument. */
export type Connect = <Result>(
  work: (sql: postgres.Sql, isAlive: () => void) => Promise<Result>,
) => Promise<Result>;

/** Versions for several machines: PostgreSQL, including bytes. */
export class PostgresStore implements VersionStore {
  readonly #connect: Connect;
  readonly #listen: (changed: () => void) => Promise<() => Promise<void>>;

  constructor(
    connect: Connect,
    listen: (changed: () => void) => Promise<() => Promise<void>> = async () => async () => {},
  ) {
    this.#connect = connect;
    this.#listen = listen;
  }

  async newest(): Promise<Version | undefined> {
    return await this.#connect(async (sql) => {
      await requireMigrations(sql);
      const [row] = await sql<Version[]>`select * from versions order by id desc limit 1`;
      return row && { ...row };
    });
  }

  async read(id: number): Promise<Tree> {
    const rows = await this.#connect(
      (sql) => sql<{ path: string; hash: string }[]>`select path, hash from files_of(${id})`,
    );
    return new Map(rows.map(({ path, hash }) => [path, hash]));
  }

  async fetch(hashes: Iterable<string>, keep: KeepBytes): Promise<void> {
    const all = [...new Set(hashes)];
    await this.#connect(async (sql, isAlive) => {
      for (let at = 0; at < all.length; at += AT_ONCE) {
        const wanted = all.slice(at, at + AT_ONCE);
        const small = await sql<{ hash: string; bytes: Buffer }[]>`
          select hash, bytes from pieces as piece where hash in ${sql(wanted)} and number = 0 and octet_length(bytes) <= 65536
            and not exists (select 1 from pieces where hash = piece.hash and number = 1)`;
        const found = new Map(small.map(({ hash, bytes }) => [hash, bytes]));
        isAlive();
        for (const hash of wanted) {
          const bytes = found.get(hash);
          await keep(hash, bytes ?? readPieces(sql, hash, isAlive));
        }
      }
    });
  }

  async missing(hashes: Iterable<string>): Promise<Set<string>> {
    const rows = await this.#connect((sql) => sql<{ hash: string }[]>`select hash from objects`);
    const stored = new Set(rows.map(({ hash }) => hash));
    return new Set([...hashes].filter((hash) => !stored.has(hash)));
  }

  async store(hash: string, bytes: Buffer): Promise<void> {
    if (bytes.length > MOST_BYTES) throw new Error('a file in the database may have 20 MB at most');
    await this.#connect(async (sql) => {
      for (let number = 0; number === 0 || number * PIECE < bytes.length; number += 1) {
        const piece = bytes.subarray(number * PIECE, (number + 1) * PIECE);
        await sql`select store_piece(${hash}, ${number}, ${piece})`;
      }
    });
  }

  async commit(base: number | undefined, changes: TreeChanges, note: Note): Promise<Version> {
    return await this.#connect((sql) =>
      inTransaction(sql, (sql) => commit(sql, base, changes, note)),
    );
  }

  async history(path?: string): Promise<Version[]> {
    return await this.#connect(async (sql) => {
      const chosen =
        path === undefined
          ? sql``
          : sql`where id in (select version from changes where path = ${path})`;
      const rows = await sql<Version[]>`select * from versions ${chosen} order by id desc`;
      return rows.map((row) => ({ ...row }));
    });
  }

  async thin(ids: readonly number[]): Promise<void> {
    await this.#connect((sql) =>
      inTransaction(sql, async (sql) => {
        await sql`lock table versions in share row exclusive mode`;
        for (const id of ids) await removeVersion(sql, id);
      }),
    );
  }

  async removeUnused(): Promise<void> {
    await this.#connect((sql) =>
      inTransaction(sql, async (sql) => {
        await sql`lock table versions in share row exclusive mode`;
        await sql`delete from objects where hash not in (select hash from changes where hash is not null)`;
        await sql`delete from pieces where hash not in (select hash from objects)`;
      }),
    );
  }

  async remember(addresses: readonly EntryAddress[]): Promise<void> {
    if (addresses.length === 0) return;
    const remembered = JSON.stringify(addresses);
    await this.#connect((sql) => sql`select remember_addresses(${remembered}::text::json)`);
  }

  async addresses(): Promise<EntryAddress[]> {
    const rows = await this.#connect(
      (sql) => sql<EntryAddress[]>`select list, key, path from addresses order by number`,
    );
    return rows.map((row) => ({ ...row }));
  }

  async watch(changed: () => void): Promise<() => Promise<void>> {
    return await this.#listen(changed);
  }
}

async function commit(
  sql: Queries,
  base: number | undefined,
  changes: TreeChanges,
  { author, message, kind }: Note,
): Promise<Version> {
  await sql`select set_config('lock_timeout', '60s', true)`;
  try {
    const changed = JSON.stringify(Object.fromEntries(changes));
    const [row] = await sql<Version[]>`
      select * from commit_version(${base ?? null}, ${changed}::text::json, ${author}, ${message}, ${kind})
      where id is not null`;
    if (row === undefined) throw new StaleBase();
    return { ...row };
  } catch (error) {
    if ((error as { code?: string }).code !== DAMAGED) throw error;
    throw new Error(
      'Some bytes did not arrive as they were sent. Nothing was published; try again.',
    );
  }
}

/** Its changes become the next version's. */
async function removeVersion(sql: Queries, id: number): Promise<void> {
  await sql`
    update changes set version = next.id from (select min(id) as id from versions where id > ${id}) as next
    where version = ${id} and not exists (select 1 from changes as later where later.path = changes.path and later.version = next.id)`;
  await sql`delete from changes where version = ${id}`;
  await sql`delete from versions where id = ${id}`;
}

async function* readPieces(
  sql: Queries,
  hash: string,
  isAlive: () => void,
): AsyncGenerator<Buffer> {
  for (let number = 0; ; number += 1) {
    const [row] = await sql<{ bytes: Buffer }[]>`
      select bytes from pieces where hash = ${hash} and number = ${number}`;
    isAlive();
    if (row === undefined && number === 0) throw new Error('its bytes are not in the database');
    if (row === undefined) return;
    yield row.bytes;
    if (row.bytes.length < PIECE) return;
  }
}

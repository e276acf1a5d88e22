import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../content/versions/sqlite-tables.ts';

type Value = string | number | null | Uint8Array;

/** The rows of the desk's own file. */
export class DeskDatabase {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
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

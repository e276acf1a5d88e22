import type { DatabaseSync } from 'node:sqlite';

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
    this.#database.exec('begin immediate');
    try {
      const result = work();
      this.#database.exec('commit');
      return result;
    } catch (error) {
      this.#database.exec('rollback');
      throw error;
    }
  }
}

import { type DeskDatabase, openPeopleTables } from '../people/people-tables.ts';
import { CLAIMED_FOR, type Plan, type Schedule, type Scheduled, type Stuck } from './schedule.ts';

const TABLES = `
create table if not exists scheduled (
  id text primary key, hour text not null, plan text not null,
  claimed integer not null default 0, tried integer, stuck text);
create table if not exists scheduled_pictures (
  scheduled text not null references scheduled (id) on delete cascade, name text not null,
  bytes blob not null, primary key (scheduled, name))`;

/** Plans in the desk's own file; migrations/0003-scheduled.sql explains the columns. */
export class SqliteSchedule implements Schedule {
  readonly #database: DeskDatabase;

  constructor(folder: string) {
    this.#database = openPeopleTables(folder);
    this.#database.inTransaction(() => this.#database.exec(TABLES));
  }

  close(): void {
    this.#database.close();
  }

  async all(): Promise<Scheduled[]> {
    const rows = this.#database.all('select id, hour, plan, stuck from scheduled');
    return rows.map(({ plan, stuck, ...row }): Scheduled => {
      return { ...JSON.parse(String(plan)), ...row, stuck: JSON.parse(String(stuck)) };
    });
  }

  async add({ id, hour, ...plan }: Plan, pictures: ReadonlyMap<string, Uint8Array>) {
    this.#database.inTransaction(() => {
      this.#database.run(
        'insert into scheduled (id, hour, plan) values (?, ?, ?)',
        ...[id, hour, JSON.stringify(plan)],
      );
      for (const [name, bytes] of pictures)
        this.#database.run('insert into scheduled_pictures values (?, ?, ?)', id, name, bytes);
    });
  }

  async pictures(id: string): Promise<Map<string, Uint8Array>> {
    const query = 'select name, bytes from scheduled_pictures where scheduled = ?';
    const rows = this.#database.all(query, id);
    return new Map(rows.map(({ name, bytes }) => [String(name), bytes as Uint8Array]));
  }

  async move(id: string, hour: string, now: number): Promise<boolean> {
    return this.#unlessClaimed(id, now, () =>
      this.#database.run('update scheduled set hour = ?, stuck = null where id = ?', hour, id),
    );
  }

  async remove(id: string, now: number): Promise<boolean> {
    return this.#unlessClaimed(id, now, () => this.#delete(id));
  }

  async done(id: string): Promise<void> {
    this.#delete(id);
  }

  async claim({ id, hour }: Plan, now: number, newest: number): Promise<number | undefined> {
    const row = this.#database.get(
      `update scheduled set claimed = ?, tried = coalesce(tried, ?)
       where id = ? and hour = ? and claimed < ? returning tried`,
      ...[now + CLAIMED_FOR, newest, id, hour, now],
    );
    return row && Number(row.tried);
  }

  async release(id: string, stuck: Stuck | null): Promise<void> {
    const text = stuck && JSON.stringify(stuck);
    this.#database.run(
      'update scheduled set claimed = 0, stuck = ?1, tried = iif(?1 is null, tried, null) where id = ?2',
      ...[text, id],
    );
  }

  #delete(id: string): void {
    this.#database.run('delete from scheduled where id = ?', id);
  }

  #unlessClaimed(id: string, now: number, work: () => void): boolean {
    return this.#database.inTransaction(() => {
      const query = 'select 1 from scheduled where id = ? and claimed >= ?';
      const isFree = this.#database.get(query, id, now) === undefined;
      if (isFree) work();
      return isFree;
    });
  }
}

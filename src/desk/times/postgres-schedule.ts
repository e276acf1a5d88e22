import type { Queries } from '../../content/postgres/connection/postgres-connection.ts';
import { inTransaction } from '../../content/postgres/connection/transaction.ts';
import type { Connect } from '../../content/versions/postgres-store.ts';
import { CLAIMED_FOR, type Plan, type Schedule, type Scheduled, type Stuck } from './schedule.ts';

/** Plans of several desks, in PostgreSQL, in a schema of their own (migrations/0003-scheduled.sql). */
export class PostgresSchedule implements Schedule {
  readonly #connect: Connect;

  constructor(connect: Connect) {
    this.#connect = connect;
  }

  async all(): Promise<Scheduled[]> {
    const rows = await this.#connect(
      (sql) =>
        sql<{ id: string; hour: string; plan: Omit<Plan, 'id' | 'hour'>; stuck: Stuck | null }[]>`
          select id, hour, plan, stuck from desk.scheduled`,
    );
    return rows.map(({ plan, ...row }) => ({ ...plan, ...row }));
  }

  async add({ id, hour, ...plan }: Plan, pictures: ReadonlyMap<string, Uint8Array>) {
    await this.#connect((sql) =>
      inTransaction(sql, async (sql) => {
        await sql`
          insert into desk.scheduled (id, hour, plan) values (${id}, ${hour}, ${JSON.stringify(plan)}::text::json)`;
        for (const [name, bytes] of pictures)
          await sql`insert into desk.scheduled_pictures values (${id}, ${name}, ${Buffer.from(bytes)})`;
      }),
    );
  }

  async pictures(id: string): Promise<Map<string, Uint8Array>> {
    const rows = await this.#connect(
      (sql) => sql<{ name: string; bytes: Buffer }[]>`
        select name, bytes from desk.scheduled_pictures where scheduled = ${id}`,
    );
    return new Map(rows.map(({ name, bytes }) => [name, bytes]));
  }

  async move(id: string, hour: string, now: number): Promise<boolean> {
    return await this.#unlessClaimed(
      id,
      now,
      (sql) => sql`update desk.scheduled set hour = ${hour}, stuck = null where id = ${id}`,
    );
  }

  async remove(id: string, now: number): Promise<boolean> {
    return await this.#unlessClaimed(id, now, (sql) => deleted(sql, id));
  }

  async done(id: string): Promise<void> {
    await this.#connect((sql) => deleted(sql, id));
  }

  async claim({ id, hour }: Plan, now: number, newest: number): Promise<number | undefined> {
    const [row] = await this.#connect(
      (sql) => sql<{ tried: number }[]>`
        update desk.scheduled set claimed = ${now + CLAIMED_FOR}, tried = coalesce(tried, ${newest})
        where id = ${id} and hour = ${hour} and claimed < ${now} returning tried`,
    );
    return row?.tried;
  }

  async release(id: string, stuck: Stuck | null): Promise<void> {
    const text = stuck && JSON.stringify(stuck);
    await this.#connect(
      (sql) => sql`
        update desk.scheduled set claimed = 0, stuck = ${text}::text::json,
          tried = case when ${text}::text is null then tried end
        where id = ${id}`,
    );
  }

  #unlessClaimed(
    id: string,
    now: number,
    work: (sql: Queries) => Promise<unknown>,
  ): Promise<boolean> {
    return this.#connect((sql) =>
      inTransaction(sql, async (sql) => {
        const [row] = await sql<{ isFree: boolean }[]>`
          select claimed < ${now} as "isFree" from desk.scheduled where id = ${id} for update`;
        const isFree = row?.isFree ?? true;
        if (isFree) await work(sql);
        return isFree;
      }),
    );
  }
}

async function deleted(sql: Queries, id: string): Promise<void> {
  await sql`delete from desk.scheduled where id = ${id}`;
}

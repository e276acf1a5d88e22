import type { Site } from '../../model/site.ts';
import type { Queries } from '../postgres/connection/postgres-connection.ts';
import { writeSite } from '../postgres/postgres-site.ts';
import {
  keyOf,
  LIST_NAMES,
  LIST_TABLES,
  type ListName,
  type Row,
  type Rows,
} from '../postgres/postgres-tables.ts';
import type { EntryKey } from '../tables.ts';
import type { Change } from './publish-changes.ts';

/** Called with how many rows have been written, and how many there are in all. */
export type Progress = (done: number, total: number) => void;

export interface Writing {
  site: Site;
  /** What the tables should contain. */
  rows: Rows;
  /** The differences from what they contain now. */
  changes: readonly Change[];
  progress: Progress;
}

/** Updates the tables to these rows. Call it in a transaction that keeps others from writing. */
export async function writeChanges(
  sql: Queries,
  { site, rows, changes, progress }: Writing,
): Promise<void> {
  if (changes.some(({ list }) => list === 'site')) await writeSite(sql, site);
  const plans = LIST_NAMES.map((list) => planList(list, rows[list] ?? [], changes));
  const total = plans.reduce((sum, { written }) => sum + written.length, 0);
  let done = 0;
  for (const { list, deleted, written } of plans) {
    const { name, key } = LIST_TABLES[list];
    if (deleted === 'all') await sql`delete from ${sql(name)}`;
    else
      for (const keys of batches(deleted))
        await sql`delete from ${sql(name)} where ${sql(key)} in ${sql(keys)}`;
    for (const batch of batches(written)) {
      await insertRows(sql, list, batch);
      done += batch.length;
      progress(done, total);
    }
  }
}

interface ListPlan {
  list: ListName;
  deleted: 'all' | EntryKey[];
  written: Row[];
}

/**
 * A list with positions is short and is rewritten as a whole; of the others, which can be long,
 * only the rows that differ are written.
 */
function planList(list: ListName, rows: readonly Row[], changes: readonly Change[]): ListPlan {
  const own = changes.filter((change) => change.list === list);
  if (own.length === 0) return { list, deleted: [], written: [] };
  if (LIST_TABLES[list].positioned) {
    const written = rows.map((row, index) => ({ ...row, position: index + 1 }));
    return { list, deleted: 'all', written };
  }
  const keys = new Set(own.flatMap(({ key }) => key ?? []));
  return { list, deleted: [...keys], written: rows.filter((row) => keys.has(keyOf(list, row))) };
}

/** PostgreSQL's number for json, which keeps the order of keys; `sql.json` would send jsonb. */
const JSON_TYPE = 114;

const JSON_COLUMNS: ReadonlySet<string> = new Set([
  'when',
  'status',
  'visit',
  'words',
  'formerly',
  'places',
  'features',
  'houseRules',
  'price',
  'quotes',
]);

async function insertRows(sql: Queries, list: ListName, rows: readonly Row[]): Promise<void> {
  const { name, columns, positioned } = LIST_TABLES[list];
  const filledColumns = positioned ? [...columns, 'position'] : columns;
  const cellOf = (row: Row, column: string) =>
    JSON_COLUMNS.has(column) && row[column] ? sql.typed(row[column], JSON_TYPE) : row[column];
  const filled = rows.map((row) =>
    Object.fromEntries(filledColumns.map((column) => [column, cellOf(row, column)])),
  );
  await sql`insert into ${sql(name)} ${sql(filled)}`;
  if (list !== 'destinations') return;
  const highlights = rows.flatMap(({ highlights = [], ...row }) =>
    (highlights as string[]).map((highlight, index) => ({
      destinationId: keyOf(list, row),
      position: index + 1,
      highlight,
    })),
  );
  for (const batch of batches(highlights))
    await sql`insert into destination_highlights ${sql(batch)}`;
}

/** How many rows go to the database in one statement. */
const BATCH = 200;

function batches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  );
}

import type postgres from 'postgres';
import type { Queries } from './connection/postgres-connection.ts';
import { inTransaction } from './connection/transaction.ts';
import { present, readSite } from './postgres-site.ts';
import {
  CONTENT_TABLES,
  LIST_TABLES,
  type ListRow,
  type ListTable,
  type OwnPageRow,
  type PictureRow,
  type Row,
  type Rows,
  type WordsRow,
} from './postgres-tables.ts';

/** What the tables held at one moment. */
export interface TableState {
  /** How many transactions have written content. */
  revision: string;
  rows: Rows;
}

/** Reads all tables as they were at one moment, even while others are writing. */
export async function readTables(sql: postgres.Sql): Promise<TableState> {
  const read = async (sql: Queries): Promise<TableState> => {
    // Locked before the first query takes its snapshot of the tables: a later TRUNCATE would show
    // through it.
    await sql`lock table ${sql(CONTENT_TABLES)} in access share mode`;
    return { revision: await readRevision(sql), rows: await readRows(sql) };
  };
  return await inTransaction(sql, read, 'isolation level repeatable read read only');
}

export async function readRevision(sql: Queries): Promise<string> {
  const [row] = await sql<{ revision: string }[]>`select revision from content_revision`;
  if (row === undefined)
    throw new Error(
      'the table content_revision has lost its row; insert one with a revision that was never used',
    );
  return row.revision;
}

/** Call it in a transaction that blocks others' writes or doesn't see them. */
export async function readRows(sql: Queries): Promise<Rows> {
  const [
    site,
    activities,
    destinations,
    highlights,
    events,
    cabins,
    posts,
    ownPages,
    words,
    pictures,
  ] = await Promise.all([
    readSite(sql),
    readList(sql, LIST_TABLES.activities),
    readList(sql, LIST_TABLES.destinations),
    sql`select destination_id, highlight from destination_highlights order by destination_id, position`,
    readList(sql, LIST_TABLES.events),
    readList(sql, LIST_TABLES.cabins),
    readList(sql, LIST_TABLES.posts),
    readOwnPages(sql),
    sql<WordsRow[]>`select page, words from page_words order by page collate "C"`,
    sql<PictureRow[]>`select name, hash from content_pictures order by name collate "C"`,
  ]);
  const byDestination = Map.groupBy(highlights, ({ destinationId }) => destinationId);
  return {
    site,
    activities,
    destinations: destinations.map((row) => withHighlights(row, byDestination.get(row.id))),
    events,
    cabins,
    posts: posts.map((row) => ({ ...row, content: trimmed(row.content) })),
    ownPages: ownPages.map((row) => ({ ...row, content: trimmed(row.content) })),
    words: words.map(({ page, words }) => ({ page, words })),
    pictures: pictures.map(({ name, hash }) => ({ name, hash })),
  };
}

async function readList(
  sql: Queries,
  { name, columns, positioned }: ListTable,
): Promise<ListRow[]> {
  const rows = await sql<
    ListRow[]
  >`select ${sql(columns)} from ${sql(name)} order by ${positioned ? sql`position, id` : sql`id desc`}`;
  return rows.map(present);
}

async function readOwnPages(sql: Queries): Promise<OwnPageRow[]> {
  const { name, columns } = LIST_TABLES.ownPages;
  const rows = await sql<
    OwnPageRow[]
  >`select ${sql(columns)} from ${sql(name)} order by slug collate "C"`;
  return rows.map(present);
}

function withHighlights(row: ListRow, highlights: readonly Row[] | undefined): ListRow {
  return highlights === undefined
    ? row
    : { ...row, highlights: highlights.map(({ highlight }) => highlight) };
}

/** Blank lines around a body don't matter, just as in a file. */
function trimmed(text: unknown): unknown {
  return typeof text === 'string' ? text.trim() : text;
}

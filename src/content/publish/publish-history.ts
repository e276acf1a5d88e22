import type { Content } from '../../model/content.ts';
import type { Queries } from '../postgres/postgres-connection.ts';
import { checkRows } from '../postgres/postgres-content.ts';
import type { Rows } from '../postgres/postgres-tables.ts';

export interface HistoryEntry {
  id: number;
  publishedAt: Date;
  publishedBy: string;
  revision: string;
  note: string;
}

/** All publishes, latest first. */
export async function readHistory(sql: Queries): Promise<HistoryEntry[]> {
  return await sql<
    HistoryEntry[]
  >`select id, published_at, published_by, revision, note from publishes order by id desc`;
}

/**
 * The content of a publish. Throws if there's no publish with this number, and throws
 * ContentProblems if its content breaks a rule, because the rules have changed since or because it
 * was edited in the database.
 */
export async function readPublished(sql: Queries, id: number): Promise<Content> {
  const [row] = await sql<{ content: Rows }[]>`select content from publishes where id = ${id}`;
  if (row === undefined)
    throw new Error(`There is no publish ${id}. ./guide publish --history lists them.`);
  return checkRows(row.content);
}

import type { Content } from '../../model/content.ts';
import type { Queries } from '../postgres/postgres-connection.ts';
import { checkRows } from '../postgres/postgres-content.ts';
import { LIST_NAMES, type ListName, type Rows } from '../postgres/postgres-tables.ts';

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

/** What was published. */
export interface PastPublish {
  content: Content;
  /** The lists that it doesn't have, as an older version of the guide published it. */
  lacks: ListName[];
}

/**
 * A publish in the history. Throws if there's no publish with this number, and throws
 * ContentProblems if its content breaks a rule, because the rules have changed since or because it
 * was edited in the database.
 */
export async function readPublished(sql: Queries, id: number): Promise<PastPublish> {
  const [row] = await sql<{ content: Rows }[]>`select content from publishes where id = ${id}`;
  if (row === undefined)
    throw new Error(`There is no publish ${id}. ./guide publish --history lists them.`);
  const content = await checkRows(row.content);
  return { content, lacks: LIST_NAMES.filter((list) => row.content[list] === undefined) };
}

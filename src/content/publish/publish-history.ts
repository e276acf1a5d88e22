import type { Content } from '../../model/content.ts';
import type { Queries } from '../postgres/postgres-connection.ts';
import { checkRows } from '../postgres/postgres-content.ts';
import {
  LIST_NAMES,
  type ListName,
  type PictureRow,
  type Rows,
} from '../postgres/postgres-tables.ts';
import { missingPictures } from '../stored-pictures/picture-bytes.ts';

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
  pictures: readonly PictureRow[] | undefined;
  /** The lists that it doesn't have, as an older version of the guide published it. */
  lacks: ListName[];
}

/**
 * A publish in the history. Throws if there's no publish with this number or the bytes of one of its
 * pictures are gone, and throws ContentProblems if its content breaks a rule, because the rules have
 * changed since or because it was edited in the database.
 */
export async function readPublished(sql: Queries, id: number): Promise<PastPublish> {
  const [row] = await sql<{ content: Rows }[]>`select content from publishes where id = ${id}`;
  if (row === undefined)
    throw new Error(`There is no publish ${id}. ./guide publish --history lists them.`);
  const content = await checkRows(row.content);
  const { pictures } = row.content;
  const gone = await missingPictures(sql, pictures ?? []);
  if (gone.length > 0)
    throw new Error(
      `Publish ${id} shows pictures that are not in the database any more: ${gone.map(({ name }) => name).join(', ')}. Put them into the images folder and publish that.`,
    );
  return { content, pictures, lacks: LIST_NAMES.filter((list) => row.content[list] === undefined) };
}

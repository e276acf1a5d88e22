import type { Content } from '../../model/content/content.ts';
import type { Queries } from '../postgres/connection/postgres-connection.ts';
import { checkRows } from '../postgres/postgres-content.ts';
import { readRevision } from '../postgres/postgres-read.ts';
import {
  LIST_NAMES,
  type ListName,
  NO_ROWS,
  type PictureRow,
  type Rows,
} from '../postgres/postgres-tables.ts';
import { type Change, compareRows, countByKind } from '../publish/publish-changes.ts';
import { missingPictures } from '../stored-pictures/picture-bytes.ts';
import type { FolderOrigin } from './folder-origin.ts';

export interface HistoryEntry {
  id: number;
  publishedAt: Date;
  publishedBy: string;
  revision: string;
  note: string;
  /** The publisher's own words. */
  message: string | null;
  /** The publish that its files came from. */
  base: number | null;
  /** For a rollback: the publish whose content it restored. */
  restored: number | null;
  /** How many entries differ from the publish before; null if nobody counted. */
  added: number | null;
  changed: number | null;
  removed: number | null;
}

/** All publishes after that number, latest first. */
export async function readHistory(sql: Queries, after = 0): Promise<HistoryEntry[]> {
  return await sql<HistoryEntry[]>`
    select id, published_at, published_by, revision, note, message, base, restored, added, changed, removed
    from publishes where id > ${after} order by id desc`;
}

/** What a publish of the history holds, as it was stored. */
export interface StoredPublish {
  id: number;
  digest: string;
  rows: Rows;
}

/** The publish with this number; undefined if there is none. */
export async function readPublish(sql: Queries, id: number): Promise<StoredPublish | undefined> {
  const [found] = await sql<
    StoredPublish[]
  >`select id, digest, content as rows from publishes where id = ${id}`;
  return found;
}

/** The last publish, or the last one before that number; undefined if there is none. */
export async function readLastPublish(
  sql: Queries,
  before?: number,
): Promise<StoredPublish | undefined> {
  const earlier = before === undefined ? sql`true` : sql`id < ${before}`;
  const [found] = await sql<StoredPublish[]>`
    select id, digest, content as rows from publishes where ${earlier} order by id desc limit 1`;
  return found;
}

/**
 * The publish that files with this record come from. If the history lacks it, because its publish
 * was not committed or has been deleted since, the one that they came from before; without that, one
 * with the same content. Undefined if there is none of them.
 */
export async function findOrigin(
  sql: Queries,
  { publish, digest, before = digest }: FolderOrigin,
): Promise<StoredPublish | undefined> {
  const recorded = await readPublish(sql, publish);
  return recorded?.digest === digest ? recorded : findDigest(sql, before);
}

/** The newest publish with the same content; undefined if there is none. */
export async function findSame(sql: Queries, rows: Rows): Promise<StoredPublish | undefined> {
  return findDigest(sql, await digestOf(sql, rows));
}

async function findDigest(sql: Queries, digest: string): Promise<StoredPublish | undefined> {
  const [found] = await sql<StoredPublish[]>`
    select id, digest, content as rows from publishes where digest = ${digest}
    order by id desc limit 1`;
  return found;
}

/** Identifies content, no matter the order of its fields. */
export async function digestOf(sql: Queries, rows: Rows): Promise<string> {
  const [found] = await sql<
    { digest: string }[]
  >`select content_digest(${JSON.stringify(rows)}::text::json) as digest`;
  if (found === undefined) throw new Error('PostgreSQL has not computed a digest');
  return found.digest;
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
  const { rows } = await requirePublish(sql, id);
  const content = await checkRows(rows);
  const { pictures } = rows;
  const gone = await missingPictures(sql, pictures ?? []);
  if (gone.length > 0)
    throw new Error(
      `Publish ${id} shows pictures that are not in the database any more: ${gone.map(({ name }) => name).join(', ')}. Put them into the images folder and publish that.`,
    );
  return { content, pictures, lacks: LIST_NAMES.filter((list) => rows[list] === undefined) };
}

/** The publish with this number. Throws if there is none. */
export async function requirePublish(sql: Queries, id: number): Promise<StoredPublish> {
  const found = await readPublish(sql, id);
  if (found !== undefined) return found;
  throw new Error(`There is no publish ${id}. ./guide publish --history lists them.`);
}

/** What the history is told about a publish. */
export interface HistoryRow {
  rows: Rows;
  changes: readonly Change[];
  by: string;
  note: string;
  message?: string | undefined;
  base?: number | undefined;
  restored?: number | undefined;
}

/** Where a publish is in the history. */
export interface Recorded {
  id: number;
  digest: string;
  revision: string;
}

/** Adds a publish to the history, with the database's present revision. */
export async function addToHistory(
  sql: Queries,
  { rows, changes, by, note, message, base, restored }: HistoryRow,
): Promise<Recorded> {
  const revision = await readRevision(sql);
  const { added, changed, removed } = countByKind(changes);
  const [row] = await sql<{ id: number; digest: string }[]>`
    insert into publishes
      (published_by, revision, note, message, base, restored, added, changed, removed, content)
    values (${by}, ${revision}, ${note}, ${message ?? null}, ${base ?? null}, ${restored ?? null},
      ${added}, ${changed}, ${removed}, ${JSON.stringify(rows)}::text::json)
    returning id, digest`;
  if (row === undefined) throw new Error('PostgreSQL has not added the publish to its history');
  return { ...row, revision };
}

/**
 * Makes sure that the history holds what the tables hold, which it doesn't after edits with
 * database tools. Resolves to that publish, and whether it was missing; undefined as long as nothing
 * has ever been published. Call it in a transaction that keeps others from writing.
 */
export async function saveEdits(
  sql: Queries,
  rows: Rows,
): Promise<(Recorded & { added: boolean }) | undefined> {
  const digest = await digestOf(sql, rows);
  const last = await readLastPublish(sql);
  if (last?.digest === digest)
    return { id: last.id, digest, revision: await readRevision(sql), added: false };
  if (last === undefined && compareRows(NO_ROWS, rows).length === 0) return undefined;
  const changes = compareRows(last?.rows ?? NO_ROWS, rows);
  const row = { rows, changes, by: 'database', note: 'edited in the database', base: last?.id };
  return { ...(await addToHistory(sql, row)), added: true };
}

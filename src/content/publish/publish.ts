import type postgres from 'postgres';
import type { Content } from '../../model/content.ts';
import type { Queries } from '../postgres/postgres-connection.ts';
import { requireMigrations } from '../postgres/postgres-migrations.ts';
import { readRevision, readRows } from '../postgres/postgres-read.ts';
import {
  CONTENT_TABLES,
  contentRows,
  type ListName,
  type PictureRow,
  type Rows,
} from '../postgres/postgres-tables.ts';
import { type Change, compareRows } from './publish-changes.ts';
import { type Progress, writeChanges } from './publish-write.ts';

/** The advisory lock that lets only one publish write at a time. */
const PUBLISH_LOCK = 4_215_002;

/** How long a publish waits for another one, or for a database tool that has locked the tables. */
const LOCK_TIMEOUT = '60s';

export interface Publication {
  content: Content;
  /** The pictures that belong to it, whose bytes the database holds; by default those it has. */
  pictures?: readonly PictureRow[] | undefined;
  /** Lists that stay as they are in the database, whatever the content says; none by default. */
  keeps?: readonly ListName[];
  /** Who is publishing, for the history. */
  by: string;
  /** Why, for the history, such as "publish" or "rollback to 3". */
  note: string;
  /** Only say what would change. */
  dryRun: boolean;
  progress: Progress;
  /** Called if another publish has to finish first. */
  waiting: () => void;
  /** Called last; rejecting leaves everything as it was. */
  confirm?: () => Promise<void>;
}

export interface Published {
  changes: Change[];
  /** The number of this publish in the history; undefined if nothing was written. */
  id: number | undefined;
  revision: string;
  /** True if the database had been edited since the last publish; the history has a copy. */
  savedEdits: boolean;
}

/**
 * Writes content to the database in one transaction, all or nothing. If nothing differs, writes
 * nothing, so the revision stays the same. Rejects if the database can't be reached or lacks
 * migrations, if others keep writing for a minute, or if `confirm` does.
 */
export async function publishContent(
  sql: postgres.Sql,
  publication: Publication,
): Promise<Published> {
  const { content, pictures, keeps = [], by, note, dryRun, progress, confirm } = publication;
  return await sql.begin(async (sql) => {
    await takePublishLock(sql, publication);
    await requireMigrations(sql);
    await sql`lock table ${sql(CONTENT_TABLES)} in share row exclusive mode`;
    const before = await readRows(sql);
    const kept = Object.fromEntries(keeps.map((list) => [list, before[list]]));
    const rows = { ...contentRows(content, pictures ?? before.pictures), ...kept };
    const changes = compareRows(before, rows);
    const revision = await readRevision(sql);
    if (changes.length === 0 || dryRun)
      return { changes, id: undefined, revision, savedEdits: false };
    const savedEdits = await saveEdits(sql, before, revision);
    await writeChanges(sql, { site: content.site, rows, changes, progress });
    const published = await readRevision(sql);
    const id = await addToHistory(sql, { rows, by, note, revision: published });
    await confirm?.();
    return { changes, id, revision: published, savedEdits };
  });
}

async function takePublishLock(sql: Queries, { waiting }: Publication): Promise<void> {
  await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`;
  const [attempt] = await sql<
    { taken: boolean }[]
  >`select pg_try_advisory_xact_lock(${PUBLISH_LOCK}) as taken`;
  if (attempt?.taken) return;
  waiting();
  await sql`select pg_advisory_xact_lock(${PUBLISH_LOCK})`;
}

/**
 * Edits made in the database since the last publish are about to be replaced, so they are saved to
 * the history first.
 */
async function saveEdits(sql: Queries, rows: Rows, revision: string): Promise<boolean> {
  const [last] = await sql<
    { revision: string }[]
  >`select revision from publishes order by id desc limit 1`;
  if (revision === (last?.revision ?? '0')) return false;
  await addToHistory(sql, { rows, by: 'database', note: 'edited in the database', revision });
  return true;
}

interface HistoryRow {
  rows: Rows;
  by: string;
  note: string;
  revision: string;
}

async function addToHistory(
  sql: Queries,
  { rows, by, note, revision }: HistoryRow,
): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    insert into publishes (published_by, revision, note, content) values (${by}, ${revision}, ${note}, ${JSON.stringify(rows)}::text::json)
    returning id`;
  return row?.id;
}

import type postgres from 'postgres';
import type { Content } from '../../model/content/content.ts';
import type { FolderOrigin } from '../history/folder-origin.ts';
import { addToHistory, digestOf, saveEdits } from '../history/publish-history.ts';
import type { Queries } from '../postgres/connection/postgres-connection.ts';
import { inTransaction } from '../postgres/connection/transaction.ts';
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
import { type PublishedFiles, type PublishPlan, planPublish } from './publish-plan.ts';
import { type Progress, writeChanges } from './publish-write.ts';

/** The advisory lock that lets only one publish write at a time. */
const PUBLISH_LOCK = 4_215_002;

/** How long a publish waits for another one, or for a database tool that has locked the tables. */
const LOCK_TIMEOUT = '60s';

/** Content that replaces whatever the database holds, as a rollback does. */
export interface Replacement {
  content: Content;
  /** The pictures that belong to it, whose bytes the database holds; by default those it has. */
  pictures?: readonly PictureRow[] | undefined;
  /** Lists that stay as they are in the database, whatever the content says; none by default. */
  keeps?: readonly ListName[];
  /** The publish whose content it is. */
  restored?: number;
}

export interface Publication {
  source: PublishedFiles | Replacement;
  /** Who is publishing, for the history. */
  by: string;
  /** The publisher's own words for the history. */
  message?: string | undefined;
  /** Only say what would change. */
  dryRun: boolean;
  progress: Progress;
  /** Called if another publish has to finish first. */
  waiting: () => void;
  /** Called last; rejecting leaves everything as it was. */
  confirm?: (result: Confirmation) => Promise<void>;
}

/** What is about to be committed. */
export interface Confirmation {
  /** The transaction, for reading. */
  sql: Queries;
  content: Content;
  pictures: readonly PictureRow[];
  /** What has to be written into the files, so that they match. */
  taken: readonly Change[];
  origin: FolderOrigin;
}

export interface Published {
  changes: Change[];
  /** What the files were given from the database. */
  taken: Change[];
  /** The number of this publish in the history; undefined if nothing was written. */
  id: number | undefined;
  revision: string;
  /** True if the database had been edited since the last publish; the history has a copy. */
  savedEdits: boolean;
}

/**
 * Writes content to the database in one transaction, all or nothing. If nothing differs, writes
 * nothing, so the revision stays the same. Rejects with PublishRefused if the database has moved on
 * since the files were pulled or published last. Rejects, too, if the database can't be reached or
 * lacks migrations, if others keep writing for a minute, or if `confirm` does.
 */
export async function publishContent(
  sql: postgres.Sql,
  publication: Publication,
): Promise<Published> {
  const { source, dryRun, confirm } = publication;
  return await inTransaction(sql, async (sql) => {
    await lockContent(sql, publication.waiting);
    const theirs = await readRows(sql);
    const plan =
      'origin' in source ? await planPublish(sql, source, theirs) : replacing(source, theirs);
    const { content, rows, base, taken } = plan;
    const changes = compareRows(theirs, rows);
    if (dryRun) return { changes, taken, ...NOTHING_WRITTEN, revision: await readRevision(sql) };
    const held = await saveEdits(sql, theirs);
    const written =
      changes.length > 0 ? await write(sql, { publication, plan, changes }) : undefined;
    const newest = written ?? held;
    if (newest) {
      const { id: publish, revision, digest } = newest;
      await confirm?.({
        sql,
        content,
        pictures: rows.pictures ?? [],
        taken,
        origin: { publish, revision, digest, before: base?.digest },
      });
    }
    return {
      changes,
      taken,
      id: written?.id,
      revision: newest?.revision ?? (await readRevision(sql)),
      savedEdits: held?.added ?? false,
    };
  });
}

const NOTHING_WRITTEN = { id: undefined, savedEdits: false } as const;

function replacing({ content, pictures, keeps = [] }: Replacement, theirs: Rows): PublishPlan {
  const kept = Object.fromEntries(keeps.map((list) => [list, theirs[list]]));
  const rows = { ...contentRows(content, pictures ?? theirs.pictures), ...kept };
  return { content, rows, base: undefined, taken: [] };
}

/**
 * Keeps others from writing content until the transaction ends. Rejects if they keep writing for a
 * minute, or if the database lacks migrations.
 */
async function lockContent(sql: Queries, waiting: () => void): Promise<void> {
  await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`;
  const [attempt] = await sql<
    { taken: boolean }[]
  >`select pg_try_advisory_xact_lock(${PUBLISH_LOCK}) as taken`;
  if (!attempt?.taken) {
    waiting();
    await sql`select pg_advisory_xact_lock(${PUBLISH_LOCK})`;
  }
  await requireMigrations(sql);
  await sql`lock table ${sql(CONTENT_TABLES)} in share row exclusive mode`;
}

interface Write {
  publication: Publication;
  plan: PublishPlan;
  changes: readonly Change[];
}

/** The history gets what the tables then hold, so that its digest is theirs. */
async function write(
  sql: Queries,
  { publication: { source, by, message, progress }, plan, changes }: Write,
) {
  const { content, rows, base } = plan;
  await writeChanges(sql, { site: content.site, rows, changes, progress });
  const restored = 'restored' in source ? source.restored : undefined;
  const note = restored === undefined ? 'publish' : `rollback to ${restored}`;
  const written: Rows = await readRows(sql);
  return await addToHistory(sql, {
    rows: written,
    changes,
    by,
    note,
    message,
    base: base?.id,
    restored,
  });
}

/**
 * Makes sure that the history holds these rows, so that files pulled from them can be published
 * again, and resolves to what is recorded in their folder. Rejects if the database holds others by
 * now.
 */
export async function recordPulled(sql: postgres.Sql, rows: Rows): Promise<FolderOrigin> {
  return await inTransaction(sql, async (sql) => {
    await lockContent(sql, () => {});
    const held = await saveEdits(sql, await readRows(sql));
    if (held === undefined || held.digest !== (await digestOf(sql, rows)))
      throw new Error(
        'The database was changed while it was being pulled. Nothing was written; pull again.',
      );
    return { publish: held.id, revision: held.revision, digest: held.digest };
  });
}

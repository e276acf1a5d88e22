import type { Logger } from 'pino';
import { type ContentSource, describeProblems } from '../content-source.ts';
import { watchFolders } from '../files/watch-folders.ts';
import { contentDigest } from '../last-good/content-lines.ts';
import type { Photos } from '../pictures/photos.ts';
import { createSnapshot } from '../snapshot.ts';
import { DATABASE_LIMITS, type DatabaseLimits, withConnection } from './postgres-connection.ts';
import { checkRows } from './postgres-content.ts';
import { requireMigrations } from './postgres-migrations.ts';
import { readTables } from './postgres-read.ts';
import { watchDatabase } from './postgres-watch.ts';

export interface PostgresSourceOptions {
  databaseUrl: string;
  photos: Photos;
  log: Logger;
  /** Milliseconds between polls, in case a notification was lost; a minute by default. */
  pollInterval?: number;
  limits?: DatabaseLimits | undefined;
}

/**
 * Content from PostgreSQL, for several servers or for editing with database tools. Uses at most two
 * connections.
 */
export function createPostgresSource({
  databaseUrl,
  photos,
  log,
  pollInterval,
  limits = DATABASE_LIMITS,
}: PostgresSourceOptions): ContentSource {
  let lastRead: string | undefined;
  let lastRejected = '';

  return {
    name: 'postgres',
    async read() {
      const { revision, rows } = await withConnection(
        databaseUrl,
        async (sql) => {
          await requireMigrations(sql);
          return readTables(sql);
        },
        limits,
      );
      lastRead = revision;
      const { content, rejected } = await checkRows(rows);
      reportRejected(describeProblems(rejected));
      const shown = await photos.attach(content);
      // The number alone isn't enough: a restored backup counts on from an older one.
      const digest = (await contentDigest(shown)).slice(0, 8);
      return createSnapshot(shown, `postgres-${revision}-${digest}`);
    },
    async watch(changed) {
      const stopDatabase = watchDatabase({
        databaseUrl,
        changed,
        lastRead: () => lastRead,
        pollInterval,
        limits,
      });
      const stopFolders = watchFolders({
        folders: await photos.watchedFolders(),
        changed,
        failed: (path, error) => log.warn({ err: error, path }, 'the folder cannot be watched'),
      });
      return async () => {
        stopFolders();
        await stopDatabase();
      };
    },
    close: () => photos.close(),
  };

  /** Reports the same rows only once, no matter how often they are read. */
  function reportRejected(problems: string[]): void {
    const text = problems.join('\n');
    if (text !== '' && text !== lastRejected)
      log.error({ problems }, 'rows that break a rule are left out; the rest is served');
    lastRejected = text;
  }
}

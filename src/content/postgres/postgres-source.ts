import type { Logger } from 'pino';
import type { ContentSource } from '../content-source.ts';
import { contentToServe } from '../entries/content-to-serve.ts';
import { watchFolders } from '../files/watch-folders.ts';
import { contentDigest } from '../last-good/content-lines.ts';
import type { Photos } from '../pictures/photos.ts';
import { createSnapshot } from '../snapshot.ts';
import { DATABASE_LIMITS, type DatabaseLimits, withConnection } from './postgres-connection.ts';
import { readRowEntries } from './postgres-content.ts';
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

  return {
    name: 'postgres',
    async read(tolerance) {
      const { revision, rows } = await withConnection(
        databaseUrl,
        async (sql) => {
          await requireMigrations(sql);
          return readTables(sql);
        },
        limits,
      );
      lastRead = revision;
      const shown = await photos.attach(
        await contentToServe(await readRowEntries(rows), tolerance),
      );
      // The number is for people. It doesn't say what is served: a restored backup counts on from
      // an older one, and servers with different pasts hold back different entries.
      const digest = (await contentDigest(shown)).slice(0, 16);
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
}

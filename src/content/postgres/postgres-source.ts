import type { Logger } from 'pino';
import { contentTables } from '../../app/content-tables.ts';
import type { ContentSource, Tolerance } from '../content-source.ts';
import { watchFolders } from '../files/watch-folders.ts';
import type { Photos } from '../pictures/photos.ts';
import { contentDigest } from '../serving/content-lines.ts';
import { contentToServe } from '../serving/content-to-serve.ts';
import { shortHash } from '../short-hash.ts';
import { createSnapshot } from '../snapshot.ts';
import type { PictureMirror } from '../stored-pictures/picture-mirror.ts';
import {
  DATABASE_LIMITS,
  type DatabaseLimits,
  withConnection,
} from './connection/postgres-connection.ts';
import { readRowEntries } from './postgres-content.ts';
import { requireMigrations } from './postgres-migrations.ts';
import { readTables } from './postgres-read.ts';
import { watchDatabase } from './postgres-watch.ts';

export interface PostgresSourceOptions {
  databaseUrl: string;
  photos: Photos;
  /** The files of the pictures in the database. */
  pictures: PictureMirror;
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
  pictures,
  log,
  pollInterval,
  limits = DATABASE_LIMITS,
}: PostgresSourceOptions): ContentSource {
  let lastRead: string | undefined;
  let isReading = false;

  return {
    name: 'postgres',
    async read(tolerance) {
      isReading = true;
      const { revision, rows, content } = await readDatabase(tolerance).finally(() => {
        isReading = false;
      });
      const shown = await photos.attach(content, tolerance);
      if (pictures.isComplete) pictures.removeOthersLater(rows.pictures ?? []);
      const digest = shortHash(`${await contentDigest(shown)}${JSON.stringify(rows.pictures)}`);
      // The number is for people. It doesn't say what is served: a restored backup counts on from
      // an older one, and servers with different pasts hold back different entries.
      return createSnapshot(shown, `postgres-${revision}-${digest}`);
    },
    async watch(changed) {
      const stopDatabase = watchDatabase({
        databaseUrl,
        changed,
        lastRead: () => (pictures.isComplete ? lastRead : undefined),
        isReading: () => isReading,
        pollInterval,
        limits,
      });
      const stopFolders = watchFolders({
        folders: [...new Set([...(await photos.watchedFolders()), ...pictures.folders])],
        changed,
        failed: (path, error) => log.warn({ err: error, path }, 'the folder cannot be watched'),
      });
      return async () => {
        stopFolders();
        await stopDatabase();
      };
    },
    async close() {
      pictures.close();
      await photos.close();
    },
  };

  /** What the tables hold now, and its content, once its pictures are here. */
  async function readDatabase(tolerance: Tolerance | undefined) {
    const { revision, rows } = await withConnection(
      databaseUrl,
      async (sql) => {
        await requireMigrations(sql);
        return readTables(sql);
      },
      limits,
    );
    lastRead = revision;
    const content = await contentToServe(await readRowEntries(rows), contentTables, tolerance);
    await pictures.bring(rows.pictures ?? []);
    return { revision, rows, content };
  }
}

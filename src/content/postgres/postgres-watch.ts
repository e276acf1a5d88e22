import { connect, type DatabaseLimits, withConnection } from './postgres-connection.ts';
import { readRevision } from './postgres-read.ts';

/** A notification can be lost, so the revision is asked for this often, in milliseconds. */
const POLL_EVERY = 60_000;

export interface WatchDatabaseOptions {
  databaseUrl: string;
  changed: () => void;
  /** The revision that was last read; undefined before the first. */
  lastRead: () => string | undefined;
  pollEvery?: number | undefined;
  limits?: DatabaseLimits;
}

/**
 * Calls `changed` when a transaction that wrote content commits: by LISTEN and NOTIFY on one
 * connection, which is opened again whenever it breaks, and by a poll. Returns the function that
 * ends both.
 */
export function watchDatabase({
  databaseUrl,
  changed,
  lastRead,
  pollEvery = POLL_EVERY,
  limits,
}: WatchDatabaseOptions): () => Promise<void> {
  let stopped = false;
  let listener = listen();
  let timer = setTimeout(poll, pollEvery).unref();

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await listener.end({ timeout: 0 });
  };

  /**
   * Whatever was announced while nobody listened is found by asking once more at each new
   * connection.
   */
  function listen() {
    const sql = connect(databaseUrl, { statementTimeout: 0 });
    // Where an attempt fails, postgres.js goes on trying every second by itself.
    sql.listen('content_changed', changed, changed).catch(() => {});
    return sql;
  }

  /**
   * A change that the listening connection has not told of, or a database that is gone, may mean
   * that the connection is dead.
   */
  async function poll(): Promise<void> {
    const revision = await withConnection(databaseUrl, readRevision, limits).catch(() => undefined);
    if (stopped) return;
    timer = setTimeout(poll, pollEvery).unref();
    if (revision !== undefined && revision === lastRead()) return;
    const dead = listener;
    listener = listen();
    changed();
    await dead.end({ timeout: 0 });
  }
}

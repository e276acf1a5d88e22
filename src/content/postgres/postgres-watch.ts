import { connect } from './connection/postgres-connection.ts';

/** A notification can get lost, so the newest version is polled this often, in milliseconds. */
const POLL_INTERVAL = 60_000;

export interface WatchDatabaseOptions {
  databaseUrl: string;
  changed: () => void;
  newest: () => Promise<number | undefined>;
  /** The one that was last read; undefined before the first read. */
  lastRead: () => number | undefined;
  /** True during a read, which has the second connection; polling waits for the next time. */
  isReading?: () => boolean;
  pollInterval?: number | undefined;
}

/**
 * Calls `changed` when a version is committed, by LISTEN, reopened if it breaks, and by polling.
 * Returns a function that stops both.
 */
export function watchDatabase({
  databaseUrl,
  changed,
  newest,
  lastRead,
  isReading = () => false,
  pollInterval = POLL_INTERVAL,
}: WatchDatabaseOptions): () => Promise<void> {
  let stopped = false;
  let listener = listen();
  let timer = setTimeout(poll, pollInterval).unref();

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await listener.end({ timeout: 0 });
  };

  /** Calls `changed` on each new connection, too: something may have been missed until then. */
  function listen() {
    const sql = connect(databaseUrl, { statementTimeout: 0 });
    // If an attempt fails, postgres.js keeps trying every second on its own.
    sql.listen('content_changed', changed, changed).catch(() => {});
    return sql;
  }

  /** If a change was missed, or the database is gone, the listening connection may be dead. */
  async function poll(): Promise<void> {
    const wasReading = isReading();
    const found = wasReading ? undefined : await newest().catch(() => undefined);
    if (stopped) return;
    timer = setTimeout(poll, pollInterval).unref();
    if (wasReading) return;
    if (found !== undefined && found === lastRead()) return;
    const dead = listener;
    listener = listen();
    changed();
    await dead.end({ timeout: 0 });
  }
}

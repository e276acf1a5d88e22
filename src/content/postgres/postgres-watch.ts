import { connect } from './connection/postgres-connection.ts';

/** Milliseconds between polls, as notifications may get lost. */
const POLL_INTERVAL = 60_000;

export interface WatchDatabaseOptions {
  databaseUrl: string;
  changed: () => void;
  newest: () => Promise<number | undefined>;
  lastRead: () => number | undefined;
  /** True while a read uses the second connection; polling then skips a turn. */
  isReading?: () => boolean;
  pollInterval?: number | undefined;
}

/** Calls `changed` on commits, by LISTEN and by polling. Returns a function that stops both. */
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

  /** Also calls `changed` on each new connection, as a notification may have been missed. */
  function listen() {
    const sql = connect(databaseUrl, { statementTimeout: 0 });
    // postgres.js retries every second by itself.
    sql.listen('content_changed', changed, changed).catch(() => {});
    return sql;
  }

  /** After a missed change or a failure, the listening connection may be dead, so reconnects. */
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

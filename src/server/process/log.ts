import { type Logger, pino } from 'pino';

/**
 * One JSON line per event that an operator needs: start, new revision, refused content, source failure, render failure, end.
 * None per request: that is the reverse proxy's to write.
 */
export function createLog(level: string): Logger {
  return pino({ level, base: { pid: process.pid } });
}

export type { Logger };

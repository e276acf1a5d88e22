import { type DestinationStream, type Logger, pino } from 'pino';
import { printableJson } from '../../content/printable.ts';
import type { Environment } from './environment.ts';
import { prettyLine } from './pretty-log.ts';

/**
 * One line per event that an operator cares about: start, new revision, refused content, source
 * failure, render failure, shutdown. None per request: that is the reverse proxy's job. Without a
 * format, it is pretty on a terminal and JSON lines elsewhere. Whatever is in an event, no character
 * controls or deceives a terminal.
 */
export function createLog(level: string, format?: Environment['logFormat']): Logger {
  const hooks = { streamWrite: printableJson };
  const options = { level, base: { pid: process.pid }, hooks };
  const isPretty = (format ?? (process.stdout.isTTY ? 'pretty' : 'json')) === 'pretty';
  return isPretty ? pino(options, prettyOutput) : pino(options);
}

const prettyOutput: DestinationStream = {
  write: (line) => {
    process.stdout.write(prettyLine(line));
  },
};

export type { Logger };

import { type DestinationStream, type Logger, pino } from 'pino';
import { printableJson } from '../../content/printable.ts';
import type { Environment } from './environment.ts';
import { prettyLine } from './pretty-log.ts';

/**
 * A line per event that an operator cares about, none per request. Pretty on a terminal, JSON
 * elsewhere, unless told; nothing in it controls a terminal.
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

import { type DestinationStream, type Logger, pino } from 'pino';
import { printable, printableJson, printableLine } from '../../content/printable.ts';
import type { Environment } from './environment.ts';

/**
 * Logs events that matter to an operator, not requests. Pretty on a terminal, JSON elsewhere,
 * unless `format` is set. Nothing in it controls a terminal.
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

interface LogEntry {
  level: number;
  time: number;
  pid: number;
  msg?: string;
  err?: { message: string; stack?: string };
  [field: string]: unknown;
}

const LABELS: [from: number, label: string][] = [
  [50, 'Error: '],
  [40, 'Warning: '],
];

/** A log line for people, from pino's JSON: time, event, fields, then lists and stack below. */
function prettyLine(json: string): string {
  const { level, time, pid: _, msg = '', err, ...fields } = JSON.parse(json) as LogEntry;
  const [, label = ''] = LABELS.find(([from]) => level >= from) ?? [];
  const short = Object.entries(fields).filter(([, value]) => !Array.isArray(value));
  const long = Object.values(fields).filter(Array.isArray).flat();
  if (err) long.push(err.stack ?? err.message);
  const head = [
    `${clock(time)}  ${label}${msg}`,
    ...short.map(([name, value]) => `${name}=${textOf(value)}`),
  ].join('  ');
  return [printableLine(head), ...long.map(indented)].map((line) => `${line}\n`).join('');
}

/** Indents every line, so that none looks like another event. */
function indented(part: unknown): string {
  return printable(textOf(part)).replaceAll(/^/gm, '  ');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function clock(time: number): string {
  return new Date(time).toLocaleTimeString('en-GB');
}

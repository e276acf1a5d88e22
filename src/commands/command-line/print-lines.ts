import { printable, printableJson, printableLine } from '../../content/printable.ts';

const MAX_LINES = 40;

/** The first 40 lines, and how many more there are. */
export function shorten(lines: readonly string[]): string[] {
  const more = lines.length - MAX_LINES;
  return more > 0 ? [...lines.slice(0, MAX_LINES), `… and ${more} more`] : [...lines];
}

/** Prints lines to stdout, without anything that controls or deceives the terminal. */
export function printLines(lines: readonly string[]): void {
  if (lines.length > 0) process.stdout.write(`${lines.map(printableLine).join('\n')}\n`);
}

/** Prints a value to stdout as JSON for other programs; it can't control the terminal, either. */
export function printJson(value: unknown): void {
  process.stdout.write(`${printableJson(JSON.stringify(value, null, 2))}\n`);
}

/** Prints text to stderr, without anything that controls or deceives the terminal. */
export function printError(text: string): void {
  process.stderr.write(`${printable(text)}\n`);
}

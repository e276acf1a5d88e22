import { printable, printableJson, printableLine } from '../../content/printable.ts';

const MAX_LINES = 40;

/** The first 40 lines, and how many more there are. */
export function shorten(lines: readonly string[]): string[] {
  const more = lines.length - MAX_LINES;
  return more > 0 ? [...lines.slice(0, MAX_LINES), `… and ${more} more`] : [...lines];
}

/** Writes the lines to standard output; nothing in them controls or deceives the terminal. */
export function printLines(lines: readonly string[]): void {
  if (lines.length > 0) process.stdout.write(`${lines.map(printableLine).join('\n')}\n`);
}

/** Writes the value as JSON to standard output, for other programs; it doesn't control the terminal, either. */
export function printJson(value: unknown): void {
  process.stdout.write(`${printableJson(JSON.stringify(value, null, 2))}\n`);
}

/** Writes the text to standard error; nothing in it controls or deceives the terminal. */
export function printError(text: string): void {
  process.stderr.write(`${printable(text)}\n`);
}

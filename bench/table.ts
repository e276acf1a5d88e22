import type { Measured } from './results.ts';

/** A Markdown table; all columns but the first are numbers. */
export function table(heads: string[], rows: string[][]): string {
  const align = heads.map((_, index) => (index === 0 ? '---' : '---:'));
  return [heads, align, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A whole number with commas, such as 10,000. */
export function whole(number: number): string {
  return Math.round(number).toLocaleString('en-US');
}

/** What was measured, when, and how busy the machine was. */
export function heading(title: string, { date, load, note }: Measured<unknown>): string {
  return `## ${title} (${date}, load ${load})${note === undefined ? '' : `\n\n**${note}**`}`;
}

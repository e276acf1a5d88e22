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

/** What was measured, when, on which machine, and how busy it was. */
export function heading(title: string, measured: Measured<unknown>): string {
  const { date, load, machine, note } = measured;
  const lines = [`## ${title} (${date}, load ${load})`, `On ${machine}.`];
  return [...lines, ...(note === undefined ? [] : [`**${note}**`])].join('\n\n');
}

import { median } from '../median.ts';
import type { Measured } from '../results.ts';
import { heading, table, whole } from '../table.ts';
import { CONTROL_LIMITS, type ControlTime } from './controls.ts';

/** The results as text and a table: of each page all its kinds, and the slowest; empty if there are none. */
export function controlsPart(measured: Measured<ControlTime[]> | undefined): string {
  if (!measured) return '';
  const { figures } = measured;
  const inOrder = (times: readonly ControlTime[]) =>
    times.toSorted((one, other) => one.time - other.time);
  const percentile = (times: readonly ControlTime[], part: number) =>
    inOrder(times)[Math.ceil(times.length * part) - 1]?.time ?? 0;
  const row = (name: string, times: readonly ControlTime[]) => {
    const slowest = inOrder(times).at(-1);
    return [
      name,
      ...[times.length, median(times.map(({ time }) => time)), percentile(times, 0.98)].map(whole),
      `${whole(slowest?.time ?? 0)} (${slowest?.control})`,
    ];
  };
  const byPage = Map.groupBy(figures, ({ page }) => page);
  return `${heading('Every control', measured)}

A processor six times slower, three times today's content: one control of each kind on five pages, from
a finger or a key to the next paint, in milliseconds (0: under 16). Limits of all: ${CONTROL_LIMITS.median} at the median, ${CONTROL_LIMITS.most} at
the 98th percentile.

${table(['Page', 'Kinds', 'Median', '98 %', 'Slowest'], [...byPage].map(([page, times]) => row(page, times)).concat([row('all', figures)]))}
`;
}

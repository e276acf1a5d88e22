import { isDeepStrictEqual } from 'node:util';

/** Which items differ: those from `start` up to the end before and the end after. */
export function differingItems(
  before: readonly unknown[],
  after: readonly unknown[],
): { start: number; old: number; current: number } {
  let start = 0;
  while (start < before.length && isDeepStrictEqual(before[start], after[start])) start += 1;
  let same = 0;
  const most = Math.min(before.length, after.length) - start;
  while (same < most && isDeepStrictEqual(before.at(-1 - same), after.at(-1 - same))) same += 1;
  return { start, old: before.length - same, current: after.length - same };
}

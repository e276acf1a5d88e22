import type { Version } from './version.ts';

const DAY = 86_400_000;

/** All versions of this many days stay. */
export const KEPT_DAYS = 90;

/** Of the older ones, the last of each week stays; of these, the numbers of all others. */
export function versionsToThin(history: readonly Version[], now: number): number[] {
  const weeks = new Set<number>();
  return history.flatMap(({ id, time }, index) => {
    if (index === 0 || now - time.getTime() <= KEPT_DAYS * DAY) return [];
    const week = Math.floor(time.getTime() / (7 * DAY));
    if (weeks.has(week)) return [id];
    weeks.add(week);
    return [];
  });
}

import type { Version } from './version.ts';

const DAY = 86_400_000;

/** All versions of so many days are kept. */
export const KEPT_DAYS = 90;

/** The versions to remove: older than that, except for the last one of each week. */
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

import { compareDays, type PlanDay } from '../saving/plan.ts';
import type { PlanKey } from '../saving/plan-key.ts';

/** Where something is moved to: a day, or sometime, and how many others are before it there. */
export interface PlanSpot {
  day: string | undefined;
  place: number;
}

/**
 * Where something goes if it's moved one step earlier (-1) or later (1) through the days that are
 * shown: past the first or last of its day it goes to the day before or after. Undefined if there is
 * no further step.
 */
export function moveTarget(
  days: readonly PlanDay[],
  key: PlanKey,
  by: -1 | 1,
): PlanSpot | undefined {
  const at = days.findIndex(({ items }) => items.some((item) => item.key === key));
  const from = days[at];
  if (!from) return undefined;
  const place = from.items.findIndex((item) => item.key === key) + by;
  if (place >= 0 && place < from.items.length) return { day: from.day, place };
  const next = days[at + by];
  return next && { day: next.day, place: by === 1 ? 0 : next.items.length };
}

/** The days of a plan, and besides them those of the stay (ISO dates), even if nothing is on them. */
export function withStayDays(days: readonly PlanDay[], stay: readonly string[]): PlanDay[] {
  const empty = stay
    .filter((day) => !days.some((known) => known.day === day))
    .map((day): PlanDay => ({ day, items: [] }));
  const named = [...days.filter(({ day }) => day), ...empty].sort((one, other) =>
    compareDays(one.day ?? '', other.day ?? ''),
  );
  const sometime = days.find(({ day }) => !day) ?? { day: undefined, items: [] };
  return [...named, sometime];
}

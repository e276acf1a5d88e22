import type { Row } from '../../content/merge/entries.ts';
import { scheduleOf } from '../../features/events/upcoming-events.ts';
import type { CivilDay } from '../../model/day/civil-day.ts';
import { occurrences } from '../../model/when/occurrences.ts';
import type { Occurrence, Schedule } from '../../model/when/shapes/schedule.ts';
import { statusSchema } from '../../model/when/status-schema.ts';
import { whenSchema } from '../../model/when/when-schema.ts';

/** When an entry is, with what became of its days; undefined if it doesn't say so, or not rightly. */
export function scheduleIn(row: Row, today: CivilDay): Schedule | undefined {
  const when = whenSchema.safeParse(row.when);
  const status = statusSchema.safeParse(row.status);
  if (!when.success) return undefined;
  return scheduleOf({ when: when.data, ...(status.success && { status: status.data }) }, today);
}

/** When an entry is on from today to another day, both included; never if it doesn't say so, or not rightly. */
export function daysOf(row: Row, today: CivilDay, last: CivilDay): Occurrence[] {
  const schedule = scheduleIn(row, today);
  return schedule ? occurrences(schedule, today, last) : [];
}

import type { Row } from '../../content/merge/entries.ts';
import { scheduleOf } from '../../features/events/upcoming-events.ts';
import type { CivilDay } from '../../model/day/civil-day.ts';
import { occurrences } from '../../model/when/occurrences.ts';
import type { Occurrence, Schedule } from '../../model/when/shapes/schedule.ts';
import { statusSchema } from '../../model/when/status-schema.ts';
import { whenSchema } from '../../model/when/when-schema.ts';

/** When an entry is on, with its status applied; undefined if its `when` is missing or invalid. */
export function scheduleIn(row: Row, today: CivilDay): Schedule | undefined {
  const when = whenSchema.safeParse(row.when);
  const status = statusSchema.safeParse(row.status);
  if (!when.success) return undefined;
  return scheduleOf({ when: when.data, ...(status.success && { status: status.data }) }, today);
}

/** Days of an entry from today through `last`; none if its `when` is missing or invalid. */
export function daysOf(row: Row, today: CivilDay, last: CivilDay): Occurrence[] {
  const schedule = scheduleIn(row, today);
  return schedule ? occurrences(schedule, today, last) : [];
}

import { type CivilDay, dayOf, dayParts, dayText } from '../../model/day/civil-day.ts';
import { nextOccurrence, occurrences } from '../../model/when/occurrences.ts';
import type { Schedule } from '../../model/when/schedule.ts';
import type { EventDays } from './place.ts';

const MOST_DAYS = 6;

/** How far ahead a page looks for more than the next occurrence. */
const MONTHS = 18;

/** The next occurrences of an event, at most six; none if it is over. */
export function nextDays(schedule: Schedule, today: CivilDay): EventDays[] {
  const { year, month, day } = dayParts(today);
  const soon = occurrences(schedule, today, dayOf(year, month + MONTHS, day));
  const next = nextOccurrence(schedule, today);
  const found = soon.length === 0 && next ? [next] : soon.slice(0, MOST_DAYS);
  return found.map(({ start, end, starts, ends, usual }) => ({
    startDate: dayText(start),
    endDate: dayText(end),
    starts,
    ends,
    ...(usual && { usual }),
  }));
}

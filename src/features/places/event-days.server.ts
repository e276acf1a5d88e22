import type { CivilDay } from '../../model/day/civil-day.ts';
import { nextOccurrence, occurrences } from '../../model/when/occurrences.ts';
import type { Schedule } from '../../model/when/shapes/schedule.ts';
import { calendarEnd } from '../events/calendar-span.ts';
import { type EventDays, eventDays } from '../events/upcoming-events.ts';

const MOST_DAYS = 6;

/** The next occurrences of an event, at most six unless told otherwise; none if it is over. */
export function nextDays(schedule: Schedule, today: CivilDay, most = MOST_DAYS): EventDays[] {
  const soon = occurrences(schedule, today, calendarEnd(today));
  const next = nextOccurrence(schedule, today);
  const found = soon.length === 0 && next ? [next] : soon.slice(0, most);
  return found.map((days) => eventDays(days, schedule));
}

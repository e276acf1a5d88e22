import type { DayContent } from '../../model/content/day-content.ts';
import { dayParts, parseDay } from '../../model/day/civil-day.ts';
import { slugOf } from '../../model/entry-slug.ts';
import { paths } from '../../model/paths.ts';
import { calendar } from '../events/upcoming-events.ts';
import type { MonthEvent } from './StayYear.tsx';

/** A page must not grow with each event. */
const MOST = 40;

/**
 * What begins in each of the next twelve months, for visitors without JavaScript, by the number of
 * the month. An event stands in a month once, with its first days there; what is on now stands in
 * this one.
 */
export function eventsByMonth({ events, scheduled, day }: DayContent): Map<number, MonthEvent[]> {
  const { year, month } = dayParts(day);
  const byId = new Map(events.map((event) => [event.id, event]));
  const months = new Map<number, Map<number, MonthEvent>>();
  for (const { eventId, startDate, endDate, usual, status } of calendar(scheduled, day)) {
    const start = dayParts(Math.max(parseDay(startDate) ?? day, day));
    const event = byId.get(eventId);
    if (!event || (start.year - year) * 12 + start.month - month >= 12) continue;
    const found = months.get(start.month) ?? new Map<number, MonthEvent>();
    months.set(start.month, found);
    if (found.size < MOST && !found.has(eventId))
      found.set(eventId, {
        path: paths.event(slugOf(event)),
        title: event.title,
        startDate,
        endDate,
        usual,
        status,
      });
  }
  return new Map([...months].map(([at, found]) => [at, [...found.values()]]));
}

import type { ReactNode } from 'react';
import type { DayContent } from '../../model/content/day-content.ts';
import { dayParts, dayText, parseDay } from '../../model/day/civil-day.ts';
import { slugOf } from '../../model/entry-slug.ts';
import { paths } from '../../model/paths.ts';
import { daysLabel } from '../events/days-label.ts';
import { calendar } from '../events/upcoming-events.ts';

/** The most entries, so that the page doesn't grow with every event. */
const MOST = 40;

/**
 * What starts in each of the next twelve months, keyed by month number, for visitors without JavaScript.
 * Each event is listed once per month, with its first days there; what's on now is under this month.
 */
export function eventsByMonth({ events, scheduled, day }: DayContent): Map<number, ReactNode> {
  const { year, month } = dayParts(day);
  const byId = new Map(events.map((event) => [event.id, event]));
  const months = new Map<number, Map<number, ReactNode>>();
  for (const { eventId, ...days } of calendar(scheduled, day)) {
    const start = dayParts(Math.max(parseDay(days.startDate) ?? day, day));
    const event = byId.get(eventId);
    if (!event || (start.year - year) * 12 + start.month - month >= 12) continue;
    const found = months.get(start.month) ?? new Map<number, ReactNode>();
    months.set(start.month, found);
    if (found.size < MOST && !found.has(eventId))
      found.set(
        eventId,
        <li key={eventId}>
          <a href={paths.event(slugOf(event))}>{event.title}</a>{' '}
          <small>{daysLabel(days, dayText(day))}</small>
        </li>,
      );
  }
  return new Map([...months].map(([at, found]) => [at, <ul key={at}>{[...found.values()]}</ul>]));
}

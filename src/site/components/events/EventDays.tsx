import { parseDay } from '../../../model/day/civil-day.ts';
import { daysLabel } from '../../../model/event/days-label.ts';
import type { Event } from '../../../model/event/event.ts';
import { useToday } from '../../today.ts';

/**
 * The days of an event with weekday, and the year if it isn't this one (decision 27). Nothing if
 * they're only known as text.
 */
export function EventDays({ event: { startDate = '', endDate, usual } }: { event: Event }) {
  const today = useToday();
  const start = parseDay(startDate);
  if (start === undefined) return null;
  const end = parseDay(endDate ?? '') ?? start;
  return <p className="event-days">{daysLabel({ start, end, usual }, today)}</p>;
}

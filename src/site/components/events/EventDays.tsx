import { daysLabel } from '../../../model/event/days-label.ts';
import type { Event } from '../../../model/event/event.ts';
import { useToday } from '../../today.ts';

/** The days of an event with weekday (decision 27). Nothing if they're only known as text. */
export function EventDays({ event }: { event: Event }) {
  const label = daysLabel(event, useToday());
  return label && <p className="event-days">{label}</p>;
}

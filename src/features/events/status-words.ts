import { type CivilDay, dayText } from '../../model/day/civil-day.ts';
import { fullDate } from '../../model/day/day-in-words.ts';
import { hoursInWords } from '../../model/day/days-in-words.ts';
import type { Change } from '../../model/when/shapes/schedule.ts';
import type { EventStatus } from './event.ts';

/** A change to an event's days, as the API sends it (decision 47). */
export interface StatusFields {
  status: EventStatus;
  statusNote?: string;
}

/** The status and its note; `start` is the new first day. */
export function statusFields(change: Change, start?: CivilDay): StatusFields {
  const { is, days, location, newHours, note } = change;
  const place = [location, newHours && hoursInWords(newHours)].filter(Boolean).join(', ');
  const sentences = [
    isToBeAnnounced(change) && 'A new day will be announced.',
    days !== undefined &&
      start !== undefined &&
      `It was to be on ${fullDate(dayText(start - days))}.`,
    place && `Now: ${place}.`,
    note,
  ].filter(Boolean);
  return { status: is, ...(sentences.length > 0 && { statusNote: sentences.join(' ') }) };
}

/** True if it isn't on its announced days: canceled, or postponed without a new date. */
export function isOff(change: Change): boolean {
  return change.is === 'canceled' || isToBeAnnounced(change);
}

/** True if it's postponed without a new date. */
export function isToBeAnnounced({ is, days }: Change): boolean {
  return is === 'postponed' && days === undefined;
}

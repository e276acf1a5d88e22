import { parseDay } from '../../model/day/civil-day.ts';
import { shortDayName } from '../../model/day/day-in-words.ts';
import type { Event, NextDays } from './event.ts';

/**
 * An event's days on a card as of `today` (decisions 27, 36, 47): "Sat, Dec 5", "Usually Sat, Dec 5",
 * "Usually on now, until Sat, Dec 26", "Today, until Fri, Jan 1, 2027", "Over: Sat, Dec 5". Of a run
 * with pauses it's the whole, in a pause what is left of it. For days known only as text, just the status.
 */
export function daysLabel(
  {
    startDate: start = '',
    endDate: end = start,
    firstDate = start,
    lastDate = end,
    usual,
    status,
  }: Omit<NextDays, 'statusNote'>,
  today: string,
): string | undefined {
  const changed = statusWord(status);
  if (parseDay(start) === undefined || parseDay(end) === undefined) return changed;
  const first = firstDate <= today && today < start ? start : firstDate;
  const last = dayLabel(lastDate, today);
  const span = first === lastDate ? last : `${dayLabel(first, first)} – ${last}`;
  if (changed) return `${changed}: ${span}`;
  if (lastDate < today) return `Over: ${span}`;
  const isOn = start <= today && today <= end;
  if (usual) return `Usually ${isOn && first !== lastDate ? `on now, until ${last}` : span}`;
  if (!isOn) return span;
  return lastDate > today ? `Today, until ${last}` : 'Today';
}

/** The days with their status and note: "Canceled: Sat, Dec 5 • The creek is up." */
export function daysWithNote(days: NextDays, today: string): string {
  return [daysLabel(days, today), days.statusNote].filter(Boolean).join(' • ');
}

/** "Canceled", "Postponed" or "Moved"; undefined if nothing changed. */
export function statusWord(status: Event['status']): string | undefined {
  return status && status.charAt(0).toUpperCase() + status.slice(1);
}

/** The date of a one-day event, unless it's over on the ISO date `today`. */
export function onlyDay(
  { startDate, endDate = startDate }: Pick<Event, 'startDate' | 'endDate'>,
  today: string,
): string | undefined {
  return startDate && startDate === endDate && startDate >= today ? startDate : undefined;
}

/** "Sat, Dec 5", plus the year if it differs from the other day's; nonbreaking. */
function dayLabel(date: string, other: string): string {
  const year = date.slice(0, 4);
  const day = shortDayName(date) + (other.startsWith(year) ? '' : `, ${year}`);
  return day.replaceAll(' ', '\u00A0');
}

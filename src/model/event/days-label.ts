import { type CivilDay, dayParts, weekday } from '../day/civil-day.ts';

/** The days of one occurrence, both included. */
export interface Days {
  start: CivilDay;
  end: CivilDay;
  /** True if the organizer hasn't announced them. */
  usual?: boolean | undefined;
}

/**
 * The days as a card names them: "Sat, Dec 5"; "Fri, Nov 27 – Fri, Jan 1, 2027", with the year if
 * it isn't this one; "Today"; "Today, until Fri, Jan 1, 2027"; "Usually Sat, Dec 5"; and "Over: Sat,
 * Dec 5" on a page from another day (decisions 27 and 36).
 */
export function daysLabel({ start, end, usual }: Days, today: CivilDay): string {
  const first = dayLabel(start, today);
  const last = dayLabel(end, today);
  const span = end > start ? `${first} – ${last}` : first;
  if (end < today) return `Over: ${span}`;
  if (usual) return `Usually ${span}`;
  if (start > today) return span;
  return end > today ? `Today, until ${last}` : 'Today';
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');

/** "Sat, Dec 5", or "Fri, Jan 1, 2027" if that isn't the year of `today`. */
function dayLabel(civilDay: CivilDay, today: CivilDay): string {
  const { year, month, day } = dayParts(civilDay);
  const label = `${WEEKDAYS[weekday(civilDay)]}, ${MONTHS[month - 1]} ${day}`;
  return year === dayParts(today).year ? label : `${label}, ${year}`;
}

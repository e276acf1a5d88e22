import { type CivilDay, parseDay } from '../../model/day/civil-day.ts';
import type { CalendarEntry } from '../events/upcoming-events.ts';
import { type Stay, stayDays } from './stay.ts';

/** What takes place on more days in a row than this is listed once, not on each of them. */
const LONGEST_ON_DAYS = 7;

/** What is on in a stay. */
export interface WhatIsOn {
  /** One for each day, that of departure included; each day's shortest entries first. */
  days: { day: CivilDay; entries: CalendarEntry[] }[];
  /** What runs for more than a week, shortest first: once, so that it crowds nothing out. */
  long: CalendarEntry[];
}

interface Dated {
  entry: CalendarEntry;
  start: CivilDay;
  end: CivilDay;
}

/** The entries of /api/calendar that are on in a stay, by day. What can't be read is left out. */
export function whatIsOn(stay: Stay, calendar: readonly CalendarEntry[]): WhatIsOn {
  const during = calendar
    .map((entry) => ({
      entry,
      start: parseDay(entry.startDate) ?? Number.NaN,
      end: parseDay(entry.endDate) ?? Number.NaN,
    }))
    .filter(({ start, end }) => start <= stay.departure && end >= stay.arrival)
    .sort(compare);
  const onDays = during.filter((dated) => !isLong(dated));
  return {
    days: stayDays(stay).map((day) => ({
      day,
      entries: entriesOf(onDays.filter(({ start, end }) => start <= day && day <= end)),
    })),
    long: entriesOf(during.filter(isLong)),
  };
}

function isLong({ start, end }: Dated): boolean {
  return end - start >= LONGEST_ON_DAYS;
}

function entriesOf(dated: readonly Dated[]): CalendarEntry[] {
  return dated.map(({ entry }) => entry);
}

/** The shortest first, then by start, then by hour, those of all day first. */
function compare(one: Dated, other: Dated): number {
  const [hour = '', otherHour = ''] = [one.entry.starts, other.entry.starts];
  return (
    one.end - one.start - (other.end - other.start) ||
    one.start - other.start ||
    (hour < otherHour ? -1 : Number(hour > otherHour)) ||
    one.entry.eventId - other.entry.eventId
  );
}

import { type CivilDay, parseDay } from '../../model/day/civil-day.ts';
import type { CalendarEntry } from '../events/upcoming-events.ts';
import { type Stay, stayDays } from './stay.ts';

/** What runs for more days than this is listed once, not on each of them. */
const LONGEST_ON_DAYS = 7;

export interface WhatIsOn {
  /** One per day, including departure; shortest-running entries first. */
  days: { day: CivilDay; entries: CalendarEntry[] }[];
  /** What runs longer than a week, shortest first, listed once so that it crowds nothing out, also if it pauses. */
  long: CalendarEntry[];
}

interface Dated {
  entry: CalendarEntry;
  start: CivilDay;
  end: CivilDay;
}

/** Groups the entries of /api/calendar during a stay by day. Unreadable ones are skipped. */
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
    long: entriesOf(during.filter(isLong).filter(isFirstOfRun)),
  };
}

/** True for the first of the parts into which short pauses split a run: its label says the whole. */
function isFirstOfRun({ entry, start }: Dated, _: number, all: readonly Dated[]): boolean {
  const { eventId, firstDate } = entry;
  return !(
    firstDate &&
    all.some(
      (other) =>
        other.start < start &&
        other.entry.eventId === eventId &&
        other.entry.firstDate === firstDate,
    )
  );
}

function isLong({ start, end }: Dated): boolean {
  return end - start >= LONGEST_ON_DAYS;
}

function entriesOf(dated: readonly Dated[]): CalendarEntry[] {
  return dated.map(({ entry }) => entry);
}

/** Shortest run first, then by start, then by hour, all-day entries first. */
function compare(one: Dated, other: Dated): number {
  const [hour = '', otherHour = ''] = [one.entry.starts, other.entry.starts];
  return (
    one.end - one.start - (other.end - other.start) ||
    one.start - other.start ||
    (hour < otherHour ? -1 : Number(hour > otherHour)) ||
    one.entry.eventId - other.entry.eventId
  );
}

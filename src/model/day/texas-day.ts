import { type CivilDay, dayOf } from './civil-day.ts';

const HOUR = 3_600_000;

/** One for all calls, because it takes long to make. */
const texasDate = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/**
 * The day in Texas (America/Chicago) at an instant in milliseconds since 1970, whatever the time
 * zone of the machine (decision 27).
 */
export function texasDay(instant: number): CivilDay {
  const parts = texasDate.formatToParts(instant);
  const part = (type: 'year' | 'month' | 'day') =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  return dayOf(part('year'), part('month'), part('day'));
}

/**
 * The first instant of a day in Texas, in milliseconds since 1970. Clocks there are five hours
 * behind UTC in summer and six in winter, and change at two in the morning, never at midnight.
 */
export function texasMidnight(day: CivilDay): number {
  const inSummer = (day * 24 + 5) * HOUR;
  return texasDay(inSummer) === day ? inSummer : inSummer + HOUR;
}

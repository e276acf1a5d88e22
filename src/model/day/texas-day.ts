import { type CivilDay, parseDay } from './civil-day.ts';
import { texasDate } from './texas-date.ts';

const HOUR = 3_600_000;

/** The day in Texas at an instant in milliseconds since 1970, whatever the machine's time zone. */
export function texasDay(instant: number): CivilDay {
  return parseDay(texasDate(instant)) ?? Number.NaN;
}

/** The first instant of a day in Texas. Clocks change at two in the morning, not at midnight. */
export function texasMidnight(day: CivilDay): number {
  const inSummer = (day * 24 + 5) * HOUR;
  return texasDay(inSummer) === day ? inSummer : inSummer + HOUR;
}

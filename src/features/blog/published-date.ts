import { MONTHS } from '../../model/day/calendar-names.ts';
import { type CivilDay, dayText, parseDay } from '../../model/day/civil-day.ts';

const LONG_DATE = /^([A-Z][a-z]+) (\d{1,2}), (\d{4})$/;

/**
 * The ISO date that `publishedAt` states, or undefined if it doesn't state one (decision 24): an
 * ISO date or "March 10, 2026". Works from the text alone, so that no time zone can shift it by a
 * day.
 */
export function publishedIsoDate(publishedAt: string): string | undefined {
  const iso = longDateToIso(publishedAt) ?? publishedAt;
  return parseDay(iso) === undefined ? undefined : iso;
}

function longDateToIso(text: string): string | undefined {
  const [, monthWord = '', day = '', year = ''] = LONG_DATE.exec(text) ?? [];
  const month = MONTHS.indexOf(monthWord) + 1;
  return month === 0
    ? undefined
    : `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** True if a post published then waits for a later day (decision 28); without a date, it doesn't. */
export function waits(publishedAt: string, day: CivilDay): boolean {
  const published = publishedIsoDate(publishedAt);
  return published !== undefined && published > dayText(day);
}

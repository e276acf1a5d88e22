import { MONTHS } from './calendar-names.ts';

/**
 * An ISO date in words: "November 2, 2026"; undefined for any other text. Works from the text
 * alone, without a time zone.
 */
export function longDate(isoDate: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(isoDate) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name && `${name} ${Number(day)}, ${year}`;
}

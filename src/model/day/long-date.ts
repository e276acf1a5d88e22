import { MONTHS } from './calendar-names.ts';

/** An ISO date in words: "November 2, 2026". Works from the text alone, without a time zone. */
export function longDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number);
  return `${MONTHS[Number(month) - 1]} ${day}, ${year}`;
}

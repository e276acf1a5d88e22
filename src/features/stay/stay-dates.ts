import { dayText } from '../../model/day/civil-day.ts';
import { isUnkept, keepText, keptText } from '../../site/kept-text.ts';
import { checkStay, readStay, stayDays, writeStay } from './stay.ts';

const KEY = 'stay';

/** Beyond this many days, the plan shows only days with something on them. */
const MOST_DAYS = 14;

/** Stores a stay's dates, as /stay writes them into its URL; returns false for any other text. */
export function keepStayDates(fragment: string): boolean {
  const dates = readStay(fragment);
  if (typeof checkStay(dates) === 'string') return false;
  keepText(KEY, writeStay(dates));
  return true;
}

/** True if the browser couldn't store them, so that only this page has them. */
export const isStayUnkept = () => isUnkept(KEY);

/** Deletes the stored dates. */
export function dropStayDates(): void {
  keepText(KEY, undefined);
}

/** The days of the stay that the plan is for (ISO dates); empty if it's unknown or over by `today`. */
export function keptStayDays(fragment: string, today: string): string[] {
  const stay = checkStay(readStay(fragment));
  if (typeof stay === 'string') return [];
  const days = stayDays(stay).map(dayText);
  return (days.at(-1) ?? '') < today ? [] : days.slice(0, MOST_DAYS);
}

/** The stored dates; empty if there are none. */
export function keptStay(): string {
  return keptText(KEY) ?? '';
}

import { dayText } from '../../model/day/civil-day.ts';
import { isUnkept, keepText, keptText } from '../../site/kept-text.ts';
import { checkStay, readStay, stayDays, writeStay } from './stay.ts';

const KEY = 'stay';

/** More days than these are shown only if something is on them. */
const MOST_DAYS = 14;

/** Keeps the dates of a stay for the plan, as /stay writes them into its address; any other text is ignored. */
export function keepStayDates(fragment: string): boolean {
  const dates = readStay(fragment);
  if (typeof checkStay(dates) === 'string') return false;
  keepText(KEY, writeStay(dates));
  return true;
}

/** True if the browser doesn't keep them, and only this page has them. */
export const isStayUnkept = () => isUnkept(KEY);

/** Keeps them no longer. */
export function dropStayDates(): void {
  keepText(KEY, undefined);
}

/** The days of the stay that the plan is for, as ISO dates; none if it's unknown or over by `today`. */
export function keptStayDays(fragment: string, today: string): string[] {
  const stay = checkStay(readStay(fragment));
  if (typeof stay === 'string') return [];
  const days = stayDays(stay).map(dayText);
  return (days.at(-1) ?? '') < today ? [] : days.slice(0, MOST_DAYS);
}

/** What was kept; empty if nothing was. */
export function keptStay(): string {
  return keptText(KEY) ?? '';
}

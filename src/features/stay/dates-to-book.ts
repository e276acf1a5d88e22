import { dayText } from '../../model/day/civil-day.ts';
import { texasDay } from '../../model/day/texas-day.ts';
import { checkStay, readStay, type StayDates } from './stay.ts';
import { keptStay } from './stay-dates.ts';

/**
 * The dates that the visitor entered on /stay in this browser; undefined if there are none or they have
 * begun. `now` is in milliseconds since 1970.
 */
export function datesToBook(now: number): StayDates | undefined {
  const stay = checkStay(readStay(keptStay()));
  if (typeof stay === 'string' || stay.arrival < texasDay(now)) return undefined;
  return { arrival: dayText(stay.arrival), departure: dayText(stay.departure) };
}

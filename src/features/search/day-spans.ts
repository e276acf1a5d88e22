import { type CivilDay, dayOf, dayParts, daysInMonth } from '../../model/day/civil-day.ts';
import type { Wish } from './wish.ts';

/** The wish for these days, or for one, whatever they are called. */
export function days(name: string, first: CivilDay, last = first, inTheEvening = false) {
  return { is: 'days', name, first, last, ...(inTheEvening && { inTheEvening }) } as const;
}

/** Days as they are asked for, or one day; months from 1 to 12. */
interface AskedDays {
  month: number;
  day: number;
  endMonth: number;
  end: number;
  /** The first day's year, if it's said. */
  year: number | undefined;
}

/** The first such days that aren't over; undefined if their months haven't so many days. */
export function daysAsked(
  { month, day, endMonth, end, year }: AskedDays,
  today: CivilDay,
): Wish | undefined {
  const thisYear = dayParts(today).year;
  const isOverNewYear = endMonth < month;
  const lastIn = (of: number) => dayOf(of + Number(isOverNewYear), endMonth, end);
  const of = year ?? [thisYear - 1, thisYear].find((one) => lastIn(one) >= today) ?? thisYear + 1;
  const areDays = day >= 1 && day <= daysInMonth(of, month) && end >= 1;
  if (!areDays || end > daysInMonth(of + Number(isOverNewYear), endMonth)) return undefined;
  const first = dayOf(of, month, day);
  return days('', first, Math.max(first, lastIn(of)));
}

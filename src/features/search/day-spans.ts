import { MONTHS } from '../../model/day/calendar-names.ts';
import {
  type CivilDay,
  dayOf,
  dayParts,
  daysInMonth,
  weekdayFrom,
} from '../../model/day/civil-day.ts';
import type { DaysWish, Wish } from './wish.ts';

/** That the days around those that follow are meant, for a regular expression. */
export const AROUND = '(?:(?:on |for |over |during )?(?:the )?(?<around>week(?:end)?)(?: of)? )?';

/** What stands between the first day and the last, for a regular expression. */
export const TO = '(?:-|–|&|to|till|until|thru|through|and|al?|hasta)';

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
  year?: number | undefined;
  /** "Weekend" or "week" if theirs is meant. */
  around?: string | undefined;
}

/** The days from the first to the last; if it's asked for, all of their weekend or week. */
export function daysAround(first: CivilDay, last: CivilDay, around = ''): DaysWish {
  if (/^weekend$/iu.test(around)) {
    const saturday = weekdayFrom(first - 3, 6);
    return days('', Math.min(first, saturday - 1), Math.max(last, saturday + 1));
  }
  return around === ''
    ? days('', first, last)
    : days('', weekdayFrom(first, 0) - 6, weekdayFrom(last, 0));
}

/** The first such days that aren't over; undefined if their months haven't so many days. */
export function daysAsked(
  { month, day, endMonth, end, year, around }: AskedDays,
  today: CivilDay,
): DaysWish | undefined {
  const thisYear = dayParts(today).year;
  const isOverNewYear = endMonth < month;
  const daysIn = (of: number) => {
    const first = dayOf(of, month, day);
    return daysAround(
      first,
      Math.max(first, dayOf(of + Number(isOverNewYear), endMonth, end)),
      around,
    );
  };
  const isAhead = (of: number) => daysIn(of).last >= today;
  const of = year ?? [thisYear - 1, thisYear].find(isAhead) ?? thisYear + 1;
  const areDays = day >= 1 && day <= daysInMonth(of, month) && end >= 1;
  if (!areDays || end > daysInMonth(of + Number(isOverNewYear), endMonth)) return undefined;
  return daysIn(of);
}

/** The wish for a month, from 1 to 12: what is left of it in that year, or any; undefined if it's over. */
export function monthAsked(month: number, year?: number, today?: CivilDay): Wish | undefined {
  const wish = { is: 'months', name: MONTHS[month - 1] ?? '', months: [month] } as const;
  if (year === undefined || today === undefined) return wish;
  const last = dayOf(year, month + 1, 1) - 1;
  if (last < today) return undefined;
  const within = days('', Math.max(today, dayOf(year, month, 1)), last);
  const name = year === dayParts(today).year ? wish.name : `${wish.name} ${year}`;
  return { ...wish, name, within };
}

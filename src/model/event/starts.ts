import { type CivilDay, dayOf, dayParts, daysInMonth, weekday } from '../day/civil-day.ts';
import type { Every, Rule, ScheduleEntry } from './schedule.ts';

/**
 * The days from `first` to `last`, both included, on which the entry starts, in order. Computed
 * month by month, and only as far as the caller asks.
 */
export function* startsBetween(
  entry: ScheduleEntry,
  first: CivilDay,
  last: CivilDay,
): Generator<CivilDay, undefined> {
  const from = Math.max(first, entry.from);
  const until = Math.min(last, entry.until);
  if (from > until) return;
  if ('every' in entry) yield* ruleStarts(entry, from, until);
  else yield entry.from;
}

/** True if the entry starts on that day. */
export function startsOn(entry: ScheduleEntry, day: CivilDay): boolean {
  return startsBetween(entry, day, day).next().value !== undefined;
}

function* ruleStarts(rule: Rule, from: CivilDay, until: CivilDay): Generator<CivilDay> {
  const { every, months, shift, except } = rule;
  const lastMonth = monthCount(until - shift);
  for (let count = monthCount(from - shift); count <= lastMonth; count += 1) {
    const month = (count % 12) + 1;
    if (!months.includes(month)) continue;
    for (const day of daysIn(Math.floor(count / 12), month, every)) {
      const start = day + shift;
      if (start >= from && start <= until && !except.includes(start)) yield start;
    }
  }
}

/** Months since the year 0, in which the day is. */
function monthCount(day: CivilDay): number {
  const { year, month } = dayParts(day);
  return year * 12 + month - 1;
}

/** The days of a month that `every` names. */
function daysIn(year: number, month: number, every: Every): CivilDay[] {
  const length = daysInMonth(year, month);
  const first = dayOf(year, month, 1);
  if ('day' in every)
    return every.month === month && every.day <= length ? [first + every.day - 1] : [];
  const firstOne = first + ((every.weekday - weekday(first) + 7) % 7);
  const all = [0, 7, 14, 21, 28]
    .map((days) => firstOne + days)
    .filter((day) => day < first + length);
  switch (every.week) {
    case 'every':
      return all;
    case 'last':
      return all.slice(-1);
    default:
      return all.slice(every.week - 1, every.week);
  }
}

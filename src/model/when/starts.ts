import { type CivilDay, dayOf, dayParts, daysInMonth, weekdayFrom } from '../day/civil-day.ts';
import type { Every, Rule, ScheduleEntry, Week } from './shapes/schedule.ts';
import { easterIn } from './words/easter.ts';

/** The days from `first` to `last` on which the entry starts, in order; lazy. */
export function startsBetween(
  entry: ScheduleEntry,
  first: CivilDay,
  last: CivilDay,
): Iterable<CivilDay> {
  const from = Math.max(first, entry.from);
  const until = Math.min(last, entry.until);
  if (from > until) return [];
  return 'every' in entry ? ruleStarts(entry, from, until) : [entry.from];
}

/** True if the entry starts on any day from `first` to `last`, inclusive. */
export function startsWithin(entry: ScheduleEntry, first: CivilDay, last: CivilDay): boolean {
  const [start] = startsBetween(entry, first, last);
  return start !== undefined;
}

function* ruleStarts(rule: Rule, from: CivilDay, until: CivilDay): Generator<CivilDay> {
  const { every, months, shift, except } = rule;
  const lastMonth = monthCount(until - shift + earlierBy(every));
  for (let count = monthCount(from - shift); count <= lastMonth; count += 1) {
    const month = (count % 12) + 1;
    if (!months.includes(month)) continue;
    for (const day of daysIn(Math.floor(count / 12), month, every)) {
      const start = day + shift;
      const isExcept = except.some((days) => days.first <= start && start <= days.last);
      if (start >= from && start <= until && !isExcept) yield start;
    }
  }
}

/** How many days before the date in `every` the day itself may be. */
function earlierBy(every: Every): number {
  return 'weekday' in every ? 6 : 0;
}

/** Months since January of year 0. */
function monthCount(day: CivilDay): number {
  const { year, month } = dayParts(day);
  return year * 12 + month - 1;
}

function daysIn(year: number, month: number, every: Every): CivilDay[] {
  const length = daysInMonth(year, month);
  const first = dayOf(year, month, 1);
  if ('weekdays' in every) {
    const days = every.weekdays.flatMap((named) => {
      const all: CivilDay[] = [];
      for (let day = weekdayFrom(first, named); day < first + length; day += 7) all.push(day);
      return every.weeks.flatMap((week) => inWeek(all, week));
    });
    return [...new Set(days)].sort((one, other) => one - other);
  }
  const named = 'easter' in every ? easterIn(year) : every;
  if (named.month !== month || named.day > length) return [];
  const day = first + named.day - 1;
  const weekday = 'weekday' in every ? every.weekday : undefined;
  return [weekday === undefined ? day : weekdayFrom(day - 6, weekday)];
}

/** Empty for the fifth in a month that has four. */
function inWeek(all: CivilDay[], week: Week): CivilDay[] {
  if (week === 'every') return all;
  return week === 'last' ? all.slice(-1) : all.slice(week - 1, week);
}

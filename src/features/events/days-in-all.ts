import { type CivilDay, dayText } from '../../model/day/civil-day.ts';
import { shortMonthAndDay } from '../../model/day/day-in-words.ts';
import { occurrences } from '../../model/when/occurrences.ts';
import type { Occurrence, Schedule } from '../../model/when/shapes/schedule.ts';

/** Days without the event between days that still belong together. */
const LONGEST_PAUSE = 2;

/** More than these would not be said one by one. */
const MOST_PAUSED = 4;

/** Of so many days with the event, at most one may be paused. */
const DAYS_PER_PAUSE = 3;

/** How far other days that belong to some are looked for. */
const DAYS_AROUND = 92;

/**
 * What to say beside days that are a part of more with short pauses (decision 27): "Whole run:
 * usually Nov 24 – Jan 6, except Dec 4 and 31". Undefined for days that stand alone.
 */
export function daysInAll(schedule: Schedule, days: Occurrence): string | undefined {
  if (schedule.length < 2 || days.change) return undefined;
  const around = occurrences(schedule, days.start - DAYS_AROUND, days.end + DAYS_AROUND);
  const before = around.filter(({ start, change }) => !change && start < days.start).reverse();
  const after = around.filter(({ start, change }) => !change && start > days.start);
  let [first, last] = [days.start, days.end];
  const paused: CivilDay[] = [];
  for (const { start, end } of before) {
    if (first - end > LONGEST_PAUSE + 1) break;
    paused.unshift(...daysBetween(end, first));
    first = start;
  }
  for (const { start, end } of after) {
    if (start - last > LONGEST_PAUSE + 1) break;
    paused.push(...daysBetween(last, start));
    last = Math.max(last, end);
  }
  const count = last - first + 1 - paused.length;
  if (paused.length === 0 || paused.length > MOST_PAUSED) return undefined;
  if (paused.length * DAYS_PER_PAUSE > count) return undefined;
  const [from, to] = [first, last].map((day) => shortMonthAndDay(dayText(day)));
  return `Whole run: ${days.usual ? 'usually ' : ''}${from} – ${to}, except ${listed(paused)}.`;
}

function daysBetween(one: CivilDay, other: CivilDay): CivilDay[] {
  return Array.from({ length: Math.max(0, other - one - 1) }, (_, index) => one + 1 + index);
}

/** "Dec 4 and 31", "Dec 24, 25, 31 and Jan 1": the month once. */
function listed(days: readonly CivilDay[]): string {
  const names = days.map((day, index) => {
    const name = shortMonthAndDay(dayText(day));
    const before = days[index - 1];
    const isSameMonth =
      before !== undefined && shortMonthAndDay(dayText(before)).slice(0, 3) === name.slice(0, 3);
    return isSameMonth ? name.slice(4) : name;
  });
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
}

import { type CivilDay, dayParts, dayText } from '../../model/day/civil-day.ts';
import { longDate, monthAndDay, shortMonthAndDay } from '../../model/day/day-in-words.ts';
import { type HoursOfDay, hoursInWords } from '../../model/day/days-in-words.ts';
import { occurrences } from '../../model/when/occurrences.ts';
import type { Change, Occurrence, Schedule } from '../../model/when/shapes/schedule.ts';
import { isToBeAnnounced } from './status-words.ts';

/** The longest pause, in days, inside one run. */
const LONGEST_PAUSE = 2;

/** More pauses than this aren't listed one by one. */
const MOST_PAUSED = 4;

/** A run may pause once per this many days with the event. */
const DAYS_PER_PAUSE = 3;

/** How many days around to search for the rest of a run. */
const DAYS_AROUND = 92;

/** A run from its first to its last day, minus the days on which it pauses. */
export interface WholeRun {
  first: CivilDay;
  last: CivilDay;
  paused: readonly CivilDay[];
}

/** The run with short pauses that some days belong to; undefined for days that stand alone. */
export function wholeRun(schedule: Schedule, days: Occurrence): WholeRun | undefined {
  if (schedule.length < 2 || days.change) return undefined;
  const around = occurrences(schedule, days.start - DAYS_AROUND, days.end + DAYS_AROUND);
  const unchanged = around.filter(({ change }) => !change);
  const changed = around.filter(({ change }) => change && isHeld(change));
  const before = unchanged.filter(({ start }) => start < days.start).reverse();
  const after = unchanged.filter(({ start }) => start > days.start);
  let [first, last] = [days.start, days.end];
  const paused: CivilDay[] = [];
  for (const { start, end, usual } of before) {
    if (usual !== days.usual || first - end > LONGEST_PAUSE + 1) break;
    paused.unshift(...daysBetween(end, first));
    first = start;
  }
  for (const { start, end, usual } of after) {
    if (usual !== days.usual || start - last > LONGEST_PAUSE + 1) break;
    paused.push(...daysBetween(last, start));
    last = Math.max(last, end);
  }
  const off = paused.filter((day) => !changed.some(({ start, end }) => start <= day && day <= end));
  const count = last - first + 1 - off.length;
  if (off.length === 0 || off.length > MOST_PAUSED) return undefined;
  return off.length * DAYS_PER_PAUSE > count ? undefined : { first, last, paused: off };
}

/** True for days on which it takes place, if otherwise than announced. */
function isHeld(change: Change): boolean {
  return change.is !== 'canceled' && !isToBeAnnounced(change);
}

/** The run of days as the API sends it, with its pauses: "Not on Dec 4 and 31". Undefined for days that stand alone. */
export function runFields(schedule: Schedule, days: Occurrence) {
  const run = wholeRun(schedule, days);
  return (
    run && {
      firstDate: dayText(run.first),
      lastDate: dayText(run.last),
      statusNote: `Not on ${listed(run.paused, shortMonthAndDay)}`,
    }
  );
}

/** The run in full: "December 1 to December 20, 2026, 5 PM to 9 PM, except December 4". */
export function runInWords({ first, last, paused }: WholeRun, hours: HoursOfDay): string {
  const [from = '', to = ''] = [first, last].map(dayText);
  const isOneYear = dayParts(first).year === dayParts(last).year;
  const start = isOneYear ? monthAndDay(from) : longDate(from);
  const except = `except ${listed(paused, monthAndDay)}`;
  return [`${start} to ${longDate(to)}`, hoursInWords(hours), except].filter(Boolean).join(', ');
}

function daysBetween(one: CivilDay, other: CivilDay): CivilDay[] {
  return Array.from({ length: Math.max(0, other - one - 1) }, (_, index) => one + 1 + index);
}

/** "Dec 4 and 31", "Dec 24, 25, 31 and Jan 1": repeats no month. */
function listed(days: readonly CivilDay[], inWords: (isoDate: string) => string): string {
  const names = days.map((day, index) => {
    const [month, ofMonth] = inWords(dayText(day)).split(' ');
    const before = days[index - 1];
    const isSameMonth = before !== undefined && inWords(dayText(before)).startsWith(`${month} `);
    return isSameMonth ? ofMonth : `${month} ${ofMonth}`;
  });
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
}

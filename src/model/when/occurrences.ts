import { type CivilDay, dayOf, LAST_DAY } from '../day/civil-day.ts';
import type { Occurrence, Schedule, ScheduleEntry } from './shapes/schedule.ts';
import { startsBetween, startsWithin } from './starts.ts';

/** Events that ended before this day are never looked for. */
const EARLIEST_START = dayOf(2000, 1, 1);

const DAYS_IN_YEAR = 366;

/**
 * What is on from `first` to `last`, even partly, sorted, without duplicates. Announced days
 * replace usual ones with the same start (decision 27), written days replace a rule's.
 */
export function occurrences(schedule: Schedule, first: CivilDay, last: CivilDay): Occurrence[] {
  const found = schedule.flatMap((entry) =>
    [...validStarts(schedule, entry, first - entry.lasts + 1, last)].map((start) =>
      occurrence(entry, start),
    ),
  );
  return found.sort(compare).filter((one, index) => index === 0 || !isEqual(one, found[index - 1]));
}

/** The first occurrence that ends today or later; it may have begun. Undefined if none is left. */
export function nextOccurrence(schedule: Schedule, today: CivilDay): Occurrence | undefined {
  return schedule
    .flatMap((entry) => {
      const [start] = validStarts(schedule, entry, today - entry.lasts + 1, LAST_DAY);
      return start === undefined ? [] : [occurrence(entry, start)];
    })
    .sort(compare)[0];
}

/** The last occurrence that ended before today and started in 2000 or later; else undefined. */
export function lastOccurrence(schedule: Schedule, today: CivilDay): Occurrence | undefined {
  return schedule
    .flatMap((entry) => {
      const start = lastStart(schedule, entry, today - entry.lasts);
      return start === undefined ? [] : [occurrence(entry, start)];
    })
    .sort((one, other) => other.end - one.end || compare(other, one))[0];
}

function lastStart(
  schedule: Schedule,
  entry: ScheduleEntry,
  until: CivilDay,
): CivilDay | undefined {
  const earliest = Math.max(EARLIEST_START, entry.from);
  for (let last = Math.min(until, entry.until); last >= earliest; last -= DAYS_IN_YEAR) {
    const first = Math.max(earliest, last - DAYS_IN_YEAR + 1);
    const start = [...validStarts(schedule, entry, first, last)].at(-1);
    if (start !== undefined) return start;
  }
  return undefined;
}

/** The starts of an entry, without those that another entry replaces. */
function* validStarts(
  schedule: Schedule,
  entry: ScheduleEntry,
  first: CivilDay,
  last: CivilDay,
): Generator<CivilDay> {
  const replacing = schedule.filter((other) => replaces(other, entry));
  for (const start of startsBetween(entry, first, last))
    if (!replacing.some((other) => startsWithin(other, start, start))) yield start;
}

/** Announced days replace usual ones; otherwise, written days replace a rule's. */
function replaces(one: ScheduleEntry, other: ScheduleEntry): boolean {
  if (one.usual !== other.usual) return other.usual;
  return !('every' in one) && 'every' in other && one.lasts === other.lasts;
}

function occurrence({ lasts, hours, usual, change }: ScheduleEntry, start: CivilDay): Occurrence {
  const days = { start, end: start + lasts - 1, ...hours };
  return change ? { ...days, usual: false, change } : { ...days, usual };
}

function compare(one: Occurrence, other: Occurrence): number {
  return one.start - other.start || one.end - other.end || compareHours(one, other);
}

/** All-day ones come first. */
function compareHours(one: Occurrence, other: Occurrence): number {
  const [hours, otherHours] = [one, other].map(({ starts = '', ends = '' }) => `${starts}-${ends}`);
  if (hours === otherHours) return 0;
  return (hours ?? '') < (otherHours ?? '') ? -1 : 1;
}

/** Entries with the same start are all usual, or none is, so `usual` doesn't matter. */
function isEqual(one: Occurrence, other: Occurrence | undefined): boolean {
  return other !== undefined && compare(one, other) === 0;
}

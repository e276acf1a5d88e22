import type { CivilDay } from '../../day/civil-day.ts';

/** When an event takes place, in numbers: `When` in the one form that code computes with. */
export type Schedule = readonly ScheduleEntry[];

export type ScheduleEntry = Span | Rule;

/** Days in a row; it starts on `from`, which is also `until`. */
export interface Span {
  /** The first and the last day on which it can start. */
  from: CivilDay;
  until: CivilDay;
  lasts: number;
  hours: Hours;
  usual: boolean;
  /** Set if these days don't come as they were announced. */
  change?: Change;
}

/** What has become of days (decision 47); the entry has the new days and hours, this the old ones. */
export interface Change {
  is: 'canceled' | 'postponed' | 'moved';
  note?: string | undefined;
  /** The place, if it's another one. */
  location?: string | undefined;
  /** The hours, if they are others. */
  newHours?: Hours | undefined;
  /** How many days later it is now; undefined unless it has a new day. */
  days?: number;
  /** The hours before the change. */
  hours: Hours;
}

/** As written: HH:MM. An `ends` before `starts` on a single day is after midnight. */
export interface Hours {
  starts?: string;
  ends?: string;
}

export interface Rule extends Span {
  every: Every;
  /** Months, from 1 to 12, of the day in `every`. */
  months: readonly number[];
  /** How many days later than the day in `every` it starts. */
  shift: number;
  /** Days on which it would start, but does not: each with the first and the last. */
  except: readonly Days[];
}

/** Days in a row, both included. */
export interface Days {
  first: CivilDay;
  last: CivilDay;
}

/**
 * Weekdays (0 is Sunday) in some weeks of each month or in every week; a day of the year, or the last
 * such weekday until it; or Easter.
 */
export type Every =
  | { weekdays: readonly number[]; weeks: readonly Week[] }
  | { month: number; day: number; weekday?: number }
  | { easter: true };

export type Week = 1 | 2 | 3 | 4 | 5 | 'last' | 'every';

/** One time that an event takes place. */
export interface Occurrence extends Hours {
  start: CivilDay;
  /** The last day; the same as `start` if it ends after midnight. */
  end: CivilDay;
  /** True if the organizer has not announced it. */
  usual: boolean;
  /** Set if it doesn't come as it was announced. */
  change?: Change;
}

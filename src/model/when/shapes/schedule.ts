import type { CivilDay } from '../../day/civil-day.ts';

/** When an event takes place: `When` in the one form that code computes with. */
export type Schedule = readonly ScheduleEntry[];

export type ScheduleEntry = Span | Rule;

/** Consecutive days that start on `from`; `until` is the same day. */
export interface Span {
  from: CivilDay;
  until: CivilDay;
  lasts: number;
  hours: Hours;
  usual: boolean;
  /** Set if these days were changed after they were announced. */
  change?: Change;
}

/** What became of days (decision 47). The entry has the new days and hours; this has the old. */
export interface Change {
  is: 'canceled' | 'postponed' | 'moved';
  note?: string | undefined;
  location?: string | undefined;
  newHours?: Hours | undefined;
  /** How many days later it is; undefined without a new day. */
  days?: number;
  hours: Hours;
}

/** HH:MM as written. On a single day, an `ends` before `starts` is after midnight. */
export interface Hours {
  starts?: string;
  ends?: string;
}

export interface Rule extends Span {
  every: Every;
  months: readonly number[];
  /** How many days after the day in `every` it starts. */
  shift: number;
  except: readonly Days[];
}

export interface Days {
  first: CivilDay;
  last: CivilDay;
}

/** Weekdays (0 is Sunday) in some weeks; a day, or the last such weekday up to it; or Easter. */
export type Every =
  | { weekdays: readonly number[]; weeks: readonly Week[] }
  | { month: number; day: number; weekday?: number }
  | { easter: true };

export type Week = 1 | 2 | 3 | 4 | 5 | 'last' | 'every';

/** One time that an event takes place. */
export interface Occurrence extends Hours {
  start: CivilDay;
  /** The last day; same as `start` if it ends after midnight. */
  end: CivilDay;
  /** True if the organizer hasn't announced it. */
  usual: boolean;
  change?: Change;
}

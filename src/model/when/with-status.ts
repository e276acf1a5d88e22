import { type CivilDay, FIRST_DAY, LAST_DAY, parseDay } from '../day/civil-day.ts';
import type { Change, Hours, Rule, Schedule, ScheduleEntry, Span } from './shapes/schedule.ts';
import { startsBetween } from './starts.ts';
import type { Status, StatusDetails } from './status.ts';

/**
 * Applies a status to a schedule (decision 47): canceled, postponed and moved days become entries
 * of their own with a `change`. For a yearly event, only this time changes.
 */
export function withStatus(schedule: Schedule, status: Status, today: CivilDay): Schedule {
  const entries = statusEntries(status);
  const ofDays = entries.filter(({ on }) => on !== undefined);
  const ofAll = entries.filter(({ on }) => on === undefined);
  return [...ofDays, ...ofAll].reduce<Schedule>(
    (sofar, details) =>
      sofar.flatMap((entry) => {
        if (entry.change) return [entry];
        if (details.on !== undefined || details.to !== undefined)
          return changedDays(entry, details);
        return isYearly(entry) ? changedSoon(entry, details, today) : [changed(entry, details)];
      }),
    schedule,
  );
}

/** The longest a season is, and the earliest it's called off. */
const HALF_YEAR = 183;

function isYearly(entry: ScheduleEntry): entry is Rule {
  return 'every' in entry && (!('weekdays' in entry.every) || entry.months.length < 12);
}

/** Splits a rule's starts within half a year into entries that are changed. */
function changedSoon(rule: Rule, details: StatusDetails, today: CivilDay): ScheduleEntry[] {
  const starts = [...startsBetween(rule, today - rule.lasts + 1, today + HALF_YEAR)];
  const spans = starts.flatMap((start) => spanOf(rule, start, start + rule.lasts - 1));
  return [without(rule, starts), ...spans.map((span) => changed(span, details))];
}

/** The entries of a status as fields; a word alone becomes `is`. */
export function statusEntries(status: Status): StatusDetails[] {
  return [status].flat().map((entry) => (typeof entry === 'string' ? { is: entry } : entry));
}

/** The first and the last day that a status entry is about; all days without `on`. */
export function statusDays({ on }: StatusDetails): { first: CivilDay; last: CivilDay } {
  const { from, to } = typeof on === 'object' ? on : { from: on, to: on };
  return {
    first: parseDay(from ?? '') ?? FIRST_DAY,
    last: parseDay(to ?? '') ?? LAST_DAY,
  };
}

/** Splits an entry into the days the status is about, and the others. */
function changedDays(entry: ScheduleEntry, details: StatusDetails): ScheduleEntry[] {
  const { first, last } = statusDays(details);
  const starts = [...startsBetween(entry, Math.max(FIRST_DAY, first - entry.lasts + 1), last)];
  if (starts.length === 0) return [entry];
  const parts = starts.flatMap((start) => {
    const end = start + entry.lasts - 1;
    const [from, to] = [Math.max(start, first), Math.min(end, last)];
    return [
      ...spanOf(entry, start, from - 1),
      ...spanOf(entry, from, to).map((span) => changed(span, details)),
      ...spanOf(entry, to + 1, end),
    ];
  });
  return 'every' in entry ? [without(entry, starts), ...parts] : parts;
}

function without(rule: Rule, starts: readonly CivilDay[]): Rule {
  const except = starts.map((start) => ({ first: start, last: start }));
  return { ...rule, except: [...rule.except, ...except] };
}

function spanOf({ hours, usual }: ScheduleEntry, from: CivilDay, to: CivilDay): Span[] {
  return to < from ? [] : [{ from, until: from, lasts: to - from + 1, hours, usual }];
}

/** The entry on its new days and hours, with the change. */
function changed<Entry extends ScheduleEntry>(entry: Entry, details: StatusDetails): Entry {
  const day = parseDay(details.to ?? '');
  const newHours = newHoursOf(details);
  const change: Change = {
    ...changeOf(details),
    hours: entry.hours,
    ...(day !== undefined && { days: day - entry.from }),
  };
  return {
    ...entry,
    ...(newHours && { hours: newHours }),
    ...(day !== undefined && { from: day, until: day }),
    change,
  };
}

/** The change to a whole event whose days are only text. */
export function changeOf(details: StatusDetails): Change {
  const { is, note, location } = details;
  return {
    is: is === 'cancelled' ? 'canceled' : is,
    note,
    location,
    newHours: newHoursOf(details),
    hours: {},
  };
}

function newHoursOf({ starts, ends }: StatusDetails): Hours | undefined {
  if (starts === undefined && ends === undefined) return undefined;
  return { ...(starts !== undefined && { starts }), ...(ends !== undefined && { ends }) };
}

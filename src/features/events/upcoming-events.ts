import type { Listed } from '../../model/content/content.ts';
import { type CivilDay, dayText } from '../../model/day/civil-day.ts';
import { oldFrom } from '../../model/visit/fact-ages.ts';
import { lastOccurrence, nextOccurrence, occurrences } from '../../model/when/occurrences.ts';
import type { Occurrence, Schedule } from '../../model/when/shapes/schedule.ts';
import { changeOf, statusEntries, withStatus } from '../../model/when/with-status.ts';
import { announcedSchedule } from './announced-schedule.ts';
import { boxDate } from './box-date.ts';
import { calendarEnd } from './calendar-span.ts';
import { runFields } from './days-in-all.ts';
import type { DatedEvent, EventDays, EventEntry, EventOnDay } from './event.ts';
import { boxDropsAny } from './event-date.ts';
import { isToBeAnnounced, statusFields } from './status-words.ts';

export interface ScheduledEvent {
  id: number;
  schedule: Schedule;
}

export interface CalendarEntry extends EventDays {
  eventId: number;
}

/** The events with known days, and their schedules. Outdated announcements become usual days (decision 48). */
export function scheduledEvents(entries: readonly EventEntry[], today: CivilDay): ScheduledEvent[] {
  return entries.flatMap((entry) => {
    const schedule = scheduleOf(entry, today);
    const checked = entry.visit?.days?.checked ?? entry.visit?.verified;
    if (schedule === undefined) return [];
    return [{ id: entry.id, schedule: checked ? statedDays(schedule, checked, today) : schedule }];
  });
}

/** Rules go stale as slowly as places, dates as fast as announcements. */
function statedDays(schedule: Schedule, checked: string, today: CivilDay): Schedule {
  return schedule.map((days) =>
    !days.change && today >= oldFrom('every' in days ? 'place' : 'dates', checked)
      ? { ...days, usual: true }
      : days,
  );
}

/**
 * The events as of the day (decision 27): first those on now, by end; then by next start; then those
 * without days, in the owner's order. Events that are over are left out.
 */
export function upcomingEvents(
  entries: readonly Listed<EventOnDay>[],
  scheduled: readonly ScheduledEvent[],
  today: CivilDay,
): Listed<DatedEvent>[] {
  const schedules = new Map(scheduled.map(({ id, schedule }) => [id, schedule]));
  const dated: { event: Listed<DatedEvent>; next: Occurrence }[] = [];
  const undated: Listed<DatedEvent>[] = [];
  for (const { when, ...entry } of entries) {
    const asWritten = withoutDays(entry);
    const schedule = schedules.get(entry.id);
    const next = schedule && nextOccurrence(schedule, today);
    if (!schedule) undated.push(asWritten);
    else if (next)
      dated.push({
        event: when || next.change ? withDays(asWritten, next, schedule) : asWritten,
        next,
      });
    else {
      const postponed = awaited(schedule, today);
      if (postponed) undated.push(withDays(asWritten, postponed));
    }
  }
  const shownFrom = ({ next }: { next: Occurrence }) => Math.max(next.start, today);
  dated.sort((one, other) => shownFrom(one) - shownFrom(other) || one.next.end - other.next.end);
  return [...dated.map(({ event }) => event), ...undated];
}

/** The events that are over for good, with their last days, or without if those were before 2000. */
export function overEvents(
  entries: readonly Listed<EventOnDay>[],
  scheduled: readonly ScheduledEvent[],
  today: CivilDay,
): Listed<DatedEvent>[] {
  const schedules = new Map(scheduled.map(({ id, schedule }) => [id, schedule]));
  return entries.flatMap(({ when, ...entry }) => {
    const schedule = schedules.get(entry.id);
    if (!schedule || nextOccurrence(schedule, today) || awaited(schedule, today)) return [];
    const asWritten = withoutDays(entry);
    const last = lastOccurrence(schedule, today);
    return [last && (when || last.change) ? withDays(asWritten, last) : asWritten];
  });
}

/** Every occurrence in the 18 months from the day on, by start. */
export function calendar(scheduled: readonly ScheduledEvent[], today: CivilDay): CalendarEntry[] {
  return scheduled
    .flatMap(({ id, schedule }) =>
      occurrences(schedule, today, calendarEnd(today)).map((occurrence) => ({
        id,
        schedule,
        occurrence,
      })),
    )
    .sort((one, other) => one.occurrence.start - other.occurrence.start || one.id - other.id)
    .map(({ id, schedule, occurrence }) => ({ eventId: id, ...eventDays(occurrence, schedule) }));
}

/** A run of days as the API sends it. */
export function eventDays(days: Occurrence, schedule: Schedule): EventDays {
  return { ...daysAndNote(days, schedule), starts: days.starts, ends: days.ends };
}

function daysAndNote(days: Occurrence, schedule: Schedule) {
  const { start, end, usual, change } = days;
  return {
    startDate: dayText(start),
    endDate: dayText(end),
    ...(usual && { usual }),
    ...runFields(schedule, days),
    ...(change && statusFields(change, start)),
    ...(change && isToBeAnnounced(change) && { toBeAnnounced: true as const }),
  };
}

/** The event's schedule, with changes applied; undefined if its days are only text. Plain dates are announced. */
export function scheduleOf(
  { status, ...entry }: Pick<EventEntry, 'when' | 'startDate' | 'endDate' | 'status'>,
  today: CivilDay,
): Schedule | undefined {
  const announced = announcedSchedule(entry);
  return announced && status !== undefined ? withStatus(announced, status, today) : announced;
}

/** The postponed days without a new date, once they have passed and nothing else is coming up. */
export function awaited(schedule: Schedule, today: CivilDay): Occurrence | undefined {
  if (nextOccurrence(schedule, today)) return undefined;
  const postponed = schedule.filter(({ change }) => change && isToBeAnnounced(change));
  return lastOccurrence(postponed, today);
}

/** An event with days only in words: adds its status, and the full text if its date box drops some. */
function withoutDays({ status, ...entry }: Listed<Omit<EventOnDay, 'when'>>): Listed<DatedEvent> {
  const { date = '' } = entry;
  const event = { ...entry, date, ...(boxDropsAny(date) && { statusNote: date }) };
  const whole =
    status === undefined ? undefined : statusEntries(status).find(({ on }) => on === undefined);
  if (!whole) return event;
  const { statusNote, ...fields } = statusFields(changeOf(whole));
  const notes = [event.statusNote, statusNote].filter(Boolean);
  return { ...event, ...fields, ...(notes.length > 0 && { statusNote: notes.join(' • ') }) };
}

function withDays(
  event: Listed<DatedEvent>,
  days: Occurrence,
  schedule: Schedule = [],
): Listed<DatedEvent> {
  const { status: _, statusNote: __, ...asWritten } = event;
  return {
    ...asWritten,
    date: boxDate(days),
    ...daysAndNote(days, schedule),
  };
}

import type { CalendarItem } from '../../model/calendar/calendar.ts';
import { writeCalendar } from '../../model/calendar/write-calendar.ts';
import type { DayContent } from '../../model/content/day-content.ts';
import type { CivilDay } from '../../model/day/civil-day.ts';
import { paths } from '../../model/paths.ts';
import { lastOccurrence, nextOccurrence, occurrences } from '../../model/when/occurrences.ts';
import type { Occurrence, Schedule } from '../../model/when/shapes/schedule.ts';
import type { SiteDocument } from '../../server/edition/renderer.ts';
import { wordsOf } from '../../site/words/words-context.ts';
import { calendarEnd } from '../events/calendar-span.ts';
import { statusWord } from '../events/days-label.ts';
import { isOff, statusFields } from '../events/status-words.ts';
import { isVague } from './directions.ts';
import { type IndexedEvent, placeIndex } from './place-index.server.ts';

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/** /events.ics: every event of the next 18 months, to subscribe to. */
export function eventsCalendar(siteUrl: string): SiteDocument {
  return {
    contentType: CALENDAR_TYPE,
    write: (content) => {
      const entries = placeIndex(content)
        .upcoming.flatMap((place) => entriesOf(place, content))
        .sort((one, other) => one.start - other.start || (one.key < other.key ? -1 : 1));
      const { name } = wordsOf(content.words, 'events').calendar;
      return writeCalendar({ day: content.day, siteUrl, name, isSubscription: true, entries });
    },
  };
}

/** /events/{slug}.ics by path: the next 18 months, or else the next occurrence, or else the last one. */
export function eventCalendars(
  content: DayContent,
  siteUrl: string,
): ReadonlyMap<string, SiteDocument> {
  const { events, schedules } = placeIndex(content);
  return new Map(
    [...events.values()]
      .filter(({ event }) => daysOf(schedules.get(event.id) ?? [], content.day).length > 0)
      .map((place) => [
        paths.eventCalendar(place.link.slug),
        {
          contentType: CALENDAR_TYPE,
          write: () =>
            writeCalendar({
              day: content.day,
              siteUrl,
              name: place.event.title,
              entries: entriesOf(place, content),
            }),
        },
      ]),
  );
}

function entriesOf(place: IndexedEvent, content: DayContent): CalendarItem[] {
  const { event, path, position } = place;
  const { usual: usualWords } = wordsOf(content.words, 'events').calendar;
  const schedule = placeIndex(content).schedules.get(event.id) ?? [];
  return daysOf(schedule, content.day).map((occurrence) => {
    const { start, end, starts, ends, usual, change } = occurrence;
    const { status, statusNote } = change ? statusFields(change, start) : {};
    const notes = [statusNote, event.time, event.description, usual ? usualWords : undefined];
    return {
      key: keyOf(event.id, occurrence),
      title: status === undefined ? event.title : `${statusWord(status)}: ${event.title}`,
      path,
      start,
      end,
      starts,
      ends,
      tentative: usual,
      change: change && {
        daysLater: change.days ?? 0,
        isCanceled: isOff(change),
      },
      description: notes.filter((note) => note !== undefined).join('\n\n'),
      location: change?.location ?? event.location,
      // A town's center would send people to the wrong place.
      position: isVague(position) || change?.location !== undefined ? undefined : position,
    };
  });
}

/** Built from the event and its announced hour, so that edits to text or other days don't change it. */
function keyOf(id: number, { starts, change }: Occurrence): string {
  const hour = change ? change.hours.starts : starts;
  return hour === undefined ? `event-${id}` : `event-${id}.${hour.replace(':', '')}`;
}

function daysOf(schedule: Schedule, today: CivilDay): Occurrence[] {
  const soon = occurrences(schedule, today, calendarEnd(today));
  if (soon.length > 0) return soon;
  const only = nextOccurrence(schedule, today) ?? lastOccurrence(schedule, today);
  return only ? [only] : [];
}

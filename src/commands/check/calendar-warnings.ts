import type { ContentProblem } from '../../content/content-source.ts';
import { problemIn } from '../../content/files/schema-problems.ts';
import type { ContentEntries } from '../../content/reading/content-folder.ts';
import { waits } from '../../features/blog/published-date.ts';
import { boxDate } from '../../features/events/box-date.ts';
import { boxDropsAny, eventDateBox, impossibleDay } from '../../features/events/event-date.ts';
import { HOME_EVENTS } from '../../features/events/home-events.ts';
import {
  scheduledEvents,
  scheduleOf,
  upcomingEvents,
} from '../../features/events/upcoming-events.ts';
import { type CivilDay, dayOf, dayParts, dayText } from '../../model/day/civil-day.ts';
import { lastOccurrence, nextOccurrence } from '../../model/when/occurrences.ts';
import { statusEntries } from '../../model/when/with-status.ts';

type Events = ContentEntries['events'];

/** Warnings about the days of events, as of a day. */
export function calendarWarnings(
  { events }: Pick<ContentEntries, 'events'>,
  today: CivilDay,
): ContentProblem[] {
  return [
    ...events.flatMap((event) => impossibleDayWarning(event) ?? droppedWarning(event) ?? []),
    ...events.flatMap((event) => otherDateWarning(event, today) ?? []),
    ...events.flatMap((event) => pastStatusWarning(event, today) ?? []),
    ...fewEventsWarning(events, today),
  ];
}

function impossibleDayWarning({ value: { date }, place }: Events[number]) {
  const day = date === undefined ? undefined : impossibleDay(date);
  if (day === undefined) return undefined;
  const message = `has the day ${day}, which its month does not have; correct it`;
  return problemIn(place, 'date', message);
}

/** The date has a weekday, an hour or another month, which its box can't show. */
function droppedWarning({ value: { date, when }, place }: Events[number]) {
  if (date === undefined || when !== undefined || !boxDropsAny(date)) return undefined;
  const { month, day } = eventDateBox(date);
  const message = `has more than its box shows, “${`${month} ${day}`.trim()}”, so all of it stands beside the box; write the days in when, and hours in time`;
  return problemIn(place, 'date', message);
}

/** A status of all days is about this year, and stays until somebody deletes it. */
function pastStatusWarning({ value, place }: Events[number], today: CivilDay) {
  const { status } = value;
  const schedule = scheduleOf(value, today);
  const isWhole =
    status !== undefined &&
    statusEntries(status).some(({ on, to }) => on === undefined && to === undefined);
  if (!isWhole || !schedule || schedule.some(({ change }) => change)) return undefined;
  const message =
    'is about no day of the next half year, so visitors don’t see it; delete it, or say which day with on';
  return problemIn(place, 'status', message);
}

function otherDateWarning({ value, place }: Events[number], today: CivilDay) {
  const schedule = scheduleOf(value, today);
  const { date, when } = value;
  if (!schedule || date === undefined) return undefined;
  const occurrence = nextOccurrence(schedule, today) ?? lastOccurrence(schedule, today);
  if (!occurrence) return undefined;
  const expected = boxDate(occurrence);
  if (isSameBox(date, expected)) return undefined;
  const source = when === undefined ? 'startDate and endDate say' : 'when says';
  const remedy = when === undefined ? 'correct one of them' : 'delete date, the site shows when';
  return problemIn(place, 'date', `is ${date}, but ${source} ${expected}; ${remedy}`);
}

function isSameBox(one: string, other: string): boolean {
  const [box, otherBox] = [eventDateBox(one), eventDateBox(other)];
  const months = [box.month, otherBox.month].map((month) => month.slice(0, 3).toLowerCase());
  return months[0] === months[1] && (box.day === '' || box.day === otherBox.day);
}

/** Warns of a day within a year on which the home page has too few featured events. */
function fewEventsWarning(events: Events, today: CivilDay): ContentProblem[] {
  const [first] = events;
  if (first === undefined) return [];
  const featured = events.flatMap(({ value: { visit: _, ...event } }) =>
    event.featured ? [event] : [],
  );
  const scheduled = scheduledEvents(featured, today);
  const { year, month, day } = dayParts(today);
  const end = dayOf(year + 1, month, day);
  const leftOn = (date: CivilDay) => upcomingEvents(featured, scheduled, date).length;
  // Events only run out, so the last day has the fewest.
  if (leftOn(end - 1) >= HOME_EVENTS) return [];
  for (let date = today; date < end; date += 1) {
    const left = leftOn(date);
    if (left >= HOME_EVENTS) continue;
    const message = `has only ${left} ${left === 1 ? 'event' : 'events'} with featured: true still to come on ${dayText(date)}, and the home page shows ${HOME_EVENTS}; add more, or give some their next days`;
    return [{ file: first.place.yaml.file, message }];
  }
  return [];
}

/** Posts that the site leaves out until their day (decision 28). */
export function waitingPosts(posts: ContentEntries['posts'], today: CivilDay): ContentProblem[] {
  return posts
    .filter(({ value }) => waits(value.publishedAt, today))
    .map(({ value: { publishedAt }, place }) =>
      problemIn(
        place,
        'publishedAt',
        `is ${publishedAt}; the site shows the post from that day on`,
      ),
    );
}

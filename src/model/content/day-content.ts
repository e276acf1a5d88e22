import { publishedIsoDate } from '../../features/blog/published-date.ts';
import type { DatedEvent } from '../../features/events/event.ts';
import {
  overEvents,
  type ScheduledEvent,
  scheduledEvents,
  upcomingEvents,
} from '../../features/events/upcoming-events.ts';
import { type CivilDay, dayText } from '../day/civil-day.ts';
import { type Site, showsNotice } from '../site.ts';
import type { Content, Visitable } from './content.ts';

/**
 * The content as it stands on one civil day in Texas (decision 26): what the API, the pages and the
 * documents are made from.
 */
export interface DayContent extends Omit<Content, 'events'> {
  readonly day: CivilDay;
  /** Those that aren't over, the next one first. */
  readonly events: readonly Visitable<DatedEvent>[];
  /** Those that are over for good, in the owner's order: they keep their pages. */
  readonly over: readonly Visitable<DatedEvent>[];
  /** The schedule of each event whose days are known, with the past and the future. */
  readonly scheduled: readonly ScheduledEvent[];
}

/**
 * The content on the day: events by their next days (decision 27), posts whose day has come, and
 * the notice on its days (decision 28). Pure: the same content and day give the same result.
 */
export function contentOn(content: Content, day: CivilDay): DayContent {
  const scheduled = scheduledEvents(content.events);
  return {
    ...content,
    day,
    site: siteOn(content.site, day),
    events: upcomingEvents(content.events, scheduled, day),
    over: overEvents(content.events, scheduled, day),
    scheduled,
    posts: content.posts.filter(({ publishedAt }) => !waits(publishedAt, day)),
  };
}

/** True if a post published then waits for a later day (decision 28); without a date, it doesn't. */
export function waits(publishedAt: string, day: CivilDay): boolean {
  const published = publishedIsoDate(publishedAt);
  return published !== undefined && published > dayText(day);
}

function siteOn({ notice, ...site }: Site, day: CivilDay): Site {
  return notice && showsNotice(notice, dayText(day)) ? { ...site, notice } : site;
}

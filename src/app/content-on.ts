import { waits } from '../features/blog/published-date.ts';
import { overEvents, scheduledEvents, upcomingEvents } from '../features/events/upcoming-events.ts';
import type { Content } from '../model/content/content.ts';
import type { DayContent } from '../model/content/day-content.ts';
import { type CivilDay, dayText } from '../model/day/civil-day.ts';
import { type Site, showsNotice } from '../model/site.ts';

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

function siteOn({ notice, ...site }: Site, day: CivilDay): Site {
  return notice && showsNotice(notice, dayText(day)) ? { ...site, notice } : site;
}

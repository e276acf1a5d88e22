import { entryPages } from '../content/entry-pages.ts';
import { waits } from '../features/blog/published-date.ts';
import { overEvents, scheduledEvents, upcomingEvents } from '../features/events/upcoming-events.ts';
import type { Content, Stated, Visitable } from '../model/content/content.ts';
import type { DayContent } from '../model/content/day-content.ts';
import { type CivilDay, dayText } from '../model/day/civil-day.ts';
import { type Site, showsNotice } from '../model/site/site.ts';
import { isUnsaid } from '../model/visit/fact-ages.ts';
import { statedVisit } from '../model/visit/stated-visit.ts';
import { contentTables } from './content-tables.ts';

/** The content on the day (decisions 26 to 28, 48): the same content and day, the same result. */
export function contentOn(content: Content, day: CivilDay): DayContent {
  const scheduled = scheduledEvents(content.events, day);
  const events = content.events.map((entry) => stated(entry, day));
  const shown = {
    ...content,
    day,
    site: siteOn(content.site, day),
    activities: content.activities.map((entry) => stated(entry, day)),
    events: upcomingEvents(events, scheduled, day),
    over: overEvents(events, scheduled, day),
    scheduled,
    posts: content.posts
      .filter(({ publishedAt }) => !waits(publishedAt, day))
      .map((post) => stated(withReview(post, day), day)),
  };
  const paged = { ...shown, events: [...shown.events, ...shown.over] };
  return { ...shown, entryPages: entryPages(contentTables.lists, paged) };
}

/** Nobody sees that a post was reviewed more than three years ago. */
function withReview(post: Content['posts'][number], day: CivilDay): Content['posts'][number] {
  const { reviewed, ...rest } = post;
  return reviewed !== undefined && isUnsaid(reviewed, day) ? rest : post;
}

/** The entry itself if nothing is to be stated. */
function stated<Entry extends Visitable<object>>(entry: Entry, day: CivilDay) {
  if (!entry.visit) return entry as Omit<Entry, 'visit'> & Stated<object>;
  const { sources } = entry.visit;
  const visit = statedVisit(entry.visit, day);
  return { ...entry, visit, ...(sources && { sources }) } as Omit<Entry, 'visit'> & Stated<object>;
}

function siteOn({ notice, ...site }: Site, day: CivilDay): Site {
  return notice && showsNotice(notice, dayText(day)) ? { ...site, notice } : site;
}

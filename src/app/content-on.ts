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

/** The content on the day (decisions 26 to 28, 48). Pure. */
export function contentOn(content: Content, day: CivilDay): DayContent {
  const scheduled = scheduledEvents(content.events, day);
  const events = content.events.map((entry) => shownOn(entry, day));
  const shown = {
    ...content,
    day,
    site: siteOn(content.site, day),
    activities: content.activities.map((entry) => shownOn(entry, day)),
    events: upcomingEvents(events, scheduled, day),
    over: overEvents(events, scheduled, day),
    scheduled,
    posts: content.posts
      .filter(({ publishedAt }) => !waits(publishedAt, day))
      .map((post) => shownOn(post, day)),
  };
  const paged = { ...shown, events: [...shown.events, ...shown.over] };
  return { ...shown, entryPages: entryPages(contentTables.lists, paged) };
}

type Shown<Entry> = Omit<Entry, 'visit'> & Stated<object>;
type Written = Visitable<object> & { reviewed?: string | undefined };

/** Caches each entry for its last day, as an edit changes only one of thousands. */
const lastShown = new WeakMap<object, { day: CivilDay; shown: object }>();

function shownOn<Entry extends Written>(entry: Entry, day: CivilDay): Shown<Entry> {
  const last = lastShown.get(entry);
  if (last?.day === day) return last.shown as Shown<Entry>;
  const shown = stated(withReview(entry, day), day);
  lastShown.set(entry, { day, shown });
  return shown;
}

/** A review more than three years ago isn't shown. */
function withReview<Entry extends Written>(entry: Entry, day: CivilDay): Entry {
  const { reviewed, ...rest } = entry;
  return reviewed !== undefined && isUnsaid(reviewed, day) ? (rest as Entry) : entry;
}

function stated<Entry extends Visitable<object>>(entry: Entry, day: CivilDay): Shown<Entry> {
  if (!entry.visit) return entry as Shown<Entry>;
  const { sources } = entry.visit;
  const visit = statedVisit(entry.visit, day);
  return { ...entry, visit, ...(sources && { sources }) } as Shown<Entry>;
}

function siteOn({ notice, ...site }: Site, day: CivilDay): Site {
  return notice && showsNotice(notice, dayText(day)) ? { ...site, notice } : site;
}

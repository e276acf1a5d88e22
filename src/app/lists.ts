import type { ActivityEntry } from '../features/activities/activity.ts';
import type { PostEntry } from '../features/blog/post.ts';
import type { CabinEntry } from '../features/cabins/cabin.ts';
import type { Destination } from '../features/destinations/destination.ts';
import type { DatedEvent, EventEntry } from '../features/events/event.ts';
import type { ScheduledEvent } from '../features/events/upcoming-events.ts';
import type { Listed, Stated, Visitable } from '../model/content/content.ts';
import type { OwnPage } from '../model/own-page.ts';

interface AllLists {
  activities: readonly Visitable<ActivityEntry>[];
  destinations: readonly Listed<Destination>[];
  events: readonly Visitable<EventEntry>[];
  cabins: readonly CabinEntry[];
  posts: readonly Visitable<PostEntry>[];
  ownPages: readonly OwnPage[];
}

interface AllDayLists extends Omit<AllLists, 'activities' | 'events' | 'posts'> {
  readonly activities: readonly Stated<ActivityEntry>[];
  readonly posts: readonly Stated<PostEntry>[];
  /** Those that aren't over, the next one first. */
  readonly events: readonly Listed<DatedEvent>[];
  /** Those that are over for good, in the owner's order; they keep their pages. */
  readonly over: readonly Listed<DatedEvent>[];
  /** Past and future days of each event whose days are known. */
  readonly scheduled: readonly ScheduledEvent[];
}

declare module '../model/content/content.ts' {
  interface Lists extends AllLists {}
}

declare module '../model/content/day-content.ts' {
  interface DayLists extends AllDayLists {}
}

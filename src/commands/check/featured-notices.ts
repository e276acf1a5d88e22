import type { ContentProblem } from '../../content/content-source.ts';
import { type Entry, problemIn } from '../../content/files/schema-problems.ts';
import type { ContentEntries } from '../../content/reading/content-folder.ts';
import { waits } from '../../features/blog/published-date.ts';
import { HOME_LIMITS } from '../../features/home/home-limits.ts';
import type { CivilDay } from '../../model/day/civil-day.ts';

/** Featured entries without a place on the home page that day. Not events: each gets its turn. */
export function featuredNotices(
  { activities, destinations, posts }: ContentEntries,
  today: CivilDay,
): ContentProblem[] {
  const shown = posts.filter(({ value }) => !waits(value.publishedAt, today));
  return [
    ...beyond(activities, HOME_LIMITS.activities, 'activities'),
    ...beyond(destinations, HOME_LIMITS.destinations, 'destinations'),
    ...beyond(shown, HOME_LIMITS.posts, 'posts, the newest'),
  ];
}

function beyond(
  entries: readonly Entry<{ featured: boolean }>[],
  limit: number,
  what: string,
): ContentProblem[] {
  const featured = entries.filter(({ value }) => value.featured);
  const message = `is true, but the home page only shows ${limit} featured ${what}, and ${limit} come before this; take featured from one of them`;
  return featured.slice(limit).map(({ place }) => problemIn(place, 'featured', message));
}

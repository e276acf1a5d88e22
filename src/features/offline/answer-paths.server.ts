import type { DayContent } from '../../model/content/day-content.ts';
import { apiPaths, SEARCH_ADDRESS } from '../../model/paths.ts';
import { slugOf } from '../../model/slug.ts';
import { searchIndex } from '../search/search-index.server.ts';

/** The addresses of all answers that pages ask for: the API's lists and entries, the search's index. */
export function answerPaths(content: DayContent, listPaths: readonly string[]): string[] {
  const { activities, events, over, cabins, posts } = content;
  return [
    ...listPaths,
    SEARCH_ADDRESS,
    searchIndex(content).path,
    ...activities.map((activity) => apiPaths.activity(slugOf(activity))),
    ...[...events, ...over].map((event) => apiPaths.event(slugOf(event))),
    ...cabins.map((cabin) => apiPaths.cabin(slugOf(cabin))),
    ...posts.map(({ id }) => apiPaths.post(id)),
  ];
}

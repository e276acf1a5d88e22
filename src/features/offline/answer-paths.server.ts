import type { DayContent } from '../../model/content/day-content.ts';
import { SEARCH_ADDRESS } from '../../model/paths.ts';
import { searchIndex } from '../search/search-index.server.ts';

/** The addresses of all answers that pages ask for: the API's lists and entries, the search's index. */
export function answerPaths(content: DayContent, listPaths: readonly string[]): string[] {
  const entries = [...content.entryPages.values()].flatMap(({ apiPath }) => apiPath ?? []);
  return [...listPaths, SEARCH_ADDRESS, searchIndex(content).path, ...entries];
}

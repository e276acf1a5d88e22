import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { OwnPage } from '../model/own-page.ts';
import { type MatchedPage, type RouteTable, shownPage, subjectOf } from './route.ts';

/**
 * The page at the path; the 404 page as soon as the API has said that there is no such activity or
 * event (decision 32). That answer is observed, so it stays in the cache as long as it is needed.
 */
export function useShownPage(
  routes: RouteTable,
  path: string,
  queryClient: QueryClient,
  ownPage: OwnPage | undefined,
): MatchedPage {
  const page = routes.match(path, ownPage);
  const { data } = useQuery({ queryKey: [subjectOf(page)], enabled: false }, queryClient);
  return shownPage(routes, page, data);
}

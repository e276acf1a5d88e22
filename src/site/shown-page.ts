import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { OwnPage } from '../model/own-page.ts';
import { type MatchedPage, type RouteTable, shownPage, subjectOf } from './route.ts';

/** The page at the path, or 404 (decision 32). Observing the answer keeps it in the cache. */
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

import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { type MatchedPage, matchRoute, shownPage, subjectOf } from './routes.ts';

/**
 * The page at the path; the 404 page as soon as the API has said that there is no such activity or
 * event (decision 32). That answer is observed, so it stays in the cache as long as it is needed.
 */
export function useShownPage(path: string, queryClient: QueryClient): MatchedPage {
  const subject = subjectOf(matchRoute(path));
  const subscribe = useCallback(
    (changed: () => void) =>
      subject === undefined
        ? () => {}
        : new QueryObserver(queryClient, { queryKey: [subject], enabled: false }).subscribe(
            changed,
          ),
    [queryClient, subject],
  );
  const current = () => subject && queryClient.getQueryData([subject]);
  const answer = useSyncExternalStore(subscribe, current, current);
  return shownPage(path, () => answer);
}

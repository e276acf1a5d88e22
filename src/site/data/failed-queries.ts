import type { QueryClient } from '@tanstack/react-query';

/** Drops a failure once no page shows it, so the next visit retries (specification section 7). */
export function forgetSeenFailures(queryClient: QueryClient): void {
  const queries = queryClient.getQueryCache();
  queries.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || query.state.status !== 'error') return;
    // The next page may show the same failure: it subscribes within the same task.
    queueMicrotask(() => {
      if (query.getObserversCount() === 0) queries.remove(query);
    });
  });
}

import { QueryClient } from '@tanstack/react-query';
import { fetchJson, type PathKey } from './fetch-json.ts';

const FIVE_MINUTES = 5 * 60 * 1000;

/** The defaults of sections 7 and 9. No garbage collection on the server: timers keep caches. */
export function createQueryClient(): QueryClient {
  const fetchPath = fetchJson();
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) =>
          fetchPath({ queryKey: queryKey as unknown as PathKey, signal }),
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : FIVE_MINUTES,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        retryOnMount: false,
        networkMode: 'always',
      },
      mutations: { retry: false },
    },
  });
}

import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { apiPaths } from '../model/paths.ts';
import { App } from './App.tsx';
import { AppErrorBoundary } from './components/states/AppErrorBoundary.tsx';
import { type EmbeddedState, readEmbeddedState } from './data/embedded-state.ts';
import type { PathQuery } from './data/queries.ts';
import { createQueryClient } from './data/query-client.ts';
import { loadPage } from './loaded-pages.ts';
import { startNavigation } from './navigation.ts';
import { matchRoute } from './routes.ts';

/**
 * Takes over the server's page. Where the state block cannot be read, the page stays as the server
 * sent it: every link of it works, as full page loads.
 */
export async function startApplication(): Promise<void> {
  const root = document.getElementById('root');
  const state = readEmbeddedState(document.getElementById('state')?.textContent ?? '');
  if (!root || !state) return;

  const queryClient = createQueryClient();
  const { route, props } = matchRoute(window.location.pathname);
  // All missing posts share one page, which holds no answer for the id that was asked for: there is
  // no such post (decision 7).
  if (props.postId !== undefined) state.answers[apiPaths.post(props.postId)] ??= null;
  if (!fillCache(queryClient, route.queries(props), state.answers)) return;
  await loadPage(route);
  await hydrate(
    root,
    <AppErrorBoundary>
      <App siteContext={state} queryClient={queryClient} />
    </AppErrorBoundary>,
  );
  startNavigation(queryClient);
}

/** Puts the server's answers into the cache; false where one is not what the API sends. */
function fillCache(
  queryClient: QueryClient,
  queries: readonly PathQuery[],
  answers: EmbeddedState['answers'],
): boolean {
  try {
    for (const { queryKey, read } of queries) {
      const answer = answers[queryKey[0]];
      if (answer !== undefined) queryClient.setQueryData(queryKey, read(answer));
    }
    return true;
  } catch {
    return false;
  }
}

/**
 * As a transition, in slices of a few milliseconds: on a slow telephone all at once would leave
 * touches waiting.
 */
function hydrate(root: HTMLElement, app: ReactNode): Promise<void> {
  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(root, <Shown then={resolve}>{app}</Shown>);
    });
  });
}

function Shown({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}

import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { followSaved } from '../features/saving/saved.ts';
import { arrival } from '../site/arrival.ts';
import { BrowserWords } from '../site/data/browser-words.ts';
import type { PathQuery } from '../site/data/path-query.ts';
import { createQueryClient } from '../site/data/query-client.ts';
import { type EmbeddedState, readEmbeddedState } from '../site/embedded-state.ts';
import { loadPage } from '../site/loaded-pages.ts';
import { startNavigation } from '../site/navigation.ts';
import { offlineDate } from '../site/offline-date.ts';
import { shownPage, subjectOf } from '../site/route.ts';
import { AppErrorBoundary } from '../site/states/AppErrorBoundary.tsx';
import { markStylesLoaded } from '../site/styles/loaded-styles.ts';
import { App } from './App.tsx';
import { routes } from './routes.ts';

/** Milliseconds after hydration, when the first page's pictures have loaded. */
const AT_REST = 1_000;

/** Hydrates the page and marks `started`; without a readable state, links stay full loads. */
export async function startApplication(): Promise<void> {
  const root = document.getElementById('root');
  const state = readEmbeddedState(document.getElementById('state')?.textContent ?? '');
  if (!root || !state) return;
  if (hasMovedOn()) return window.location.reload();

  const queryClient = createQueryClient();
  // The visitor may go back before the page is hydrated.
  const { pathname: sentPath } = window.location;
  const page = routes.match(sentPath, state.ownPage);
  const subject = subjectOf(page);
  // All missing posts share one page, as do unknown addresses, so it has no answer for this path.
  const answer = subject && (state.answers[subject] ?? null);
  queryClient.setQueryData([subject], answer);
  const { route, props } = shownPage(routes, page, answer);
  if (!fillCache(queryClient, route.queries(props), state.answers)) return;
  if (!route.words.every((name) => state.words[name])) return;
  const words = new BrowserWords(state.wordSet, state.words);
  markStylesLoaded(route.styles);
  await loadPage(route);
  // Before the application's own listener, which shows the page.
  window.onpopstate = () => {
    arrival.isByLink = false;
  };
  await hydrate(
    root,
    <AppErrorBoundary>
      <App siteContext={state} queryClient={queryClient} words={words} serverPath={sentPath} />
    </AppErrorBoundary>,
  );
  const { ownPage } = state;
  startNavigation({ routes, queryClient, words, sentPath, ownPage });
  followSaved();
  followKeptGuide();
  performance.mark('started');
  if (!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
    setTimeout(fetchAhead, AT_REST, words);
}

function fetchAhead(words: BrowserWords): void {
  void import('../site/fetch-ahead.ts').then((code) => code.fetchAhead(routes, words));
}

/** True if the visitor has gone back since, before anything could react to it. */
function hasMovedOn(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && new URL(load.name).pathname !== window.location.pathname;
}

/** Watches the connection if this browser caches the guide, to say how old what it shows is. */
function followKeptGuide(): void {
  if (navigator.serviceWorker?.controller)
    void import('../features/offline/watch-connection.ts').then((code) =>
      code.watchConnection(offlineDate.change),
    );
}

/** Puts the server's answers into the cache. Returns false if one is malformed. */
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

/** In slices, so that taps don't wait. A page translated meanwhile is rendered from scratch. */
function hydrate(root: HTMLElement, app: ReactNode): Promise<void> {
  const isTranslated = () => root.querySelector('font') !== null;
  const wasTranslated = isTranslated();
  // Also during hydration; what is rendered again is translated right away.
  const onRecoverableError = (error: unknown) =>
    void setTimeout(() => wasTranslated || isTranslated() || reportError(error));
  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(root, <Mounted onMount={resolve}>{app}</Mounted>, { onRecoverableError });
    });
  });
}

function Mounted({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useEffect(onMount, [onMount]);
  return children;
}

import type { QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { navigate } from 'wouter/use-browser-location';
import type { OwnPage } from '../model/own-page.ts';
import { arrival } from './arrival.ts';
import type { BrowserWords } from './data/browser-words.ts';
import { forgetSeenFailures } from './data/failed-queries.ts';
import { loadPage } from './loaded-pages.ts';
import { offlineDate } from './offline-date.ts';
import type { RouteTable } from './route.ts';

/** Hovering may mean nothing, so it only triggers calls that the specification lists. */
const HINTS = ['pointerover', 'focusin'];

const SPECIFIED_CALL =
  /^\/api\/(?:blog\/.+|(?:blog|activities|destinations|events)(?:\/featured)?)$/;

interface Visit {
  routes: RouteTable;
  queryClient: QueryClient;
  words: BrowserWords;
  /** The path of the page that the server sent. */
  sentPath: string;
  ownPage: OwnPage | undefined;
}

/**
 * Turns clicks on links into client navigation, and prefetches a page's code, words and data when a
 * visitor hovers, focuses or presses its link. Listens on the window, so links are plain `<a
 * href>`.
 */
export function startNavigation(visit: Visit): void {
  forgetSeenFailures(visit.queryClient);
  loadUnknown(visit);
  addEventListener('popstate', () => loadUnknown(visit));
  addEventListener('click', (event) => followLink(event, visit));
  for (const interest of [...HINTS, 'pointerdown', 'touchstart', 'click']) {
    addEventListener(interest, (event) => prefetch(event, visit), { passive: true });
  }
}

/** Only the server knows an own page that the visitor returns to after a reload (decision 32). */
function loadUnknown({ routes, sentPath, ownPage }: Visit): void {
  const { pathname } = window.location;
  if (pathname !== sentPath && routes.match(pathname, ownPage).route === routes.notFound)
    window.location.reload();
}

/** If a page's words are gone, as after several edits, the browser follows the link. */
function followLink(event: MouseEvent, { routes, words }: Visit): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const url = pageUrl(event, routes);
  if (!url) return;
  closeMenus();
  const { route } = routes.match(url.pathname);
  // With a fragment, the browser scrolls to the target and marks it, even if it appears late; unless
  // it's the state of another page.
  const isState = route.hasFragmentState && url.hash.includes('=');
  if (url.hash && (!isState || isHere(url))) return;
  // Offline, whole pages are cached, all from one build.
  if (offlineDate.current()) return;
  if (route.words.some((name) => words.isMissing(name))) return;
  event.preventDefault();
  afterPaint(() => goTo(url));
}

/** Lets the tap paint before the next page is rendered. */
function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}

/**
 * The page of this site that the clicked link leads to; the browser handles new tabs and files.
 * Reads the attribute, as an SVG link (the map's pins) has no `pathname`.
 */
function pageUrl(event: globalThis.Event, { match, notFound }: RouteTable): URL | undefined {
  const link = (event.target as Element | null)?.closest?.('a[href]:not([target])');
  const href = link?.getAttribute('href') ?? '#';
  if (href === '#' || !URL.canParse(href, window.location.href)) return undefined;
  const url = new URL(href, window.location.href);
  return url.origin === window.location.origin && match(url.pathname).route !== notFound
    ? url
    : undefined;
}

/** Menus close when one of their links is followed (specification section 2, "Header"). */
function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
}

function isHere({ pathname, search }: URL): boolean {
  return pathname === window.location.pathname && search === window.location.search;
}

function goTo(url: URL): void {
  const replace = isHere(url);
  // So that going back restores the scroll position, rather than the target's.
  if (document.querySelector(':target')) history.replaceState(null, '', window.location.pathname);
  // Keeps the current page's state in the fragment.
  if (replace) url.hash = window.location.hash;
  arrival.isByLink = true;
  flushSync(() => navigate(url.href.slice(url.origin.length), { replace }));
  scrollTo({ top: 0, behavior: 'instant' });
}

function prefetch(event: globalThis.Event, { routes, queryClient, words }: Visit): void {
  const url = pageUrl(event, routes);
  if (!url) return;
  const { route, props } = routes.match(url.pathname);
  for (const query of route.queries(props)) {
    if (HINTS.includes(event.type) && !SPECIFIED_CALL.test(query.queryKey[0])) continue;
    // The page itself shows the failure; hovering doesn't retry.
    if (queryClient.getQueryState(query.queryKey)?.status !== 'error')
      void queryClient.prefetchQuery(query);
  }
  loadPage(route).catch(() => undefined);
  for (const name of route.words) words.load(name).catch(() => undefined);
}

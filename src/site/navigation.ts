import type { QueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { navigate } from 'wouter/use-browser-location';
import { forgetSeenFailures } from './data/failed-queries.ts';
import { loadPage } from './loaded-pages.ts';
import { matchRoute, notFoundRoute } from './routes.ts';

/**
 * Turns clicks on the site's own plain links into client navigation, and prefetches a page's code
 * and data as soon as a visitor shows interest: one listener for all links, so that links are plain
 * `<a href>` and work before and without it.
 */
export function startNavigation(queryClient: QueryClient): void {
  forgetSeenFailures(queryClient);
  addEventListener('click', followLink);
  for (const interest of ['pointerover', 'focusin', 'touchstart']) {
    addEventListener(interest, (event) => prefetch(queryClient, event), { passive: true });
  }
}

function followLink(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const url = pageUrl(event);
  if (!url || (url.hash !== '' && url.pathname === window.location.pathname)) return;
  event.preventDefault();
  closeMenus();
  goTo(url);
}

/**
 * Where the link leads that the event came from, if that is a page of this site; links to a new tab
 * and to files are left to the browser. Reads attributes, because a link in a drawing (the map's
 * pins) has no `pathname` of its own.
 */
function pageUrl(event: globalThis.Event): URL | undefined {
  const link = (event.target as Element | null)?.closest?.('a[href]:not([target])');
  const href = link?.getAttribute('href') ?? '#';
  if (href === '#' || !URL.canParse(href, window.location.href)) return undefined;
  const url = new URL(href, window.location.href);
  return url.origin === window.location.origin && matchRoute(url.pathname).route !== notFoundRoute
    ? url
    : undefined;
}

/** The menus close when a link in them is followed (specification section 2, "Header"). */
function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open'))
    menu.hidePopover();
}

function goTo({ pathname, search, hash }: URL): void {
  const isHere = pathname === window.location.pathname && search === window.location.search;
  const show = () => {
    flushSync(() => navigate(pathname + search + hash, { replace: isHere }));
    showTarget(hash);
  };
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !document.startViewTransition) show();
  // A quick second click skips the first transition, which shows its page all the same.
  else document.startViewTransition(show).ready.catch(() => undefined);
}

/**
 * The id that `#id` at the end of an address names. One that is not percent-encoded properly stands
 * for itself.
 */
export function fragmentId(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * The place that the address names, such as a card of the destinations; the top of the page
 * otherwise.
 */
function showTarget(hash: string): void {
  const target = hash === '' ? null : document.getElementById(fragmentId(hash));
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}

function prefetch(queryClient: QueryClient, event: globalThis.Event): void {
  const url = pageUrl(event);
  if (!url) return;
  const { route, props } = matchRoute(url.pathname);
  loadPage(route).catch(() => undefined);
  for (const query of route.queries(props)) {
    // The page that the visitor goes to shows a failure; interest alone does not ask again.
    if (queryClient.getQueryState(query.queryKey)?.status !== 'error')
      queryClient.prefetchQuery(query);
  }
}

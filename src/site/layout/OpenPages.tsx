import { useLayoutEffect, useRef, useState } from 'react';
import { IsLeftProvider, PageNameProvider } from '../page-context.ts';
import type { MatchedPage } from '../route.ts';
import { layOut, leaveForLater } from '../styles/lay-out-rest.ts';
import { CurrentPage } from './CurrentPage.tsx';

/** A page, and the path that it was opened at. */
interface OpenPage extends MatchedPage {
  path: string;
}

/** How many pages that were left stay laid out: a list, and what was opened from it. */
const KEPT = 2;

/**
 * The page at the path. Those before it stay in the document, out of sight but laid out: going back to
 * one takes a paint, where making it again took a phone four times as long (decision 005).
 */
export function OpenPages(now: OpenPage) {
  const { shown, pages } = useOpenPages(now);
  return pages.map((page) => (
    <PageInPlace key={page.path + page.route.name} {...page} isLeft={page !== shown} />
  ));
}

/** The page that is shown, and all that are open, in the order in which they were opened. */
function useOpenPages(now: OpenPage): { shown: OpenPage; pages: readonly OpenPage[] } {
  const [open, setOpen] = useState({ shown: now, pages: [now] });
  const { shown, pages } = open;
  const isNow = ({ path, route }: OpenPage) => path === now.path && route === now.route;
  if (isNow(shown)) return open;
  // What stands in the address is read again.
  const isKept = !shown.route.hasFragmentState && 'contentVisibility' in document.body.style;
  const again = pages.find(isNow);
  const kept = pages.filter(
    (page) => page === again || (page.path !== now.path && (isKept || page !== shown)),
  );
  const next = again
    ? { shown: again, pages: kept }
    : { shown: now, pages: [...kept.slice(-KEPT), now] };
  setOpen(next);
  return next;
}

/**
 * A page in the document. Once left, it has no ids, which the page that is shown may have, too, and
 * uses no answers: those are collected as if it were gone, and what failed is asked for again. On the
 * way back it is laid out as at its first load, first what is in sight.
 */
function PageInPlace({ route, props, isLeft }: MatchedPage & { isLeft: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const page = place.current;
    if (!isLeft || !page) return;
    const later = leaveForLater(page);
    const named = [...page.querySelectorAll('[id]')];
    const ids = named.map(({ id }) => id);
    for (const element of named) element.removeAttribute('id');
    return () => {
      for (const [index, element] of named.entries()) element.id = ids[index] ?? '';
      void layOut(later);
    };
  }, [isLeft]);
  return (
    <div ref={place} style={{ contentVisibility: isLeft ? 'hidden' : undefined }}>
      <main id="main" tabIndex={-1}>
        <IsLeftProvider value={isLeft}>
          <PageNameProvider value={route.name}>
            <CurrentPage route={route} props={props} />
          </PageNameProvider>
        </IsLeftProvider>
      </main>
    </div>
  );
}

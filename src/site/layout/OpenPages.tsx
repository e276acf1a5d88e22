import { useLayoutEffect, useRef, useState } from 'react';
import { IsLeftProvider, PageNameProvider } from '../page-context.ts';
import type { MatchedPage } from '../route.ts';
import { layOut, leaveForLater } from '../styles/lay-out-rest.ts';
import { CurrentPage } from './CurrentPage.tsx';

interface OpenPage extends MatchedPage {
  path: string;
}

/** How many left pages to keep: a list, and what was opened from it. */
const KEPT = 2;

/**
 * The page at the path. Left pages stay in the document, laid out but not painted: going back takes
 * one paint, where rendering again took four times as long on a phone (decision 005).
 */
export function OpenPages(now: OpenPage) {
  const { shown, pages } = useOpenPages(now);
  return pages.map((page) => (
    <PageInPlace key={page.path + page.route.name} {...page} isLeft={page !== shown} />
  ));
}

/** The current page, and all kept ones in the order they were opened. */
function useOpenPages(now: OpenPage): { shown: OpenPage; pages: readonly OpenPage[] } {
  const [open, setOpen] = useState({ shown: now, pages: [now] });
  const { shown, pages } = open;
  const isNow = ({ path, route }: OpenPage) => path === now.path && route === now.route;
  if (isNow(shown)) return open;
  // A page with state in the fragment is rendered again.
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
 * A page in the document. A left page loses its ids, which the current one may also have, and stops
 * observing queries: they are collected, or retried if they failed, as if it were gone. On return
 * it's laid out as at first, the visible part first.
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

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { IsLeftProvider, PageNameProvider } from '../page-context.ts';
import type { MatchedPage } from '../route.ts';
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
  return pages.map((page) => {
    const isLeft = page !== shown;
    return (
      <main
        key={page.path + page.route.name}
        id={isLeft ? undefined : 'main'}
        tabIndex={-1}
        style={isLeft ? { contentVisibility: 'hidden' } : undefined}
      >
        <IsLeftProvider value={isLeft}>
          <PageNameProvider value={page.route.name}>
            <CurrentPage route={page.route} props={page.props} />
          </PageNameProvider>
        </IsLeftProvider>
      </main>
    );
  });
}

/** The page that is shown, and all that are open, in the order in which they were opened. */
function useOpenPages(now: OpenPage): { shown: OpenPage; pages: readonly OpenPage[] } {
  const failures = useQueryClient().getQueryCache();
  const [open, setOpen] = useState({ shown: now, pages: [now] });
  const { shown, pages } = open;
  const isSame = ({ path, route }: OpenPage) => path === now.path && route === now.route;
  if (isSame(shown)) return open;
  // What failed is asked for again, and what stands in the address is read again.
  const isKept =
    shown.path !== now.path &&
    !shown.route.hasFragmentState &&
    'contentVisibility' in document.body.style &&
    !failures.getAll().some(({ state }) => state.status === 'error');
  const staying = pages.filter((page) => page !== shown || isKept);
  const kept = staying.find(isSame);
  const upToHere = staying.slice(0, pages.indexOf(shown) + 1).slice(-KEPT);
  const next = kept ? { shown: kept, pages: staying } : { shown: now, pages: [...upToHere, now] };
  setOpen(next);
  return next;
}

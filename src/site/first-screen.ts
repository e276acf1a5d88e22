import { type ReactNode, useDeferredValue } from 'react';

/** How the visitor came to this page. By button and on a reload, it needs its whole height at once. */
export const arrival = { isByTap: false };

/** As many of a list's items as any phone's first screen shows. */
export const FIRST_ITEMS = 8;

/**
 * False for the first paint of a page that a tap has led to, which needs no more than the first screen.
 * React makes the rest right after it, in slices that let taps through.
 */
export function useIsWhole(): boolean {
  return useDeferredValue(true, !arrival.isByTap);
}

/** What is below the first screen. */
export function BelowFirstScreen({ children }: { children: ReactNode }): ReactNode {
  return useIsWhole() && children;
}

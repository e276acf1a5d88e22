import { type ReactNode, useDeferredValue } from 'react';
import { arrival } from './arrival.ts';

/** How many of a list's items fill the first screen, on the largest phone, too. */
export const FIRST_ITEMS = 8;

/**
 * False for the first paint of a page that a link has led to, which needs no more than the first screen.
 * React makes the rest right after it, in slices that let taps through.
 */
export function useIsWhole(): boolean {
  return useDeferredValue(true, !arrival.isByLink);
}

/** What is below the first screen. */
export function BelowFirstScreen({ children }: { children: ReactNode }): ReactNode {
  return useIsWhole() && children;
}

interface FirstItemsProps<Item> {
  of: Item[];
  /** Shows some of the items. */
  grid: (items: Item[]) => ReactNode;
}

/** A list that begins with its first items. */
export function FirstItems<Item>({ of, grid }: FirstItemsProps<Item>): ReactNode {
  return grid(useIsWhole() ? of : of.slice(0, FIRST_ITEMS));
}

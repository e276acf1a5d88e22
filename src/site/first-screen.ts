import { type ReactNode, useDeferredValue } from 'react';
import { arrival } from './arrival.ts';

/** How many items of a list fill the first screen, even on the largest phone. */
export const FIRST_ITEMS = 8;

/**
 * False for the first paint after a link. React renders the rest in slices that let taps through.
 */
export function useIsWhole(): boolean {
  return useDeferredValue(true, !arrival.isByLink);
}

/** Renders its children after the first screen. */
export function BelowFirstScreen({ children }: { children: ReactNode }): ReactNode {
  return useIsWhole() && children;
}

interface FirstItemsProps<Item> {
  of: Item[];
  grid: (items: Item[]) => ReactNode;
}

/** A list that first shows only its first items. */
export function FirstItems<Item>({ of, grid }: FirstItemsProps<Item>): ReactNode {
  return grid(useIsWhole() ? of : of.slice(0, FIRST_ITEMS));
}

import { createContext, useContext } from 'react';

/**
 * True in a page that the visitor has left, as long as it stays in the document. It's TanStack's, so
 * that such a page uses no answers: they are collected, and asked for again, as if it were gone.
 */
export {
  IsRestoringProvider as IsLeftProvider,
  useIsRestoring as useIsLeft,
} from '@tanstack/react-query';

/** The name of the page that something is on, for booking links (decision 2) and their statistics. */
const PageNameContext = createContext('');

export const PageNameProvider = PageNameContext.Provider;

/** The name of the page around; empty outside of one. */
export function usePageName(): string {
  return useContext(PageNameContext);
}

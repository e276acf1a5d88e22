import { createContext, useContext } from 'react';

/**
 * True in a page that was left but is still in the document. Reuses TanStack's provider, so that
 * such a page doesn't observe queries: they are collected, or retried, as if it were gone.
 */
export {
  IsRestoringProvider as IsLeftProvider,
  useIsRestoring as useIsLeft,
} from '@tanstack/react-query';

const PageNameContext = createContext('');

export const PageNameProvider = PageNameContext.Provider;

/** The name of the page around, for booking links (decision 2); empty outside of one. */
export function usePageName(): string {
  return useContext(PageNameContext);
}

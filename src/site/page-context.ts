import { createContext, useContext } from 'react';

/** The name of the current page, for booking links (decision 2) and their statistics. */
const PageNameContext = createContext('');

export const PageNameProvider = PageNameContext.Provider;

export function usePageName(): string {
  return useContext(PageNameContext);
}

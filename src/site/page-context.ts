import { createContext, useContext } from 'react';

/** The name of the current page, for booking links (decision 2) and their statistics. */
const PageNameContext = createContext('');

export const PageNameProvider = PageNameContext.Provider;

export function usePageName(): string {
  return useContext(PageNameContext);
}

const IsLeftContext = createContext(false);

export const IsLeftProvider = IsLeftContext.Provider;

/** True in a page that the visitor has left, as long as it stays in the document. */
export function useIsLeft(): boolean {
  return useContext(IsLeftContext);
}

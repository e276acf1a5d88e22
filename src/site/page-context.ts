import { createContext, useContext } from 'react';

/** The page that something is on; the header and the footer are on that which is shown. */
interface PageContextValue {
  /** Its route's name, for booking links (decision 2) and their statistics. */
  name: string;
  /** True once the visitor has left it, as long as it stays in the document. */
  isLeft?: boolean;
}

const PageContext = createContext<PageContextValue>({ name: '' });

export const PageProvider = PageContext.Provider;

export function usePageContext(): PageContextValue {
  return useContext(PageContext);
}

import { createContext, useContext } from 'react';
import type { PublicSite } from '../model/site/site.ts';

/** The facts that every page may use; the same for all pages of a visit. */
export interface SiteContextValue {
  site: PublicSite;
  /** Origin of all absolute URLs, without a trailing slash; from SITE_URL. */
  siteUrl: string;
  /**
   * The ISO date of the server's edition (decision 36); always there when the server renders, in
   * the browser only on pages that show days.
   */
  day?: string | undefined;
}

const SiteContext = createContext<SiteContextValue | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** Throws outside a SiteProvider. */
export function useSite(): SiteContextValue {
  const siteContext = useContext(SiteContext);
  if (!siteContext) throw new Error('useSite must be called inside a SiteProvider');
  return siteContext;
}

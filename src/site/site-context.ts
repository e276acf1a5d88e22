import { createContext, useContext } from 'react';
import type { PublicSite } from '../model/site/site.ts';

/** The facts that every page may use; the same for all pages of a visit. */
export interface SiteFacts {
  site: PublicSite;
  /** Origin of all absolute addresses, without a slash at the end; from SITE_URL. */
  siteUrl: string;
}

const SiteContext = createContext<SiteFacts | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** Throws outside a SiteProvider. */
export function useSiteFacts(): SiteFacts {
  const facts = useContext(SiteContext);
  if (!facts) throw new Error('useSiteFacts needs a SiteProvider above it');
  return facts;
}

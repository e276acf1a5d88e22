import { createContext, useContext } from 'react';
import type { OwnPage } from '../model/own-page.ts';
import type { OwnPageLink } from '../model/own-page-links.ts';
import type { PublicSite } from '../model/site/site.ts';

/** Links to what is near an entry that is gone. */
export interface NearGone {
  path: string;
  heading: string;
  links: readonly { href: string; text: string }[];
}

/** What every page may use; the same for a whole visit, except for the server's page. */
export interface SiteContextValue {
  site: PublicSite;
  /** From SITE_URL, without a trailing slash. */
  siteUrl: string;
  /** The ISO date of the server's edition (decision 36); in browsers only on pages with days. */
  day?: string | undefined;
  footerPages?: readonly OwnPageLink[] | undefined;
  /** Set if the server sent an own page (decision 32). */
  ownPage?: OwnPage | undefined;
  /** Set on the 404 page of an entry that is gone. */
  near?: NearGone | undefined;
}

const SiteContext = createContext<SiteContextValue | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** The site's context. Throws outside a SiteProvider. */
export function useSite(): SiteContextValue {
  const siteContext = useContext(SiteContext);
  if (!siteContext) throw new Error('There is no SiteProvider');
  return siteContext;
}

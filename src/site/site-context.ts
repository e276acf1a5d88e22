import { createContext, useContext } from 'react';
import type { OwnPage } from '../model/own-page.ts';
import type { OwnPageLink } from '../model/own-page-links.ts';
import type { PublicSite } from '../model/site/site.ts';

/** What is near an entry that is gone: its old path, and links below a heading. */
export interface NearGone {
  path: string;
  heading: string;
  links: readonly { href: string; text: string }[];
}

/** The facts that every page may use; the same for all pages of a visit. */
export interface SiteContextValue {
  site: PublicSite;
  /** Origin of all absolute URLs, without a trailing slash; from SITE_URL. */
  siteUrl: string;
  /** The ISO date of the server's edition (decision 36); in the browser only on pages with days. */
  day?: string | undefined;
  /** The owner's own pages, and the cabins if there are any, that the footer links to. */
  footerPages?: readonly OwnPageLink[] | undefined;
  /** The own page that the server sent, on no other page (decision 32). */
  ownPage?: OwnPage | undefined;
  /** On the page with 404 of an entry that is gone, on no other page. */
  near?: NearGone | undefined;
}

const SiteContext = createContext<SiteContextValue | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** Throws outside a SiteProvider. */
export function useSite(): SiteContextValue {
  const siteContext = useContext(SiteContext);
  if (!siteContext) throw new Error('There is no SiteProvider');
  return siteContext;
}

import type { OwnPage } from './own-page.ts';

/** An own page that every page's footer links to. */
export type OwnPageLink = Pick<OwnPage, 'slug' | 'title' | 'yourTrip'>;

/** The slugs of the pages behind the footer's "Privacy Policy" and "Terms of Service". */
const LEGAL_SLUGS: readonly string[] = ['privacy', 'terms'];

/** Those that the footer links to: in "Your trip", or through a notice (decisions 31 and 32). */
export function footerPages(ownPages: readonly OwnPage[]): OwnPageLink[] {
  return ownPages
    .filter(({ slug, yourTrip }) => yourTrip || LEGAL_SLUGS.includes(slug))
    .map(({ slug, title, yourTrip }) => ({ slug, title, yourTrip }));
}

import type { OwnPage } from './own-page.ts';

/** An own page, or the list of cabins, that every page's footer links to. */
export type OwnPageLink = Pick<OwnPage, 'slug' | 'title' | 'yourTrip'>;

/** The link to the cabins, if there are any: no own page can have that address (decision 51). */
const CABINS_LINK: OwnPageLink = { slug: 'cabins', title: 'Cabins', yourTrip: true };

/** The slugs of the pages behind the footer's "Privacy Policy" and "Terms of Service". */
const LEGAL_SLUGS: readonly string[] = ['privacy', 'terms'];

/** What the footer links to: the cabins if there are any, and own pages in "Your trip", or through a notice (decisions 31 and 32). */
export function footerPages(
  ownPages: readonly OwnPage[],
  cabins: readonly object[],
): OwnPageLink[] {
  const own = ownPages
    .filter(({ slug, yourTrip }) => yourTrip || LEGAL_SLUGS.includes(slug))
    .map(({ slug, title, yourTrip }) => ({ slug, title, yourTrip }));
  return cabins.length > 0 ? [CABINS_LINK, ...own] : own;
}

/** True if the guide has cabins to show. */
export function hasCabins(footerPages: readonly OwnPageLink[] = []): boolean {
  return footerPages.some(({ slug }) => slug === CABINS_LINK.slug);
}

import type { EntryPages } from './entry-page.ts';
import type { OwnPage } from './own-page.ts';
import { paths } from './paths.ts';

/** A page that every footer links to: an own page, or that of a list with entries. */
export type OwnPageLink = Pick<OwnPage, 'slug' | 'title' | 'yourTrip'>;

/** The slugs of the pages for "Privacy Policy" and "Terms of Service". */
const LEGAL_SLUGS: readonly string[] = ['privacy', 'terms'];

/** What the footer links to: lists with entries, then own pages of "Your trip" and legal ones. */
export function footerPages({
  ownPages,
  entryPages,
}: {
  ownPages: readonly OwnPage[];
  entryPages: EntryPages;
}): OwnPageLink[] {
  return [
    ...[...entryPages.values()]
      .filter(({ entry }) => !entry)
      .map(({ path, label }) => ({ slug: path.slice(1), title: label, yourTrip: true })),
    ...ownPages
      .filter(({ slug, yourTrip }) => yourTrip || LEGAL_SLUGS.includes(slug))
      .map(({ slug, title, yourTrip }) => ({ slug, title, yourTrip })),
  ];
}

/** True if the guide has cabins to show. */
export function hasCabins(footerPages: readonly OwnPageLink[] = []): boolean {
  return footerPages.some(({ slug }) => paths.own(slug) === paths.cabins);
}

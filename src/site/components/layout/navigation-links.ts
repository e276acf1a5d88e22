import { isWithin, paths } from '../../paths.ts';

export interface NavigationLink {
  href: string;
  text: string;
}

/** The header's plain links (specification section 2, "Header"). */
export const mainLinks: readonly NavigationLink[] = [
  { href: paths.home, text: 'Home' },
  { href: paths.destinations, text: 'Destinations' },
  { href: paths.events, text: 'Events' },
  { href: paths.blog, text: 'Blog' },
];

/** The "Things to Do" dropdown (specification section 2, "Header"). */
export const thingsToDoLinks: readonly NavigationLink[] = [
  { href: paths.thingsToDo, text: 'All Activities' },
  { href: paths.wineSpirits, text: 'Wine & Spirits' },
  { href: paths.waterSports, text: 'Water Sports' },
  { href: paths.outdoor, text: 'Outdoor' },
  { href: paths.culture, text: 'Culture' },
  { href: paths.dining, text: 'Dining' },
  { href: paths.entertainment, text: 'Entertainment' },
];

/** The address of the link that the header highlights at the path; undefined if it highlights none. */
export function highlightedLink(path: string): string | undefined {
  return [...mainLinks, ...thingsToDoLinks].find(({ href }) => isWithin(path, href))?.href;
}

/** `aria-current` of a link: by path prefix on whole segments (decision 14). */
export function currentMark(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return isWithin(path, href) ? 'true' : undefined;
}

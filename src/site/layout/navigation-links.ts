import { categories } from '../../model/categories.ts';
import { isWithin, type PageName, pages, paths } from '../../model/paths.ts';
import type { SiteContextValue } from '../site-context.ts';

export interface NavigationLink {
  href: string;
  text: string;
}

/** The header's plain links (specification section 2, "Header"). */
export const mainLinks = links('home', 'destinations', 'events', 'blog');

/** The "Things to Do" dropdown (specification section 2, "Header"). */
export const thingsToDoLinks: readonly NavigationLink[] = [
  { href: paths.thingsToDo, text: 'All Activities' },
  ...categories.map(({ slug, name }) => ({ href: paths.category(slug), text: name })),
];

/** The footer's quick links (specification section 2, "Footer"). */
export const quickLinks = links('things-to-do', 'destinations', 'events', 'blog', 'contact');

/** "Your trip" (decision 34): the cabins and the owner's own pages, then the guide's tools. */
export function tripLinks({ footerPages = [] }: SiteContextValue): NavigationLink[] {
  return [
    ...footerPages
      .filter(({ yourTrip }) => yourTrip)
      .map(({ slug, title }) => ({ href: paths.own(slug), text: title })),
    ...links('stay', 'plan', 'river-safety'),
    { href: `${paths.contact}#keep`, text: 'Keep this guide on your phone' },
  ];
}

/** "Your trip" in the phone's menu (decision 52). */
export function menuTripLinks(site: SiteContextValue): NavigationLink[] {
  return [...tripLinks(site), ...links('contact')];
}

function links(...names: readonly PageName[]): readonly NavigationLink[] {
  return names.map((name) => ({ href: pages[name].path, text: pages[name].label }));
}

/** The header's highlighted link for a path; undefined if there's none. */
export function highlightedLink(path: string): string | undefined {
  return [...mainLinks, ...thingsToDoLinks].find(({ href }) => isWithin(path, href))?.href;
}

/** A link's `aria-current`: by prefix, on whole segments (decision 14). */
export function ariaCurrent(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return isWithin(path, href) ? 'true' : undefined;
}

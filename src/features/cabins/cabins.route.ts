import { paths } from '../../model/paths.ts';
import type { Route } from '../../site/route.ts';
import { cabinQuery, cabinsQuery } from './cabin-queries.ts';

const CABIN = /^\/cabins\/([a-z\d-]+)$/;

/** The cabins' pages, if there are any cabins (decision 51). */
export const routes: readonly Route[] = [
  {
    name: 'cabins',
    path: paths.cabins,
    words: ['cabins'],
    styles: { first: ['cards', 'visit'], later: ['cabins'] },
    queries: () => [cabinsQuery],
    needsRows: true,
    load: () => import('./CabinsPage.tsx').then((page) => page.CabinsPage),
  },
  {
    name: 'cabin',
    path(path) {
      const slug = CABIN.exec(path)?.[1];
      return slug === undefined ? undefined : { slug };
    },
    words: ['cabins', 'place'],
    styles: { first: ['cards', 'reading', 'visit'], later: ['events', 'where', 'place', 'cabins'] },
    queries: ({ slug = '' }) => [cabinQuery(slug)],
    load: () => import('./CabinPage.tsx').then((page) => page.CabinPage),
  },
];

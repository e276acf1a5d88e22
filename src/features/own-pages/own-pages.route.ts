import { paths } from '../../model/paths.ts';
import type { Route } from '../../site/route.ts';

export const routes: readonly Route[] = [
  {
    name: 'own-page',
    path: (path, ownPage) =>
      ownPage && path === paths.own(ownPage.slug) ? { ownPage } : undefined,
    words: ['post'],
    styles: { first: ['reading'], later: [] },
    queries: () => [],
    load: () => import('./CustomPage.tsx').then((page) => page.CustomPage),
  },
];

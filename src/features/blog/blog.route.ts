import { queries } from '../../site/data/queries.ts';
import { pageRoute, type Route } from '../../site/route.ts';

export const routes: readonly Route[] = [
  pageRoute('blog', {
    styles: { first: ['cards'], later: [] },
    queries: () => [queries.posts],
    load: () => import('./BlogPage.tsx').then((page) => page.BlogPage),
  }),
];

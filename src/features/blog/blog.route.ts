import { pageRoute, type Route } from '../../site/route.ts';
import { postsQuery } from './post-queries.ts';

export const routes: readonly Route[] = [
  pageRoute('blog', {
    styles: { first: ['cards', 'lists', 'blog', 'closing'], later: [] },
    queries: () => [postsQuery],
    load: () => import('./BlogPage.tsx').then((page) => page.BlogPage),
  }),
];

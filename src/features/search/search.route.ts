import { pageRoute, type Route } from '../../site/route.ts';

export const routes: readonly Route[] = [
  pageRoute('search', {
    styles: { first: ['cards', 'stay'], later: ['search'] },
    hasFragmentState: true,
    load: () => import('./SearchPage.tsx').then((page) => page.SearchPage),
  }),
];

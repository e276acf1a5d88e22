import { pageRoute, type Route } from '../../site/route.ts';

export const routes: readonly Route[] = [
  pageRoute('stay', {
    words: ['stay', 'seasons'],
    styles: { first: ['cards', 'stay'], later: [] },
    hasFragmentState: true,
    load: () => import('./StayPage.tsx').then((page) => page.StayPage),
  }),
];

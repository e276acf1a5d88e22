import { pageRoute, type Route } from '../../site/route.ts';

export const routes: readonly Route[] = [
  pageRoute('plan', {
    styles: { first: ['cards', 'visit'], later: ['plan', 'keep'] },
    hasFragmentState: true,
    load: () => import('./PlanPage.tsx').then((page) => page.PlanPage),
  }),
];

import { pageRoute, type Route } from '../../site/route.ts';

export const routes: readonly Route[] = [
  pageRoute('river-safety', {
    styles: { first: ['cards', 'reading', 'visit'], later: ['river-safety'] },
    load: () => import('./RiverSafetyPage.tsx').then((page) => page.RiverSafetyPage),
  }),
];

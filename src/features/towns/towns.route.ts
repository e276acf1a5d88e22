import { paths } from '../../model/paths.ts';
import { townsWithPage } from '../../model/towns.ts';
import type { Route } from '../../site/route.ts';

export const routes: readonly Route[] = townsWithPage.map((town) => ({
  name: town.slug,
  path: paths.destination(town.slug),
  words: [town.slug, 'town'],
  styles: { first: ['hero', 'reading'], later: ['notes', 'map'] },
  queries: () => [],
  load: () => import('./TownPage.tsx').then((page) => page.townPage(town)),
}));

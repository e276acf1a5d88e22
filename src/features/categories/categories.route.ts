import { categories } from '../../model/categories.ts';
import { paths } from '../../model/paths.ts';
import type { Route } from '../../site/route.ts';
import { activitiesQuery } from '../activities/activity-queries.ts';

export const routes: readonly Route[] = categories.map((category) => ({
  name: category.slug,
  path: paths.category(category.slug),
  words: [category.slug],
  styles: { first: ['hero', 'cards', 'lists'], later: ['notes'] },
  queries: () => [activitiesQuery],
  load: () => import('./CategoryPage.tsx').then((page) => page.categoryPage(category)),
}));

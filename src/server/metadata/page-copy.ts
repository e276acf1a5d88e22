import type { CategoryGuide } from '../../site/pages/category/category-guide.ts';
import culture from '../../site/pages/category/culture.yaml';
import dining from '../../site/pages/category/dining.yaml';
import entertainment from '../../site/pages/category/entertainment.yaml';
import outdoor from '../../site/pages/category/outdoor.yaml';
import waterSports from '../../site/pages/category/water-sports.yaml';
import wineSpirits from '../../site/pages/category/wine-spirits.yaml';
import austin from '../../site/pages/destination/austin.yaml';
import drippingSprings from '../../site/pages/destination/dripping-springs.yaml';
import fredericksburg from '../../site/pages/destination/fredericksburg.yaml';
import newBraunfels from '../../site/pages/destination/new-braunfels.yaml';
import type { TownGuide } from '../../site/pages/destination/town-guide.ts';
import { paths } from '../../site/paths.ts';

/** The fixed copy of all category pages by path: the server describes them to search engines, the browser loads one at a time. */
export const categoryGuides = byPath<CategoryGuide>(
  [wineSpirits, waterSports, outdoor, culture, dining, entertainment],
  ({ path }) => path,
);

/** The four towns' guides by path. */
export const townGuides = byPath<TownGuide>([fredericksburg, austin, drippingSprings, newBraunfels], ({ slug }) =>
  paths.destination(slug),
);

function byPath<Guide>(guides: unknown[], path: (guide: Guide) => string): ReadonlyMap<string, Guide> {
  return new Map((guides as Guide[]).map((guide) => [path(guide), guide]));
}

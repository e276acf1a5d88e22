import { categories } from '../../model/categories.ts';

/** What stands for a picture of a category without a page. */
const OTHER = 'hero-home-bluebonnets.svg';

/** The drawing in place of a picture of this category that is missing or can't be shown. */
export function standInName(category: string): string {
  const known = categories.find(({ name, heading }) => name === category || heading === category);
  return known ? `hero-${known.slug}.svg` : OTHER;
}

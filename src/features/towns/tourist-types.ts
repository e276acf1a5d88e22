import type { TownSlug } from '../../model/towns.ts';

/**
 * Who each town's page is for, in data for search engines. Separate from the towns because the
 * browser never loads it.
 */
export const TOURIST_TYPES: Readonly<Record<TownSlug, readonly string[]>> = {
  fredericksburg: ['Wine lovers', 'History travelers', 'Hikers'],
  austin: ['Live music fans', 'Food truck regulars', 'Swimmers and paddlers', 'City weekenders'],
  'dripping-springs': [
    'Whiskey and craft beer drinkers',
    'Stargazers',
    'Wedding guests',
    'Couples',
  ],
  'new-braunfels': [
    'River tubers',
    'Families with children',
    'Two-steppers',
    'German heritage travelers',
  ],
};

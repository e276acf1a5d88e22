import { ACTIVITY_CATEGORIES } from '../../model/category-looks.ts';
import { slug } from '../../model/slug.ts';
import type { Group } from '../../site/cards/Groups.tsx';
import type { Activity } from './activity.ts';

/** A list of at most so many needs no groups. */
const FEW = 12;

/**
 * The activities by category, each in the owner's order: first the categories that the specification
 * names, in its order, then others as they come (decision 50). Empty if they are few or all of one.
 */
export function activityGroups(activities: readonly Activity[]): Group<Activity>[] {
  const groups = Map.groupBy(activities, ({ category }) => slug(category));
  if (activities.length <= FEW || groups.size === 1) return [];
  return [...groups]
    .map(([key, items]) => ({ id: `${key}-things`, name: items[0]?.category ?? key, items }))
    .sort((one, other) => rank(one.name) - rank(other.name));
}

function rank(category: string): number {
  const place = ACTIVITY_CATEGORIES.indexOf(category);
  return place === -1 ? ACTIVITY_CATEGORIES.length : place;
}

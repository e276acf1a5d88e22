import type { z } from 'zod';
import type { ImageFacts } from '../image/image.ts';
import type { activitySchema } from './activity-schema.ts';

/** A thing to do, as the API sends it (specification section 3). */
export type Activity = Omit<z.infer<typeof activitySchema>, 'featured'> & { image?: ImageFacts | undefined };

/** Where "Learn More" leads when the activity has no page of its own (specification section 2, "Things to do"). */
const CATEGORY_PATHS: ReadonlyMap<string, string> = new Map([
  ['Wine & Spirits', '/wine-spirits'],
  ['Water Sports', '/water-sports'],
  ['Outdoor', '/outdoor'],
  ['Culture', '/culture'],
  ['Dining', '/dining'],
  ['Entertainment', '/entertainment'],
]);

/** The category page's path, or /things-to-do for any other category. */
export function categoryPath(category: string): string {
  return CATEGORY_PATHS.get(category) ?? '/things-to-do';
}

/** The emoji that the home page shows for an activity of this category; a compass where the category is unknown. */
export function activityEmoji(category: string): string {
  return ACTIVITY_EMOJI.get(category) ?? '🧭';
}

const ACTIVITY_EMOJI: ReadonlyMap<string, string> = new Map([
  ['Wine & Spirits', '🍷'],
  ['Photography', '📷'],
  ['Water Activities', '🏊'],
  ['Food & Dining', '🍖'],
  ['Water Sports', '🛶'],
  ['Outdoor', '🥾'],
  ['Culture', '🏛️'],
  ['Dining', '🍽️'],
  ['Entertainment', '🎸'],
]);

/** The categories that the specification has seen on activities (section 3). */
export const ACTIVITY_CATEGORIES: readonly string[] = [...ACTIVITY_EMOJI.keys()];

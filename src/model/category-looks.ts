import { type CategoryTone, categories } from './categories.ts';

interface CategoryLook {
  name: string;
  emoji: string;
  tone: CategoryTone;
}

/** Activity categories without a page (specification section 3). */
const withoutPage: readonly CategoryLook[] = [
  { name: 'Photography', emoji: '📷', tone: 'bluebonnet' },
  { name: 'Water Activities', emoji: '🏊', tone: 'lake' },
  { name: 'Food & Dining', emoji: '🍖', tone: 'clay' },
];

/** Categories of events and posts only. */
const otherTones: readonly Omit<CategoryLook, 'emoji'>[] = [
  { name: 'Outdoor Adventures', tone: 'oak' },
  { name: 'Food', tone: 'clay' },
  { name: 'Music', tone: 'dusk' },
  { name: 'Festival', tone: 'rose' },
  { name: 'Holiday', tone: 'wine' },
  { name: 'Travel Guides', tone: 'river' },
];

const activityLooks: readonly CategoryLook[] = [...categories, ...withoutPage];
const EMOJI: ReadonlyMap<string, string> = new Map(
  activityLooks.map(({ name, emoji }) => [name, emoji]),
);
const TONES: ReadonlyMap<string, CategoryTone> = new Map(
  [...activityLooks, ...otherTones].map(({ name, tone }) => [name, tone]),
);

/** The activity categories that the specification lists (section 3). */
export const ACTIVITY_CATEGORIES: readonly string[] = activityLooks.map(({ name }) => name);

/** An activity's emoji on the home page, by category; a compass for unknown categories. */
export function activityEmoji(category: string): string {
  return EMOJI.get(category) ?? '🧭';
}

/** The badge color of a category; neutral gray for unknown ones (section 3). */
export function categoryTone(category: string): CategoryTone {
  return TONES.get(category) ?? 'neutral';
}

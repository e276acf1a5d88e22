/** The colors of category badges; each is a `badge-<tone>` class with AA contrast in both schemes. */
export type CategoryTone = 'wine' | 'lake' | 'river' | 'oak' | 'clay' | 'honey' | 'dusk' | 'bluebonnet' | 'rose' | 'neutral';

/** A category of things to do that has a page of its own (specification section 2, "Category pages"). */
interface Category {
  /** The page's path without its slash, the name of its words' file and its key in site.yaml. */
  slug: string;
  /** What activities carry as their category, and the text of the menu. */
  name: string;
  emoji: string;
  tone: CategoryTone;
  heading: string;
  /** The button of the hero. */
  action: string;
  /** What the page says without activities. */
  empty: string;
}

/** The categories with pages of their own, in the order of the menu. */
export const categories = [
  {
    slug: 'wine-spirits',
    name: 'Wine & Spirits',
    emoji: '🍷',
    tone: 'wine',
    heading: 'Wine & Spirits',
    action: 'Book Wine Tour',
    empty: 'Wine & Spirits activities coming soon!',
  },
  {
    slug: 'water-sports',
    name: 'Water Sports',
    emoji: '🛶',
    tone: 'river',
    heading: 'Water Sports',
    action: 'Book Water Activity',
    empty: 'Water Sports activities coming soon!',
  },
  {
    slug: 'outdoor',
    name: 'Outdoor',
    emoji: '🥾',
    tone: 'oak',
    heading: 'Outdoor Adventures',
    action: 'Book Outdoor Adventure',
    empty: 'Outdoor activities coming soon!',
  },
  {
    slug: 'culture',
    name: 'Culture',
    emoji: '🏛️',
    tone: 'honey',
    heading: 'Culture & Heritage',
    action: 'Book Cultural Tour',
    empty: 'Cultural activities coming soon!',
  },
  {
    slug: 'dining',
    name: 'Dining',
    emoji: '🍽️',
    tone: 'clay',
    heading: 'Dining & Cuisine',
    action: 'Find Restaurants',
    empty: 'Dining experiences coming soon!',
  },
  {
    slug: 'entertainment',
    name: 'Entertainment',
    emoji: '🎸',
    tone: 'dusk',
    heading: 'Entertainment',
    action: 'Find Entertainment',
    empty: 'Entertainment activities coming soon!',
  },
] as const satisfies readonly Category[];

export type CategoryWithPage = (typeof categories)[number];
export type CategorySlug = CategoryWithPage['slug'];

/** The categories of activities that have no page (specification section 3). */
const withoutPage: readonly Pick<Category, 'name' | 'emoji' | 'tone'>[] = [
  { name: 'Photography', emoji: '📷', tone: 'bluebonnet' },
  { name: 'Water Activities', emoji: '🏊', tone: 'lake' },
  { name: 'Food & Dining', emoji: '🍖', tone: 'clay' },
];

/** What only events and posts are about. */
const otherTones: readonly Pick<Category, 'name' | 'tone'>[] = [
  { name: 'Outdoor Adventures', tone: 'oak' },
  { name: 'Food', tone: 'clay' },
  { name: 'Music', tone: 'dusk' },
  { name: 'Festival', tone: 'rose' },
  { name: 'Holiday', tone: 'wine' },
  { name: 'Travel Guides', tone: 'river' },
];

const ofActivities: readonly Pick<Category, 'name' | 'emoji' | 'tone'>[] = [...categories, ...withoutPage];
const EMOJI: ReadonlyMap<string, string> = new Map(ofActivities.map(({ name, emoji }) => [name, emoji]));
const TONES: ReadonlyMap<string, CategoryTone> = new Map([...ofActivities, ...otherTones].map(({ name, tone }) => [name, tone]));

/** The categories that the specification has seen on activities (section 3). */
export const ACTIVITY_CATEGORIES: readonly string[] = ofActivities.map(({ name }) => name);

/** The emoji that the home page shows for an activity of this category; a compass if the category is unknown. */
export function activityEmoji(category: string): string {
  return EMOJI.get(category) ?? '🧭';
}

/** The badge color of an activity's, event's or post's category. Unknown categories get a neutral gray badge (section 3). */
export function categoryTone(category: string): CategoryTone {
  return TONES.get(category) ?? 'neutral';
}

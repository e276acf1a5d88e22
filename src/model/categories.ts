/** Badge colors, as `badge-<tone>` classes with AA contrast in both color schemes. */
export type CategoryTone =
  | 'wine'
  | 'lake'
  | 'river'
  | 'oak'
  | 'clay'
  | 'honey'
  | 'dusk'
  | 'bluebonnet'
  | 'rose'
  | 'neutral';

interface Category {
  /** The page's path without its slash, the name of its words file, and its key in site.yaml. */
  slug: string;
  name: string;
  emoji: string;
  tone: CategoryTone;
  heading: string;
  action: string;
  empty: string;
}

/** The categories that have pages, in menu order. */
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

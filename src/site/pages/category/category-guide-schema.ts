import { z } from 'zod';
import { imageUrlSchema } from '../../../model/image/image-schema.ts';
import { CATEGORY_SLUGS } from '../../../model/site/site-schema.ts';
import { line } from '../../../model/text.ts';
import type { CategorySlug } from './category-guide.ts';

const notes = z.strictObject({
  heading: line(80),
  items: z.array(z.strictObject({ title: line(80), text: line() })).min(1),
});

/** The fixed copy of a category page: hero, tips and highlights (specification section 2, "Category pages"). */
export const categoryGuideSchema = z.strictObject({
  category: line(60),
  path: z.templateLiteral(['/', z.enum(CATEGORY_SLUGS)]),
  heading: line(80),
  intro: line(),
  imageUrl: imageUrlSchema,
  imageAlt: line(),
  action: line(60),
  empty: line(120),
  description: line(200),
  keywords: z.array(line(60)).min(1),
  tips: notes,
  highlights: notes,
});

/** What the specification fixes of each category page (section 2, "Category pages"). */
const CATEGORY_WORDS: Record<CategorySlug, { category: string; heading: string; action: string; empty: string }> = {
  'wine-spirits': {
    category: 'Wine & Spirits',
    heading: 'Wine & Spirits',
    action: 'Book Wine Tour',
    empty: 'Wine & Spirits activities coming soon!',
  },
  'water-sports': {
    category: 'Water Sports',
    heading: 'Water Sports',
    action: 'Book Water Activity',
    empty: 'Water Sports activities coming soon!',
  },
  outdoor: {
    category: 'Outdoor',
    heading: 'Outdoor Adventures',
    action: 'Book Outdoor Adventure',
    empty: 'Outdoor activities coming soon!',
  },
  culture: {
    category: 'Culture',
    heading: 'Culture & Heritage',
    action: 'Book Cultural Tour',
    empty: 'Cultural activities coming soon!',
  },
  dining: {
    category: 'Dining',
    heading: 'Dining & Cuisine',
    action: 'Find Restaurants',
    empty: 'Dining experiences coming soon!',
  },
  entertainment: {
    category: 'Entertainment',
    heading: 'Entertainment',
    action: 'Find Entertainment',
    empty: 'Entertainment activities coming soon!',
  },
};

const LIFE_JACKETS = 'life jackets are required by law for children under 13';

/** The words of one category page: a guide that says what the specification fixes of this category. */
export function categoryWordsSchema(slug: CategorySlug) {
  const { category, heading, action, empty } = CATEGORY_WORDS[slug];
  const schema = categoryGuideSchema.extend({
    path: z.literal(`/${slug}`),
    category: z.literal(category),
    heading: z.literal(heading),
    action: z.literal(action),
    empty: z.literal(empty),
  });
  if (slug !== 'water-sports') return schema;
  return schema.refine(({ tips }) => tips.items.some(({ text }) => text.includes(LIFE_JACKETS)), {
    path: ['tips'],
    message: `must say "${LIFE_JACKETS}" (specification section 2); put it back`,
  });
}

import { join } from 'node:path';
import { z } from 'zod';
import { readYamlFile } from '../content/content-folder.ts';
import type { Report } from '../content/content-source.ts';
import type { Entry } from '../content/cross-checks.ts';
import { validate } from '../content/schema-problems.ts';
import { CATEGORY_SLUGS } from '../model/site-schema.ts';
import { pageCopySchema } from '../site/page-copy-schema.ts';
import type { CategorySlug } from '../site/pages/category/category-guide.ts';
import { categoryGuideSchema } from '../site/pages/category/category-guide-schema.ts';
import { townGuideSchema } from '../site/pages/destination/town-guide-schema.ts';
import { destinationsCopySchema } from '../site/pages/destinations/destinations-copy-schema.ts';
import { homeCopySchema } from '../site/pages/home/home-copy-schema.ts';

/** The towns of the specification's route table, by the last part of their path. */
const TOWNS: ReadonlyMap<string, string> = new Map([
  ['fredericksburg', 'Fredericksburg'],
  ['austin', 'Austin'],
  ['dripping-springs', 'Dripping Springs'],
  ['new-braunfels', 'New Braunfels'],
]);

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

/** The fixed copy of one page: its file below the pages' folder, and what it must be. */
const PAGE_COPY: readonly (readonly [file: string, schema: z.ZodType])[] = [
  ['home/home.yaml', homeCopySchema],
  ['things-to-do/things-to-do.yaml', pageCopySchema],
  ['destinations/destinations.yaml', destinationsCopySchema],
  ['events/events.yaml', pageCopySchema],
  ['blog/blog.yaml', pageCopySchema],
  ['contact/contact.yaml', pageCopySchema],
  ...CATEGORY_SLUGS.map((slug) => [`category/${slug}.yaml`, categorySchema(slug)] as const),
  ...[...TOWNS].map(([slug, name]) => [`destination/${slug}.yaml`, townSchema(slug, name)] as const),
];

/**
 * Checks the fixed copy in the YAML files beside the pages (decision 21) against the specification, and resolves to the valid ones.
 * `folder` is src/site/pages.
 */
export function checkPages(folder: string, report: Report): Entry<unknown>[] {
  const pages: Entry<unknown>[] = [];
  for (const [file, schema] of PAGE_COPY) {
    const yaml = readYamlFile(join(folder, file), report);
    if (yaml === undefined) continue;
    const place = { yaml, root: '', path: [] };
    const value = validate(schema, place, report);
    if (value !== undefined) pages.push({ value, place });
  }
  return pages;
}

function categorySchema(slug: CategorySlug) {
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

function townSchema(slug: string, name: string) {
  return townGuideSchema.extend({ slug: z.literal(slug), name: z.literal(name) });
}

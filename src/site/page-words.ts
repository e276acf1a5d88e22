import type { z } from 'zod';
import { CATEGORY_SLUGS } from '../model/site/site-schema.ts';
import { pageCopySchema } from './page-copy-schema.ts';
import { categoryWordsSchema } from './pages/category/category-guide-schema.ts';
import { TOWNS, townWordsSchema } from './pages/destination/town-guide-schema.ts';
import { destinationsCopySchema } from './pages/destinations/destinations-copy-schema.ts';
import { homeCopySchema } from './pages/home/home-copy-schema.ts';

/** The files of the pages' fixed words, named from the folder of the pages, and what each must hold (decision 21). */
export const PAGE_WORDS: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['home/home.yaml', homeCopySchema],
  ['things-to-do/things-to-do.yaml', pageCopySchema],
  ['destinations/destinations.yaml', destinationsCopySchema],
  ['events/events.yaml', pageCopySchema],
  ['blog/blog.yaml', pageCopySchema],
  ['contact/contact.yaml', pageCopySchema],
  ...CATEGORY_SLUGS.map((slug) => [`category/${slug}.yaml`, categoryWordsSchema(slug)] as const),
  ...[...TOWNS].map(([slug, name]) => [`destination/${slug}.yaml`, townWordsSchema(slug, name)] as const),
]);

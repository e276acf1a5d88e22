import type { z } from 'zod';
import { categories } from '../model/categories.ts';
import { type PageName, pages } from '../model/paths.ts';
import { townsWithPage } from '../model/towns.ts';
import { pageCopySchema } from './page-copy-schema.ts';
import { categoryWordsSchema } from './pages/category/category-words-schema.ts';
import { townWordsSchema } from './pages/destination/town-words-schema.ts';
import { destinationsCopySchema } from './pages/destinations/destinations-copy-schema.ts';
import { homeCopySchema } from './pages/home/home-copy-schema.ts';
import { riverSafetyCopySchema } from './pages/river-safety/river-safety-copy-schema.ts';

/** Pages that have more than title, intro and words for search engines. */
const OWN_SCHEMAS: Partial<Record<PageName, z.ZodType>> = {
  home: homeCopySchema,
  destinations: destinationsCopySchema,
  'river-safety': riverSafetyCopySchema,
};

/** The files of pages' words, relative to the pages folder, with their schemas (decision 21). */
export const PAGE_WORDS: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ...Object.keys(pages).map(
    (name) => [`${name}/${name}.yaml`, OWN_SCHEMAS[name as PageName] ?? pageCopySchema] as const,
  ),
  ...categories.map(({ slug }) => [`category/${slug}.yaml`, categoryWordsSchema(slug)] as const),
  ...townsWithPage.map(({ slug }) => [`destination/${slug}.yaml`, townWordsSchema] as const),
]);

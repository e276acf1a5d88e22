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

type WordsSchema = z.ZodType<Readonly<Record<string, unknown>>>;

/** Pages that have more than title, intro and words for search engines. */
const OWN_SCHEMAS: Partial<Record<PageName, WordsSchema>> = {
  home: homeCopySchema,
  destinations: destinationsCopySchema,
  'river-safety': riverSafetyCopySchema,
};

/**
 * The schema of each page's words, which are in content/pages/<page>.yaml (decision 30). Reading
 * content needs them, so what this file imports is limited to schemas and the model.
 */
export const PAGE_WORDS: ReadonlyMap<string, WordsSchema> = new Map<string, WordsSchema>([
  ...Object.keys(pages).map(
    (page) => [page, OWN_SCHEMAS[page as PageName] ?? pageCopySchema] as const,
  ),
  ...categories.map(({ slug }) => [slug, categoryWordsSchema(slug)] as const),
  ...townsWithPage.map(({ slug }) => [slug, townWordsSchema] as const),
]);

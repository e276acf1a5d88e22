import type { z } from 'zod';
import { thingsToDoWordsSchema } from '../features/activities/things-to-do-words-schema.ts';
import { postWordsSchema } from '../features/blog/post-words-schema.ts';
import {
  type CategoryWords,
  categoryWordsSchema,
} from '../features/categories/category-words-schema.ts';
import { contactWordsSchema } from '../features/contact/contact-words-schema.ts';
import { destinationsCopySchema } from '../features/destinations/destinations-copy-schema.ts';
import { draftsWordsSchema } from '../features/drafts/drafts-words-schema.ts';
import { eventsWordsSchema } from '../features/events/events-words-schema.ts';
import { homeCopySchema } from '../features/home/home-copy-schema.ts';
import { notFoundWordsSchema } from '../features/not-found/not-found-words-schema.ts';
import { placeWordsSchema } from '../features/places/place-words-schema.ts';
import { planDaysWordsSchema } from '../features/plan/checks/plan-days-words-schema.ts';
import { planLinkWordsSchema } from '../features/plan/link/plan-link-words-schema.ts';
import { planWordsSchema } from '../features/plan/plan-words-schema.ts';
import { riverSafetyCopySchema } from '../features/river-safety/river-safety-copy-schema.ts';
import { searchWordsSchema } from '../features/search/search-words-schema.ts';
import { seasonsWordsSchema } from '../features/stay/seasons-words-schema.ts';
import { stayWordsSchema } from '../features/stay/stay-words-schema.ts';
import { allTownsWordsSchema } from '../features/towns/all-towns-words-schema.ts';
import { type TownWords, townWordsSchema } from '../features/towns/town-words-schema.ts';
import { type CategorySlug, categories } from '../model/categories.ts';
import { type PageName, pages } from '../model/paths.ts';
import { type TownSlug, townsWithPage } from '../model/towns.ts';
import { type PageCopy, pageCopySchema, titled } from '../site/words/page-copy-schema.ts';
import { sharedWordsSchema } from '../site/words/shared-words-schema.ts';

type WordsSchema = z.ZodType<Readonly<Record<string, unknown>>>;

/** For pages with more than title, intro and words for search engines, or with a fixed title. */
const OWN_SCHEMAS = {
  home: homeCopySchema,
  destinations: destinationsCopySchema,
  events: eventsWordsSchema,
  'things-to-do': thingsToDoWordsSchema,
  blog: titled('Travel Blog'),
  contact: contactWordsSchema,
  cabins: pageCopySchema,
  'river-safety': riverSafetyCopySchema,
  search: searchWordsSchema,
  stay: stayWordsSchema,
  plan: planWordsSchema,
  'plan-days': planDaysWordsSchema,
  'plan-link': planLinkWordsSchema,
  drafts: draftsWordsSchema,
  seasons: seasonsWordsSchema,
  post: postWordsSchema,
  place: placeWordsSchema,
  'not-found': notFoundWordsSchema,
  town: allTownsWordsSchema,
  shared: sharedWordsSchema,
} satisfies Readonly<Record<string, WordsSchema>>;

type OwnSchemas = typeof OWN_SCHEMAS;

type AllWords = { [Name in keyof OwnSchemas]: z.infer<OwnSchemas[Name]> } & Record<
  Exclude<PageName, keyof OwnSchemas>,
  PageCopy
> &
  Record<CategorySlug, CategoryWords> &
  Record<TownSlug, TownWords>;

declare module '../site/words/words-context.ts' {
  interface WordsByName extends AllWords {}
}

/** The schema of each words file (decision 30). Readers load it: import only schemas and model. */
export const PAGE_WORDS: ReadonlyMap<string, WordsSchema> = new Map<string, WordsSchema>([
  ...Object.keys(pages).map((page) => [page, pageCopySchema] as const),
  ...categories.map(({ slug }) => [slug, categoryWordsSchema(slug)] as const),
  ...townsWithPage.map(({ slug }) => [slug, townWordsSchema] as const),
  ...Object.entries(OWN_SCHEMAS),
]);

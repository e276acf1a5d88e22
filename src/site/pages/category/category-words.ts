import type { z } from 'zod';
import type { categoryPageSchema } from './category-words-schema.ts';

/** The fixed words of a category page; validated on import. */
export type CategoryWords = z.infer<typeof categoryPageSchema>;

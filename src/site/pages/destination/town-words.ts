import type { z } from 'zod';
import type { townWordsSchema } from './town-words-schema.ts';

/** The fixed words of a town's page; validated on import. */
export type TownWords = z.infer<typeof townWordsSchema>;

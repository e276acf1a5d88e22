import type { z } from 'zod';
import words from '../../../../content/pages/home.yaml';
import type { homeCopySchema } from './home-copy-schema.ts';

export type HomeCopy = z.infer<typeof homeCopySchema>;

/** The home page's fixed words; validated on import. */
export const homeCopy = words as HomeCopy;

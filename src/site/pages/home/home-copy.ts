import type { z } from 'zod';
import words from './home.yaml';
import type { homeCopySchema } from './home-copy-schema.ts';

/** The home page's fixed words; validated on import. */
export const homeCopy = words as z.infer<typeof homeCopySchema>;

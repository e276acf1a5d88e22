import type { z } from 'zod';
import words from './home.yaml';
import type { homeCopySchema } from './home-copy-schema.ts';

/** The home page's fixed words; validated as the file is imported. */
export const homeCopy = words as z.infer<typeof homeCopySchema>;

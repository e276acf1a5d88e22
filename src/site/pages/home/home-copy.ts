import type { z } from 'zod';
import words from './home.yaml';
import type { homeCopySchema } from './home-copy-schema.ts';

/** The home page's fixed words; `npm run check` has validated them. */
export const homeCopy = words as z.infer<typeof homeCopySchema>;

import type { z } from 'zod';
import type { categoryGuideSchema } from './category-guide-schema.ts';

/** The fixed words of a category page; validated as the file is imported. */
export type CategoryGuide = z.infer<typeof categoryGuideSchema>;

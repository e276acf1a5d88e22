import type { z } from 'zod';
import type { Site } from '../../../model/site/site.ts';
import type { categoryGuideSchema } from './category-guide-schema.ts';

/** The fixed words of a category page; validated as the file is imported. */
export type CategoryGuide = z.infer<typeof categoryGuideSchema>;

/** The last part of the page's path, the key of its hero button's target in site.yaml. */
export type CategorySlug = keyof Site['categoryActions'];

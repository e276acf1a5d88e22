import { z } from 'zod';
import { closingWordsSchema, pageCopySchema } from '../../site/words/page-copy-schema.ts';
import { mapWordsSchema } from '../map/map-words-schema.ts';

/** destinations.yaml; the specification dictates both headings (section 2). */
export const destinationsCopySchema = pageCopySchema.extend({
  title: z.literal('Hill Country Destinations'),
  map: mapWordsSchema,
  closing: closingWordsSchema.extend({ heading: z.literal('Ready to Explore Hill Country?') }),
});

import { z } from 'zod';
import { line } from '../../../model/text.ts';
import { mapWordsSchema } from '../../components/map/map-words-schema.ts';
import { pageCopySchema } from '../../page-copy-schema.ts';

/** destinations.yaml; the specification dictates the closing heading (section 2). */
export const destinationsCopySchema = pageCopySchema.extend({
  map: mapWordsSchema,
  closing: z.strictObject({ heading: z.literal('Ready to Explore Hill Country?'), text: line() }),
});

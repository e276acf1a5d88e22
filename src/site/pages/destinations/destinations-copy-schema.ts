import { z } from 'zod';
import { line } from '../../../model/text.ts';
import { pageCopySchema } from '../../page-copy-schema.ts';

/**
 * destinations.yaml; the specification dictates the heading of the closing banner (section 2,
 * "Destinations list").
 */
export const destinationsCopySchema = pageCopySchema.extend({
  map: z.strictObject({ heading: line(80), intro: line() }),
  closing: z.strictObject({ heading: z.literal('Ready to Explore Hill Country?'), text: line() }),
});

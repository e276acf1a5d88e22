import { z } from 'zod';
import { line } from '../../../model/text.ts';
import { pageCopySchema } from '../../page-copy-schema.ts';

/** destinations.yaml; the specification dictates the closing heading (section 2). */
export const destinationsCopySchema = pageCopySchema.extend({
  map: z.strictObject({ heading: line(80), intro: line() }),
  closing: z.strictObject({ heading: z.literal('Ready to Explore Hill Country?'), text: line() }),
});

import { z } from 'zod';
import { line } from '../../model/text.ts';
import { lineWith } from '../../site/words/placeholder-schema.ts';

/** The 404 page's copy below its title and hint, which the specification dictates (decision 4). */
export const notFoundWordsSchema = z.strictObject({
  heading: line(80),
  text: lineWith(['phone', 'email']),
  near: z.strictObject({ heading: line(80) }),
  activities: z.strictObject({ heading: line(80) }),
});

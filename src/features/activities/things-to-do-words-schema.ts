import { z } from 'zod';
import { line, linkSchema } from '../../model/text.ts';
import { listPageSchema } from '../../site/words/page-copy-schema.ts';

/** things-to-do.yaml: the copy above the list, with links for different visitors. */
export const thingsToDoWordsSchema = listPageSchema.extend({
  picks: z.array(z.strictObject({ text: line(40), link: linkSchema })).min(1),
});

import { z } from 'zod';
import { line } from '../../model/text.ts';
import { lineWith } from '../../site/words/placeholder-schema.ts';

/** What stands around every post, and instead of one that doesn't exist. */
export const postWordsSchema = z.strictObject({
  checkedText: lineWith(['date'], 80),
  /** On the owner's own pages, which are read like posts. */
  updatedText: lineWith(['date'], 80),
  contents: z.strictObject({ heading: line(80) }),
  standing: z.strictObject({ text: lineWith(['mistake'], 600), link: line(80) }),
  sources: z.strictObject({ heading: line(80) }),
  related: z.strictObject({ heading: line(80) }),
  cabins: line(80),
  places: z.strictObject({ heading: line(80) }),
  more: z.strictObject({ heading: line(80) }),
  missing: z.strictObject({ text: line() }),
});

import { z } from 'zod';
import { line } from '../../model/text.ts';
import { pageCopySchema } from '../../site/words/page-copy-schema.ts';
import { lineWith } from '../../site/words/placeholder-schema.ts';

/** stay.yaml: the copy around the dates and the results for them. */
export const stayWordsSchema = pageCopySchema.extend({
  hint: line(160),
  draft: line(40),
  booking: z.strictObject({ any: line(40), dated: line(40), lastWord: line(160) }),
  rules: z.strictObject({
    short: lineWith(['nights'], 160),
    passed: lineWith(['phone'], 160),
    long: lineWith(['phone'], 160),
  }),
  days: line(80),
  running: line(80),
  seasons: z.strictObject({
    heading: line(80),
    intro: line(200),
    blooms: line(40),
    ripens: line(40),
    runs: line(40),
    flies: line(40),
    closes: line(40),
  }),
  year: z.strictObject({ heading: line(80), intro: line(240) }),
});

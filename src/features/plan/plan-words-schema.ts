import { z } from 'zod';
import { imageUrlSchema } from '../../model/image/image-schema.ts';
import { line, linkSchema } from '../../model/text.ts';
import { pageCopySchema } from '../../site/words/page-copy-schema.ts';
import { lineWith } from '../../site/words/placeholder-schema.ts';

const heading = line(80);
const sentence = line(240);

/** plan.yaml: the copy around a visitor's plan, and starter plans (decision 35). */
export const planWordsSchema = pageCopySchema.extend({
  empty: z.strictObject({
    heading,
    text: sentence,
    draft: line(80),
    draftThese: line(80),
    start: line(40),
  }),
  starters: z
    .array(
      z.strictObject({
        title: line(60),
        imageUrl: imageUrlSchema,
        months: z.array(z.int().min(1).max(12)).min(1).max(12),
        days: z
          .array(
            z
              .array(z.strictObject({ name: line(60), link: linkSchema }))
              .min(1)
              .max(6),
          )
          .min(1)
          .max(5),
      }),
    )
    .min(3),
  days: z.strictObject({
    sometime: line(40),
    choose: line(40),
    nothing: sentence,
    gone: sentence,
    over: sentence,
  }),
  take: z.strictObject({
    heading,
    text: sentence,
    notes: line(40),
    long: lineWith(['titles'], 200),
    copied: line(60),
    byHand: line(60),
    calendar: sentence,
  }),
  state: z.strictObject({
    blocked: sentence,
    full: sentence,
    lost: sentence,
    newer: sentence,
    mostItems: sentence,
    dated: line(60),
  }),
  cabins: line(40),
  river: heading,
  noScript: sentence,
});

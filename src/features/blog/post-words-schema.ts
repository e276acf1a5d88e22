import { z } from 'zod';
import { line } from '../../model/text.ts';
import { lineWith } from '../../site/words/placeholder-schema.ts';

/** The copy around every post, and in place of a missing one. */
export const postWordsSchema = z.strictObject({
  checkedText: lineWith(['date'], 80),
  /** Follows `checkedText` if a source is from an earlier year. */
  oldestText: lineWith(['year'], 80),
  /** For the owner's own pages, which look like posts. */
  updatedText: lineWith(['date'], 80),
  contents: z.strictObject({ heading: line(80) }),
  standing: z.strictObject({ text: lineWith(['mistake'], 600), link: line(80) }),
  sources: z.strictObject({ heading: line(80) }),
  cabins: line(80),
  /** Used if the booking site accepts the visitor's dates. */
  cabinsThen: line(80),
  compare: z.strictObject({
    heading: line(80),
    drive: line(80),
    minutes: lineWith(['minutes'], 80),
    unknown: line(80),
  }),
  way: z.strictObject({
    heading: line(80),
    days: line(80),
    map: line(80),
    save: line(80),
    saved: line(80),
  }),
  places: z.strictObject({ heading: line(80) }),
  more: z.strictObject({ heading: line(80) }),
  missing: z.strictObject({ text: line() }),
});

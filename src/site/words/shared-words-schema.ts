import { z } from 'zod';
import { line } from '../../model/text.ts';
import { lineWith } from './placeholder-schema.ts';

/** What every page has: it is in the state of each, so it must stay small. */
export const sharedWordsSchema = z.strictObject({
  /** Shown by controls that the specification gives no action (decision 1). */
  notice: z.strictObject({
    title: lineWith(['topic'], 80),
    text: lineWith(['phone', 'email'], 200),
    /** For a network that the family isn't on yet. */
    social: lineWith(['phone', 'email'], 200),
    /** Above the link to the page about what the visitor wanted. */
    page: line(120),
  }),
});

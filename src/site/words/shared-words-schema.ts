import { z } from 'zod';
import { line } from '../../model/text.ts';
import { lineWith } from './placeholder-schema.ts';

const title = lineWith(['topic'], 80);
const callOrWrite = z.strictObject({ title, text: lineWith(['phone', 'email'], 200) });

/** What every page may show. No page's state has it: it loads with the first notice. */
export const sharedWordsSchema = z.strictObject({
  /** Shown by controls that the specification gives no action (decisions 1 and 31), and by marks. */
  notice: z.strictObject({
    /** No page has what the visitor wants. */
    ask: callOrWrite,
    /** The guide has a page about it. */
    page: z.strictObject({ title, text: line(200), link: line(40) }),
    /** A social network where the owner isn't. */
    social: callOrWrite,
    /** What was saved is only on this page; the plan’s page says why. */
    unkept: z.strictObject({ title: line(80), text: line(200) }),
  }),
});

import { z } from 'zod';
import { line } from '../../model/text.ts';
import { lineWith } from './placeholder-schema.ts';

const title = lineWith(['topic'], 80);
const callOrWrite = z.strictObject({ title, text: lineWith(['phone', 'email'], 200) });

/** Words for any page. Not in a page's state: they load with the first notice. */
export const sharedWordsSchema = z.strictObject({
  /** Shown by controls without an action (decisions 1 and 31), and by save buttons. */
  notice: z.strictObject({
    ask: callOrWrite,
    page: z.strictObject({ title, text: line(200), link: line(40) }),
    /** For a social network that the owner doesn't use. */
    social: callOrWrite,
    /** For what is only saved on this page; the plan's page explains why. */
    unkept: z.strictObject({ title: line(80), text: line(200) }),
  }),
});

import { z } from 'zod';
import { line } from '../../../model/text.ts';

const sentence = line(240);

/** plan-link.yaml: the copy around a plan that came by link, loaded with it. */
export const planLinkWordsSchema = z.strictObject({
  heading: line(80),
  text: sentence,
  first: sentence,
  same: sentence,
  taken: sentence,
  tooMuch: sentence,
  newer: sentence,
  broken: sentence,
});

import { z } from 'zod';
import { line } from '../../model/text.ts';
import { pageCopySchema } from '../../site/words/page-copy-schema.ts';

/** contact.yaml: the labels of phone, email, address and hours (decision 3). */
export const contactWordsSchema = pageCopySchema.extend({
  ways: z.strictObject({ phone: line(60), email: line(60), map: line(60), hours: line(60) }),
  safety: z.strictObject({ text: line(80), link: line(80) }),
  events: z.strictObject({ heading: line(80), stay: line(40) }),
});

import { z } from 'zod';
import { line, linkSchema } from '../../model/text.ts';
import { pageCopySchema } from '../../site/words/page-copy-schema.ts';
import { lineWith } from '../../site/words/placeholder-schema.ts';

const section = z.strictObject({
  heading: line(80),
  points: z.array(line()).min(1),
  after: line().optional(),
});

const officialSite = z.strictObject({
  what: line(80),
  name: line(80),
  link: linkSchema,
  phone: line(40).optional(),
});

/** river-safety.yaml (decision 38): what to do in a flood, and the official sources. */
export const riverSafetyCopySchema = pageCopySchema.extend({
  emergency: z.strictObject({ heading: line(80), text: line() }),
  sections: z.array(section).min(1),
  contacts: z.strictObject({
    heading: line(80),
    intro: line(),
    sites: z.array(officialSite).min(1),
    us: lineWith(['hours'], 80),
  }),
  checked: z.iso.date('must be a date such as 2026-11-22'),
  checkedText: lineWith(['date'], 80),
});

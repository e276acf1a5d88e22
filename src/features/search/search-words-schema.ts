import { z } from 'zod';
import { listOf } from '../../model/schema-checks.ts';
import { line, linkSchema } from '../../model/text.ts';
import { pageCopySchema } from '../../site/words/page-copy-schema.ts';

/** More of them would make every visitor who searches wait. */
const MOST_SYNONYMS = 200;

/** search.yaml: what stands around the search, and which words mean the same. */
export const searchWordsSchema = pageCopySchema.extend({
  hint: line(120),
  nothing: line(240),
  /** Pages that come first if one of these is all that is asked. */
  answers: z
    .array(z.strictObject({ link: linkSchema, asks: listOf(line(60)) }))
    .max(MOST_SYNONYMS)
    .optional(),
  synonyms: z
    .array(listOf(line(40)))
    .max(MOST_SYNONYMS, `has more than ${MOST_SYNONYMS} lines; delete those that nobody needs`),
});

import { z } from 'zod';
import { imageUrlSchema } from '../../model/image/image-schema.ts';
import { listOf, oneOrMore } from '../../model/schema-checks.ts';
import { line, linkSchema } from '../../model/text.ts';
import { monthsSchema } from '../../model/when/when-schema.ts';
import { pageCopySchema } from '../../site/words/page-copy-schema.ts';

/** More of them would make every visitor who searches wait. */
const MOST_SYNONYMS = 200;

/** One of home's six questions, a page, or an answer that only the search has. */
const answerSchema = z
  .strictObject({
    question: z.int().min(1).max(6).optional(),
    link: linkSchema.optional(),
    title: line(80).optional(),
    text: line(400).optional(),
    asks: listOf(line(60)),
  })
  .refine(
    ({ question, link, title, text }) =>
      (question === undefined) !== (link === undefined) &&
      (title === undefined) === (text === undefined) &&
      !(question !== undefined && title !== undefined),
    'needs either the number of a question on the home page, or a link; title and text go with a link, together',
  );

/** search.yaml: what stands around the search, and which words mean the same. */
export const searchWordsSchema = pageCopySchema.extend({
  hint: line(120),
  nothing: line(240),
  /** How far a town is: "{time}" is the drive. */
  away: line(80),
  /** What comes first if that is all that is asked. */
  answers: z.array(answerSchema).max(MOST_SYNONYMS).optional(),
  /** What to ask while the field is empty: those of the season, the first six. */
  ideas: z
    .array(
      z.strictObject({
        ask: line(60),
        months: oneOrMore(monthsSchema).optional(),
        imageUrl: imageUrlSchema,
      }),
    )
    .max(60)
    .optional(),
  synonyms: z
    .array(listOf(line(40)))
    .max(MOST_SYNONYMS, `has more than ${MOST_SYNONYMS} lines; delete those that nobody needs`)
    .meta({ label: 'Words that mean the same', help: 'One line for each, in brackets.' }),
});

import { z } from 'zod';
import { line } from '../../../model/text.ts';

const section = { heading: line(), intro: line() };

/** A section with a list, and a link to all of it. */
const list = z.strictObject({ ...section, more: line(40) });

/** home.yaml: four cabin features, six questions (specification section 2, "Home"; decision 21). */
export const homeCopySchema = z.strictObject({
  title: z.literal('Discover Texas Hill Country'),
  eyebrow: line(80),
  intro: line()
    .includes('50+ wineries', 'must say "50+ wineries" (decision 22)')
    .includes('250+ music venues', 'must say "250+ music venues" (decision 22)'),
  description: line(200),
  keywords: z.array(line(60)).min(1),
  cabins: z.strictObject({
    ...section,
    features: z
      .array(z.strictObject({ title: line(60), text: line() }))
      .length(4, 'must have exactly 4 entries'),
  }),
  experiences: list,
  destinations: list,
  events: list,
  guides: list,
  faq: z.strictObject({
    ...section,
    questions: z
      .array(z.strictObject({ question: line(), answer: line(2000) }))
      .length(6, 'must have exactly 6 entries'),
  }),
  closing: z.strictObject({ heading: line(), text: line() }),
});

import { z } from 'zod';
import { imageUrlSchema } from '../../../model/image-schema.ts';
import { CATEGORY_SLUGS } from '../../../model/site-schema.ts';
import { line } from '../../../model/text.ts';

const notes = z.strictObject({
  heading: line(80),
  items: z.array(z.strictObject({ title: line(80), text: line() })).min(1),
});

/** The fixed copy of a category page: hero, tips and highlights (specification section 2, "Category pages"). */
export const categoryGuideSchema = z.strictObject({
  category: line(60),
  path: z.templateLiteral(['/', z.enum(CATEGORY_SLUGS)]),
  heading: line(80),
  intro: line(),
  imageUrl: imageUrlSchema,
  imageAlt: line(),
  action: line(60),
  empty: line(120),
  description: line(200),
  keywords: z.array(line(60)).min(1),
  tips: notes,
  highlights: notes,
});

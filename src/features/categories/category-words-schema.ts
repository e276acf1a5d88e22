import { z } from 'zod';
import type { CategorySlug } from '../../model/categories.ts';
import { imageUrlSchema } from '../../model/image/image-schema.ts';
import { idSchema, line } from '../../model/text.ts';
import { closingWordsSchema } from '../../site/words/page-copy-schema.ts';

const notes = z.strictObject({
  heading: line(80),
  items: z.array(z.strictObject({ title: line(80), text: line() })).min(1),
});

const categoryPageSchema = z.strictObject({
  intro: line(),
  imageUrl: imageUrlSchema,
  imageAlt: line(),
  description: line(200),
  keywords: z.array(line(60)).min(1),
  tips: notes,
  highlights: notes,
  closing: closingWordsSchema,
});

const LIFE_JACKETS = 'life jackets are required by law for children under 13';

/** Here safety comes first (decision 38), and places to swim follow the list. */
const waterSportsSchema = categoryPageSchema.extend({
  safety: z.strictObject({ link: line(80) }),
  swim: z.strictObject({
    heading: line(80),
    text: line(),
    activities: z.array(idSchema).min(1),
  }),
});

/** The schema of one category's page (specification section 2, "Category pages"). */
export function categoryWordsSchema(slug: CategorySlug) {
  if (slug !== 'water-sports') return categoryPageSchema;
  return waterSportsSchema.refine(
    ({ tips }) => tips.items.some(({ text }) => text.includes(LIFE_JACKETS)),
    {
      path: ['tips'],
      message: `must say "${LIFE_JACKETS}" (specification section 2); put it back`,
    },
  );
}

export type CategoryWords = z.infer<typeof categoryPageSchema> &
  Partial<z.infer<typeof waterSportsSchema>>;

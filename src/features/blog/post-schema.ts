import { z } from 'zod';
import { pictureFields } from '../../model/image/image-schema.ts';
import { listOf } from '../../model/schema-checks.ts';
import { placePathSchema } from '../../model/slug-schema.ts';
import { filledText, idSchema, line, longText } from '../../model/text.ts';
import { visitSchema } from '../../model/visit/visit-schema.ts';
import { publishedIsoDate } from './published-date.ts';

/** A body with more characters than this is a book, not a post. */
const CONTENT_LIMIT = 200_000;

/**
 * A blog post: the front matter of content/blog/NNNN-slug.md with its id and its body
 * (specification section 3, decisions 20 and 29).
 */
export const postSchema = z.strictObject({
  id: idSchema,
  title: line(),
  excerpt: filledText(1000),
  content: longText(CONTENT_LIMIT),
  category: line(60),
  ...pictureFields,
  publishedAt: line(60).refine(
    (text) => publishedIsoDate(text) !== undefined,
    'is no date, so nobody knows from which day on the post is public; write it like March 10, 2026',
  ),
  readTime: line(60),
  visit: visitSchema.optional(),
  featured: z.boolean().optional(),
  /** Pages of the places that it's about, shown below the text. */
  places: listOf(placePathSchema).optional(),
  reviewed: z.iso.date('must be a date such as 2026-11-02').optional(),
});

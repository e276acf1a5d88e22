import { z } from 'zod';
import { addressSchema } from './slug-schema.ts';
import { line, longText } from './text.ts';

/** A body with more characters than this is a book, not a page. */
const CONTENT_LIMIT = 200_000;

/**
 * A page of the owner's own: the head of content/pages/own/<slug>.md, the slug, and its body, which
 * follows the rules of a post's (decision 32).
 */
export const ownPageSchema = z.strictObject({
  slug: addressSchema,
  title: line(120),
  /** What search engines show below the title. */
  description: line(400),
  content: longText(CONTENT_LIMIT),
  /** Whether the footer's "Your trip" links to it. */
  yourTrip: z.boolean().optional(),
  /** When its words were last changed. */
  updated: z.iso.date('must be a date such as 2026-11-02').optional(),
});

import { z } from 'zod';
import { line } from '../../model/text.ts';

/** What most pages have: title and intro, and words for search engines. */
export const pageCopySchema = z.strictObject({
  title: line(80),
  intro: line(),
  description: line(200),
  keywords: z.array(line(60)).min(1),
});

/** The words on the picture that ends a page. */
export const closingWordsSchema = z.strictObject({ heading: line(), text: line() });

export type ClosingWords = z.infer<typeof closingWordsSchema>;

/** What a page with one list has besides. */
export const listPageSchema = pageCopySchema.extend({ closing: closingWordsSchema });

export type ListPageWords = z.infer<typeof listPageSchema>;

/** The words of a page with one list, whose title the specification quotes. */
export function titled<Title extends string>(title: Title) {
  return listPageSchema.extend({ title: z.literal(title) });
}

export type PageCopy = z.infer<typeof pageCopySchema>;

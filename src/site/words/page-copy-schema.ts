import { z } from 'zod';
import { line } from '../../model/text.ts';

/** What most pages have: title, intro, and words for search engines. */
export const pageCopySchema = z.strictObject({
  title: line(80),
  intro: line(),
  description: line(200),
  keywords: z.array(line(60)).min(1),
});

/** The words on the picture at the end of a page. */
export const closingWordsSchema = z.strictObject({ heading: line(), text: line() });

export type ClosingWords = z.infer<typeof closingWordsSchema>;

export const listPageSchema = pageCopySchema.extend({ closing: closingWordsSchema });

export type ListPageWords = z.infer<typeof listPageSchema>;

/** The words of a list page whose title the specification quotes. */
export function titled<Title extends string>(title: Title) {
  return listPageSchema.extend({ title: z.literal(title) });
}

export type PageCopy = z.infer<typeof pageCopySchema>;

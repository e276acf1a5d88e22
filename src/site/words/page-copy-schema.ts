import { z } from 'zod';
import { line } from '../../model/text.ts';

/** What most pages have: title and intro, and words for search engines. */
export const pageCopySchema = z.strictObject({
  title: line(80),
  intro: line(),
  description: line(200),
  keywords: z.array(line(60)).min(1),
});

/** The words of a page whose title the specification quotes. */
export function titled<Title extends string>(title: Title) {
  return pageCopySchema.extend({ title: z.literal(title) });
}

export type PageCopy = z.infer<typeof pageCopySchema>;

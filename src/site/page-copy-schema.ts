import { z } from 'zod';
import { line } from '../model/text.ts';

/** The YAML file next to a page (decision 21). */
export const pageCopySchema = z.strictObject({
  title: line(80),
  intro: line(),
  description: line(200),
  keywords: z.array(line(60)).min(1),
});

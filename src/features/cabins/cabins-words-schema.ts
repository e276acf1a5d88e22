import { pageCopySchema } from '../../site/words/page-copy-schema.ts';

/** The fixed words of /cabins. */
export const cabinsWordsSchema = pageCopySchema;

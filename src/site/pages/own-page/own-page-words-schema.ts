import { z } from 'zod';
import { lineWith } from '../../words/placeholder-schema.ts';

/** What stands around every page of the owner's own. */
export const ownPageWordsSchema = z.strictObject({
  updatedText: lineWith(['date'], 80),
});

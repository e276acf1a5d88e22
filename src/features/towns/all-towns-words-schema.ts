import { z } from 'zod';
import { line } from '../../model/text.ts';
import { lineWith } from '../../site/words/placeholder-schema.ts';
import { mapWordsSchema } from '../map/map-words-schema.ts';

export const allTownsWordsSchema = z.strictObject({
  back: line(80),
  aboutHeading: lineWith(['town'], 80),
  moreHeading: lineWith(['town'], 80),
  map: mapWordsSchema.extend({ heading: lineWith(['town'], 80), intro: lineWith(['miles']) }),
  stay: z.strictObject({ heading: lineWith(['town'], 80), text: line() }),
});

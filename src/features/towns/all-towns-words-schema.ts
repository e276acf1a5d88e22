import { z } from 'zod';
import { line } from '../../model/text.ts';
import { lineWith } from '../../site/words/placeholder-schema.ts';
import { mapWordsSchema } from '../map/map-words-schema.ts';

export const allTownsWordsSchema = z.strictObject({
  back: line(80),
  road: lineWith(['time'], 80),
  toMap: line(40),
  contents: z.strictObject({
    heading: line(40),
    things: line(30),
    highlights: line(30),
    'best-time': line(30),
    nearby: line(30),
    tips: line(30),
    map: line(30),
  }),
  aboutHeading: lineWith(['town'], 80),
  moreHeading: lineWith(['town'], 80),
  map: mapWordsSchema.extend({ heading: lineWith(['town'], 80), intro: lineWith(['miles']) }),
  stay: z.strictObject({ heading: lineWith(['town'], 80), text: line() }),
});

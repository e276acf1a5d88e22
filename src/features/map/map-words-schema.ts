import { z } from 'zod';
import { line } from '../../model/text.ts';
import { lineWith } from '../../site/words/placeholder-schema.ts';

export const mapWordsSchema = z.strictObject({
  heading: line(80),
  intro: line(),
  start: line(40),
  miles: lineWith(['miles'], 40),
  note: line(120),
});

export type MapWords = z.infer<typeof mapWordsSchema>;

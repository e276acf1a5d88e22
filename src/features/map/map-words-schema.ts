import { z } from 'zod';
import { line } from '../../model/text.ts';
import { lineWith } from '../../site/words/placeholder-schema.ts';

/** The words around a map, but not those drawn on it. */
export const mapWordsSchema = z.strictObject({
  heading: line(80),
  intro: line(),
  /** Next to the town from which miles are counted. */
  start: line(40),
  miles: lineWith(['miles'], 40),
  note: line(120),
});

export type MapWords = z.infer<typeof mapWordsSchema>;

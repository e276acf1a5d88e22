import { z } from 'zod';
import { line } from '../../../model/text.ts';
import { lineWith } from '../../../site/words/placeholder-schema.ts';

const sentence = line(240);

/** plan-days.yaml: the copy for a plan's days and rows, loaded after the plan itself. */
export const planDaysWordsSchema = z.strictObject({
  sun: lineWith(['rise', 'set'], 80),
  miles: lineWith(['miles'], 120),
  drive: lineWith(['time'], 120),
  driveLeast: lineWith(['time'], 120),
  way: lineWith(['time', 'town'], 80),
  wayMiles: lineWith(['miles'], 80),
  far: sentence,
  otherDay: lineWith(['days'], 120),
  closed: lineWith(['weekday'], 120),
  shut: sentence,
  holiday: sentence,
  season: lineWith(['months'], 120),
  instead: lineWith(['place'], 80),
  open: lineWith(['hours'], 80),
  book: lineWith(['day'], 120),
  dark: lineWith(['set'], 120),
  directions: line(40),
  toStop: line(40),
  onMap: line(40),
  map: line(80),
  bookFirst: line(80),
  remind: line(60),
  reminder: lineWith(['title'], 60),
});

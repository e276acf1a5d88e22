import { z } from 'zod';
import { line } from '../../model/text.ts';
import { lineWith } from '../../site/words/placeholder-schema.ts';

const label = line(60);

/** drafts.yaml: the copy for drafts of days, loaded with them. */
export const draftsWordsSchema = z.strictObject({
  heading: line(80),
  intro: line(240),
  checkIn: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be an hour such as "16:00"'),
  wish: z.strictObject({
    legend: label,
    from: label,
    cabins: lineWith(['town'], 60),
    children: label,
    dog: label,
    stepFree: label,
    sky: label,
    skies: z.strictObject({ fair: label, rain: label, heat: label }),
    drive: label,
    minutes: lineWith(['minutes'], 60),
  }),
  day: z.strictObject({
    sun: lineWith(['rise', 'set'], 80),
    road: lineWith(['time'], 120),
    short: line(120),
    another: label,
    map: lineWith(['stops'], 120),
    swap: label,
    noSwap: line(160),
  }),
  row: z.strictObject({
    from: lineWith(['minutes', 'town'], 80),
    on: lineWith(['minutes'], 80),
    callFirst: line(160),
    openAir: line(160),
    usual: line(120),
    keep: label,
    another: label,
    remove: label,
  }),
  reasons: z.strictObject({
    today: line(80),
    run: line(80),
    season: lineWith(['months'], 80),
    open: lineWith(['weekday'], 80),
    tours: line(80),
    free: line(80),
    indoors: line(80),
    morning: line(80),
    evening: line(80),
    table: line(80),
  }),
  book: z.strictObject({
    heading: line(80),
    by: lineWith(['day'], 120),
    advised: line(120),
    site: label,
    remind: label,
    reminder: lineWith(['title'], 120),
  }),
  cost: z.strictObject({
    drive: lineWith(['minutes', 'places'], 120),
    dog: lineWith(['places'], 120),
    stepFree: lineWith(['places'], 160),
    rain: lineWith(['places'], 120),
    base: lineWith(['town', 'places'], 120),
  }),
  take: z.strictObject({ button: label, note: line(200) }),
  today: z.strictObject({
    heading: label,
    plan: label,
    noPlan: line(160),
    on: label,
    open: label,
    rain: label,
    rained: line(200),
    dry: line(160),
  }),
  again: z.strictObject({ heading: line(80), text: line(240) }),
  samples: z.strictObject({ heading: line(80), text: line(240), pair: label, family: label }),
});

import { z } from 'zod';
import { line } from '../../model/text.ts';
import { RESERVE_LEVELS, WELCOME_LEVELS } from '../../model/visit/visit-values.ts';
import { lineWith } from '../../site/words/placeholder-schema.ts';

const heading = line(80);
const label = line(40);

const factWordsSchema = z.strictObject({
  heading,
  price: label,
  free: label,
  hours: label,
  closed: label,
  months: label,
  takes: label,
  about: lineWith(['time'], 40),
  reserve: label,
  dogs: label,
  children: label,
  stepFree: label,
  setting: label,
  indoors: label,
  outdoors: label,
  telephone: label,
  site: label,
  water: label,
  address: label,
  reserveLevels: z.strictObject(levels(RESERVE_LEVELS)),
  welcomeLevels: z.strictObject(levels(WELCOME_LEVELS)),
  checked: lineWith(['date', 'source'], 120),
  checkedOn: lineWith(['date'], 120),
  unchecked: line(120),
  call: line(120),
});

/** The copy on every activity's and event's page (decisions 29 and 32). */
export const placeWordsSchema = z.strictObject({
  keywords: z.array(line(60)).min(1),
  back: z.strictObject({ activity: label, event: label }),
  link: label,
  when: z.strictObject({
    heading,
    usual: lineWith(['days'], 80),
    calendar: label,
    over: lineWith(['days'], 120),
    overText: line(120),
  }),
  facts: factWordsSchema,
  where: z.strictObject({
    heading,
    miles: lineWith(['miles'], 120),
    close: line(120),
    road: lineWith(['minutes'], 120),
    drive: lineWith(['town', 'time'], 120),
    town: lineWith(['town'], 160),
    addressInTown: lineWith(['town'], 160),
    near: line(160),
    addressNear: line(160),
    directions: label,
    app: label,
    cabins: label,
  }),
  nearby: z.strictObject({
    heading,
    miles: lineWith(['miles'], 40),
    close: label,
    inTown: lineWith(['town'], 40),
  }),
  events: z.strictObject({ there: heading, inTown: lineWith(['town'], 80), instead: heading }),
  posts: z.strictObject({ heading }),
  stay: z.strictObject({ heading, text: line() }),
});

export type PlaceWords = z.infer<typeof placeWordsSchema>;

function levels<Level extends string>(all: readonly Level[]) {
  return Object.fromEntries(all.map((level) => [level, label])) as Record<Level, typeof label>;
}

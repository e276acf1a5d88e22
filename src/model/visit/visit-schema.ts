import { z } from 'zod';
import { isGroup } from '../is-group.ts';
import { checkedBy, listOf, oneOrMore, refuse, refuseAt } from '../schema-checks.ts';
import { dialedNumber } from '../telephone.ts';
import { httpsUrlSchema, line } from '../text.ts';
import { monthsSchema } from '../when/when-schema.ts';
import { coordinatesProblem } from './coordinates.ts';
import { coordinateFields } from './coordinates-schema.ts';
import { readOpen } from './read-open.ts';
import type { Origin, Sourced } from './visit-values.ts';
import { BEST_TIMES, DAYS_CLOSED, MEALS, RESERVE_LEVELS, WELCOME_LEVELS } from './visit-values.ts';

const DATE_FORM = 'must be a date such as 2026-11-02';

const origin = { source: httpsUrlSchema.optional(), checked: z.iso.date(DATE_FORM).optional() };

const telephoneSchema = line(40)
  .refine(
    (text) => dialedNumber(text) !== undefined,
    'cannot be dialed; write it like +1 512-555-0142, with all ten digits',
  )
  .meta({ control: 'line' });

const DAYS_FORM = `must be one of ${DAYS_CLOSED.join(', ')}`;

const closedSchema = listOf(z.enum(DAYS_CLOSED, DAYS_FORM)).superRefine(
  refuse((days) => {
    const twin = days.find((day, index) => days.indexOf(day) !== index);
    return twin === undefined ? undefined : `names ${twin} twice; delete one of them`;
  }),
);

/** A level, or a group of a level with a note, its own origin, or both. */
function answerSchema<Level extends string>(levels: readonly Level[]) {
  const form = formOf(levels);
  const level = z.enum(levels, form);
  const withNote = z.strictObject({ level, note: line(240), ...origin });
  const withOrigin = withNote.partial({ note: true });
  return checkedBy<Level | ({ level: Level; note?: string | undefined } & Origin)>((written) => {
    if (!isGroup(written)) return level;
    return 'source' in written || 'checked' in written ? withOrigin : withNote;
  }).meta({ leveled: level });
}

function formOf(values: readonly string[]): string {
  return `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}

/** A fact, or a group with its own source and day of check (decision 48). */
function sourced<Fact>(fact: z.ZodType<Fact>) {
  const withOrigin = z.strictObject({ is: fact, ...origin });
  return checkedBy<Sourced<Fact>>((written) => (isGroup(written) ? withOrigin : fact)).meta({
    sourced: fact,
  });
}

const openSchema = line(240)
  .superRefine(refuse((text) => readOpen(text).problem))
  .meta({ control: 'hours' });

function chosenFrom<Value extends string>(values: readonly Value[]) {
  return oneOrMore<Value>(z.enum(values, formOf(values)));
}

const minutes = (most: number) =>
  z.int('must be a whole number').min(0, 'must be 0 or more').max(most, `must be at most ${most}`);

const welcomeSchema = answerSchema(WELCOME_LEVELS);

/** Practical facts for visiting an activity, an event or a post's place (decision 29). */
export const visitSchema = z
  .strictObject({
    town: line(80).optional().meta({ label: 'Town', control: 'town' }),
    address: line(200).optional().meta({ label: 'Street and town' }),
    ...coordinateFields,
    approximate: z.boolean().optional().meta({
      label: 'Only roughly right?',
      help: 'Directions then lead to the address.',
      isRare: true,
    }),
    telephone: sourced(telephoneSchema)
      .optional()
      .meta({ label: 'Telephone', example: '+1 512-555-0142' }),
    url: httpsUrlSchema.optional().meta({ label: 'Its own site' }),
    price: sourced(line(240)).optional().meta({ label: 'Price', example: '$12 a basket, in 2026' }),
    free: sourced(z.boolean()).optional().meta({ label: 'Free?' }),
    hours: sourced(line(240)).optional().meta({ label: 'Hours in words' }),
    open: sourced(openSchema)
      .optional()
      .meta({ label: 'Hours by weekday', example: 'Mon-Sat 9 AM-5 PM, closed Sunday' }),
    closed: sourced(closedSchema).optional().meta({ label: 'Closed on' }),
    closure: sourced(line(240))
      .optional()
      .meta({ label: 'Closed just now', help: 'A flood, a fire, works.' }),
    days: z.strictObject(origin).optional().meta({ label: 'Who announced the days', isRare: true }),
    takes: minutes(1440).optional().meta({ label: 'Minutes one stays', isRare: true }),
    best: chosenFrom(BEST_TIMES)
      .optional()
      .meta({ label: 'Best time of day', control: 'lines', options: BEST_TIMES, isRare: true }),
    meal: chosenFrom(MEALS)
      .optional()
      .meta({ label: 'Meal', control: 'lines', options: MEALS, isRare: true }),
    roadMinutes: minutes(600).optional().meta({ label: 'Minutes from the cabins', isRare: true }),
    townMinutes: minutes(600).optional().meta({ label: 'Minutes from its town', isRare: true }),
    months: sourced(oneOrMore(monthsSchema)).optional().meta({
      label: 'Months',
      help: 'One a line.',
      example: 'March-December',
      control: 'lines',
      isRare: true,
    }),
    reserve: answerSchema(RESERVE_LEVELS).optional().meta({ label: 'Reserve?' }),
    dogs: welcomeSchema.optional().meta({ label: 'Dogs?' }),
    children: welcomeSchema.optional().meta({ label: 'Children?' }),
    stepFree: welcomeSchema.optional().meta({ label: 'Without steps?' }),
    indoors: z.boolean().optional().meta({ label: 'Indoors?' }),
    water: httpsUrlSchema.optional().meta({ label: 'Water gauge', isRare: true }),
    verified: z.iso
      .date(DATE_FORM)
      .optional()
      .meta({ label: 'All of this looked up on', isRare: true }),
    source: httpsUrlSchema.optional().meta({ label: 'Where it says so', isRare: true }),
    sources: listOf(
      z.strictObject({ of: line(120), ...origin, source: httpsUrlSchema }),
    ).optional(),
  })
  .superRefine(refuseAt(coordinatesProblem));

import { z } from 'zod';
import { isGroup } from '../is-group.ts';
import { checkedBy, listOf, oneOrMore, refuse, refuseAt } from '../schema-checks.ts';
import { dialedNumber } from '../telephone.ts';
import { httpsUrlSchema, line } from '../text.ts';
import { monthsSchema } from '../when/when-schema.ts';
import { coordinatesProblem } from './coordinates.ts';
import { readOpen } from './read-open.ts';
import { DAYS_CLOSED, RESERVE_LEVELS, WELCOME_LEVELS } from './visit.ts';
import {
  BEST_TIMES,
  MEALS,
  type Origin,
  type Sourced,
  type WrittenVisit,
} from './written-visit.ts';

const DATE_FORM = 'must be a date such as 2026-11-02';

const origin = { source: httpsUrlSchema.optional(), checked: z.iso.date(DATE_FORM).optional() };

const telephoneSchema = line(40).refine(
  (text) => dialedNumber(text) !== undefined,
  'cannot be dialed; write it like +1 512-555-0142, with all ten digits',
);

const DAYS_FORM = `must be one of ${DAYS_CLOSED.join(', ')}`;

const closedSchema = listOf(z.enum(DAYS_CLOSED, DAYS_FORM)).superRefine(
  refuse((days) => {
    const twin = days.find((day, index) => days.indexOf(day) !== index);
    return twin === undefined ? undefined : `names ${twin} twice; delete one of them`;
  }),
);

/** One of the levels, or a group with a level and a note, its own origin, or both. */
function answerSchema<Level extends string>(levels: readonly Level[]) {
  const form = formOf(levels);
  const level = z.enum(levels, form);
  const withNote = z.strictObject({ level, note: line(240), ...origin });
  const withOrigin = withNote.partial({ note: true });
  return checkedBy<Level | ({ level: Level; note?: string | undefined } & Origin)>((written) => {
    if (!isGroup(written)) return level;
    return 'source' in written || 'checked' in written ? withOrigin : withNote;
  });
}

/** "must be yes, no or limited". */
function formOf(values: readonly string[]): string {
  return `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}

/** A fact, or a group of it with its own source and the day of its check (decision 48). */
function sourced<Fact>(fact: z.ZodType<Fact>) {
  const withOrigin = z.strictObject({ is: fact, ...origin });
  return checkedBy<Sourced<Fact>>((written) => (isGroup(written) ? withOrigin : fact));
}

const openSchema = line(240).superRefine(refuse((text) => readOpen(text).problem));

/** One of the values, or a list of them. */
function chosenFrom<Value extends string>(values: readonly Value[]) {
  return oneOrMore<Value>(z.enum(values, formOf(values)));
}

const minutes = (most: number) =>
  z.int('must be a whole number').min(0, 'must be 0 or more').max(most, `must be at most ${most}`);

const welcomeSchema = answerSchema(WELCOME_LEVELS);

/** Practical facts for a visit to an activity, an event or the place of a post (decision 29). */
export const visitSchema = z
  .strictObject({
    town: line(80).optional(),
    address: line(200).optional(),
    latitude: z.number().optional(),
    longitude: z.number().optional(),
    telephone: sourced(telephoneSchema).optional(),
    url: httpsUrlSchema.optional(),
    price: sourced(line(240)).optional(),
    free: sourced(z.boolean()).optional(),
    hours: sourced(line(240)).optional(),
    open: sourced(openSchema).optional(),
    closed: sourced(closedSchema).optional(),
    closure: sourced(line(240)).optional(),
    days: z.strictObject(origin).optional(),
    takes: minutes(1440).optional(),
    best: chosenFrom(BEST_TIMES).optional(),
    meal: chosenFrom(MEALS).optional(),
    roadMinutes: minutes(600).optional(),
    townMinutes: minutes(600).optional(),
    months: sourced(oneOrMore(monthsSchema)).optional(),
    reserve: answerSchema(RESERVE_LEVELS).optional(),
    dogs: welcomeSchema.optional(),
    children: welcomeSchema.optional(),
    stepFree: welcomeSchema.optional(),
    indoors: z.boolean().optional(),
    water: httpsUrlSchema.optional(),
    verified: z.iso.date(DATE_FORM).optional(),
    source: httpsUrlSchema.optional(),
    sources: listOf(
      z.strictObject({ of: line(120), ...origin, source: httpsUrlSchema }),
    ).optional(),
  })
  .superRefine(refuseAt(coordinatesProblem)) satisfies z.ZodType<WrittenVisit>;

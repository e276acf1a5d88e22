import { z } from 'zod';
import { isGroup } from '../is-group.ts';
import { checkedBy, listOf, oneOrMore, refuse, refuseAt } from '../schema-checks.ts';
import { httpsUrlSchema, line } from '../text.ts';
import { monthsSchema } from '../when/when-schema.ts';
import { coordinatesProblem } from './coordinates.ts';
import { dialedNumber } from './telephone.ts';
import { type Answer, DAYS_CLOSED, RESERVE_LEVELS, type Visit, WELCOME_LEVELS } from './visit.ts';

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

/** One of the levels, or a group with a level and a note. */
function answerSchema<Level extends string>(levels: readonly Level[]) {
  const form = `must be ${levels.slice(0, -1).join(', ')} or ${levels.at(-1)}`;
  const level = z.enum(levels, {
    error: ({ input }) => (typeof input === 'boolean' ? `is ${input}, but ${form}` : form),
  });
  const withNote = z.strictObject({ level, note: line(240) });
  return checkedBy<Answer<Level>>((written) => (isGroup(written) ? withNote : level));
}

const welcomeSchema = answerSchema(WELCOME_LEVELS);

/** Practical facts for a visit to an activity, an event or the place of a post (decision 29). */
export const visitSchema = z
  .strictObject({
    town: line(80).optional(),
    address: line(200).optional(),
    latitude: z.number().optional(),
    longitude: z.number().optional(),
    telephone: telephoneSchema.optional(),
    url: httpsUrlSchema.optional(),
    price: line(240).optional(),
    free: z.boolean().optional(),
    hours: line(240).optional(),
    closed: closedSchema.optional(),
    roadMinutes: z
      .int('must be a whole number')
      .min(0, 'must be 0 or more')
      .max(600, 'must be at most 600')
      .optional(),
    months: oneOrMore(monthsSchema).optional(),
    reserve: answerSchema(RESERVE_LEVELS).optional(),
    dogs: welcomeSchema.optional(),
    children: welcomeSchema.optional(),
    stepFree: welcomeSchema.optional(),
    indoors: z.boolean().optional(),
    water: httpsUrlSchema.optional(),
    verified: z.iso.date('must be a date such as 2026-11-02').optional(),
    source: httpsUrlSchema.optional(),
  })
  .superRefine(refuseAt(coordinatesProblem)) satisfies z.ZodType<Visit>;

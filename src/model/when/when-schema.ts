import { z } from 'zod';
import { mostDaysInMonth, parseDay } from '../day/civil-day.ts';
import { isGroup } from '../is-group.ts';
import { checkedBy, listOf, oneOrMore, type Problem, refuse, refuseAt } from '../schema-checks.ts';
import { readExcept } from './read-plain.ts';
import { ruleProblem } from './rule-problem.ts';
import type {
  When,
  WhenDay,
  WhenEntry,
  WhenExcept,
  WhenHours,
  WhenRule,
  WhenSpan,
} from './shapes/when.ts';
import { readEvery } from './words/every.ts';
import { readMonths } from './words/months.ts';
import { readWords } from './words/read-words.ts';

const DAY_FORM = 'must be a day such as 2026-12-05';

export const daySchema = z.string(DAY_FORM).superRefine(refuse(dayProblem));

function dayProblem(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return DAY_FORM;
  return parseDay(text) === undefined
    ? 'is a day that the calendar does not have, or not between 1900 and 2199; correct it'
    : undefined;
}

const DAYS_FORM = 'must be a day such as 2026-12-05, or { from: 2026-12-05, to: 2026-12-06 }';

const MOST_DAYS = 366;

export const daysSchema = checkedBy<WhenExcept>((written) => {
  if (typeof written === 'string') return daySchema;
  return typeof written === 'object' && written !== null ? severalDaysSchema : z.never(DAYS_FORM);
});

const severalDaysSchema = z
  .strictObject({ from: daySchema, to: daySchema }, DAYS_FORM)
  .superRefine(refuseAt(exceptProblem));

function exceptProblem(days: { from: string; to: string }): Problem | undefined {
  const { first, last } = readExcept(days);
  if (last < first)
    return { path: ['to'], message: `is before from (${days.from}); correct one of them` };
  return last - first < MOST_DAYS
    ? undefined
    : { path: ['to'], message: 'is more than a year after from; correct one of them' };
}

const HOUR_FORM = "must be a time from '00:00' to '23:59' in quotes, such as '18:00' or '09:30'";

export const hourSchema = z.string(HOUR_FORM).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, HOUR_FORM);

const details = {
  starts: hourSchema.optional(),
  ends: hourSchema.optional(),
  usual: z.boolean().optional(),
};

const dayEntrySchema = z
  .strictObject({ day: daySchema, ...details })
  .superRefine(refuseAt(hoursProblem)) satisfies z.ZodType<WhenDay>;

const spanSchema = z
  .strictObject({ from: daySchema, to: daySchema, ...details })
  .superRefine(refuseAt(spanProblem)) satisfies z.ZodType<WhenSpan>;

function spanProblem(span: WhenSpan): Problem | undefined {
  // Days written as YYYY-MM-DD sort like the days themselves.
  if (span.to < span.from)
    return { path: ['to'], message: `is before from (${span.from}); correct one of them` };
  return span.to === span.from ? hoursProblem(span) : undefined;
}

function hoursProblem({ starts, ends }: WhenHours): Problem | undefined {
  if (starts === undefined || starts !== ends) return undefined;
  return { path: ['ends'], message: 'is the same time as starts; correct it or delete it' };
}

const EVERY_FORM =
  'must be such as "first Saturday" (to fifth, last), "Friday", "July 4", "Thanksgiving" or "day after Easter"';

const everySchema = z
  .string(EVERY_FORM)
  .max(100, { message: EVERY_FORM, abort: true })
  .superRefine(refuse(everyProblem));

function everyProblem(text: string): string | undefined {
  const named = readEvery(text);
  if (named === undefined)
    return 'entries' in readWords(text)
      ? `is of one year only; write when: ${text} without every`
      : EVERY_FORM;
  const { every } = named;
  if (!('day' in every) || (every.day >= 1 && every.day <= mostDaysInMonth(every.month)))
    return undefined;
  return `never comes: that month does not have a day ${every.day}; correct it`;
}

/** Words that `readWords` understands, unless their rule never starts. */
const wordsSchema = z.string().superRefine(
  refuseAt((text: string) => {
    const words = readWords(text);
    if ('problem' in words) return { path: [], message: words.problem, params: words };
    const [issue] = words.entries.flatMap((entry) =>
      typeof entry === 'string' ? [] : (schemaFor(entry).safeParse(entry).error?.issues ?? []),
    );
    return issue && { path: [], message: issue.message };
  }),
);

const MONTHS_FORM =
  'must be a month such as June, a range such as March-December, or a list of them';

export const monthsSchema = z
  .string(MONTHS_FORM)
  .max(60, { message: MONTHS_FORM, abort: true })
  .superRefine(refuse((text) => (readMonths(text) === undefined ? MONTHS_FORM : undefined)));

const SHIFT_FORM = 'must be a whole number of days from -60 to 60, without quotes';
const LASTS_FORM = 'must be a whole number of days from 1 to 120, without quotes';

const ruleSchema = z
  .strictObject({
    every: everySchema,
    in: oneOrMore(monthsSchema).optional(),
    shift: z.int(SHIFT_FORM).min(-60, SHIFT_FORM).max(60, SHIFT_FORM).optional(),
    lasts: z.int(LASTS_FORM).min(1, LASTS_FORM).max(120, LASTS_FORM).optional(),
    from: daySchema.optional(),
    until: daySchema.optional(),
    except: listOf(daysSchema).optional(),
    ...details,
  })
  .superRefine(refuseAt((rule) => ((rule.lasts ?? 1) === 1 ? hoursProblem(rule) : undefined)))
  .superRefine(refuseAt(ruleProblem)) satisfies z.ZodType<WhenRule>;

const ENTRY_FORM =
  'must be a day such as 2026-12-05, or fields: "day" with hours, "from" and "to", or "every"';

/** The schema for the kind of entry the owner meant, so that messages are about that kind. */
function schemaFor(entry: unknown): z.ZodType {
  if (typeof entry === 'string') return wordsSchema;
  if (!isGroup(entry)) return z.never(ENTRY_FORM);
  if ('every' in entry) return ruleSchema;
  if ('day' in entry) return dayEntrySchema;
  return 'from' in entry || 'to' in entry ? spanSchema : z.never(ENTRY_FORM);
}

/** When an event is (decision 27); the output is the input, for `readWhen`. */
export const whenSchema: z.ZodType<When, When> = oneOrMore(checkedBy<WhenEntry>(schemaFor));

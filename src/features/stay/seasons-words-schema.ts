import { z } from 'zod';
import { mostDaysInMonth } from '../../model/day/civil-day.ts';
import { listOf, refuse } from '../../model/schema-checks.ts';
import { line, linkSchema } from '../../model/text.ts';
import { readPlain } from '../../model/when/read-plain.ts';
import type { When } from '../../model/when/shapes/when.ts';
import { whenSchema } from '../../model/when/when-schema.ts';
import { dayOfYear, SEASON_KINDS } from './season-form.ts';

const DAY_FORM = 'must be a day of the year such as March 18';

const dayOfYearSchema = line(20).superRefine(refuse(dayProblem));

function dayProblem(text: string): string | undefined {
  const day = dayOfYear(text);
  if (day === undefined) return DAY_FORM;
  const isThere = day % 100 >= 1 && day % 100 <= mostDaysInMonth(Math.floor(day / 100));
  return isThere ? undefined : 'is a day that its month never has; correct it';
}

/** The same days every year, both inclusive; may span New Year. */
const yearlySpan = { from: dayOfYearSchema, to: dayOfYearSchema };

const NIGHTS_FORM = 'must be a whole number of nights from 1 to 30, without quotes';
const MONTHS_FORM = 'must be a whole number of months from 0 to 24, without quotes';

const nights = z.int(NIGHTS_FORM).min(1, NIGHTS_FORM).max(30, NIGHTS_FORM);
const months = z.int(MONTHS_FORM).min(0, MONTHS_FORM).max(24, MONTHS_FORM);

const plainWhenSchema = whenSchema.refine(
  isPlain,
  'must be without names of holidays here, such as { every: fourth Thursday, in: November }',
);

/** Browsers parse these dates themselves, so only plain forms are allowed. */
function isPlain(when: When): boolean {
  try {
    return readPlain(when).length > 0;
  } catch {
    return false;
  }
}

/** seasons.yaml: the seasons, holidays and cabin rules, for /stay. */
export const seasonsWordsSchema = z.strictObject({
  peaks: listOf(z.strictObject({ name: line(60), ...yearlySpan })),
  /** The nights of these days count as peak. */
  holidays: listOf(z.strictObject({ name: line(60), when: plainWhenSchema })),
  minimumNights: z
    .strictObject({
      usual: nights.meta({ label: 'Nights, usually' }),
      peak: nights.meta({ label: 'Nights, in peak seasons and on holidays' }),
    })
    .meta({ label: 'The shortest stay' }),
  bookAhead: z
    .strictObject({
      usual: months.meta({ label: 'Months, usually' }),
      peak: months.meta({ label: 'Months, in peak seasons and on holidays' }),
    })
    .meta({ label: 'How far ahead to book' }),
  seasons: listOf(
    z.strictObject({
      kind: z.enum(SEASON_KINDS, `must be one of ${SEASON_KINDS.join(', ')}`),
      icon: line(16).meta({ label: 'Sign', help: 'An emoji before it.', example: '🍑' }).optional(),
      title: line(60),
      ...yearlySpan,
      text: line(240),
      link: linkSchema.optional(),
    }),
  ),
});

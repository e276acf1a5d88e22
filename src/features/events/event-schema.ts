import { z } from 'zod';
import { pictureFields } from '../../model/image/image-schema.ts';
import { pageFields } from '../../model/slug-schema.ts';
import { filledText, idSchema, line, linkSchema } from '../../model/text.ts';
import { visitSchema } from '../../model/visit/visit-schema.ts';
import { statusProblem, statusSchema } from '../../model/when/status-schema.ts';
import { whenSchema } from '../../model/when/when-schema.ts';
import { announcedSchedule } from './announced-schedule.ts';
import { isAmbiguousEventDate } from './event-date.ts';
import { eventDateProblem } from './event-date-problem.ts';

const isoDate = z.iso.date('must be a date such as 2026-10-02');

/**
 * An entry in content/events.yaml (specification section 3, decisions 5, 6, 20, 27, 29, 33, 42 and 47). Its
 * days are either a rule, `when`, or the text `date` with, if known, `startDate` and `endDate`.
 */
export const eventSchema = z
  .strictObject({
    id: idSchema,
    title: line(),
    description: filledText(4000),
    category: line(60),
    date: line(60)
      .refine(
        (date) => !isAmbiguousEventDate(date),
        'must name the month, such as "Mar 15" or "15 March"',
      )
      .superRefine((date, { addIssue }) => {
        const message = eventDateProblem(date);
        if (message !== undefined) addIssue({ code: 'custom', message });
      })
      .optional(),
    when: whenSchema.optional(),
    status: statusSchema.optional(),
    time: line(60),
    location: line(200),
    link: linkSchema.optional(),
    startDate: isoDate.optional(),
    endDate: isoDate.optional(),
    ...pictureFields,
    imageUrl: pictureFields.imageUrl.optional(),
    visit: visitSchema.optional(),
    ...pageFields,
    featured: z.boolean().optional(),
  })
  .superRefine(({ date, startDate, endDate, when, status }, { addIssue }) => {
    const report = (field: string, message: string) =>
      addIssue({ code: 'custom', path: [field], message });
    if (date === undefined && when === undefined)
      report('when', 'is missing; say on which days it takes place, such as when: 2026-12-05');
    if (when !== undefined && startDate !== undefined)
      report('startDate', 'is refused next to when, which gives the days; delete startDate');
    if (when !== undefined && endDate !== undefined)
      report('endDate', 'is refused next to when, which gives the days; delete endDate');
    if (startDate !== undefined && endDate !== undefined && startDate > endDate)
      report('endDate', 'is before startDate');
    const schedule = announcedSchedule({ when, startDate, endDate });
    const problem = status === undefined ? undefined : statusProblem(status, schedule);
    if (problem)
      addIssue({
        code: 'custom',
        path: ['status', ...problem.path],
        message: problem.message,
      });
  });

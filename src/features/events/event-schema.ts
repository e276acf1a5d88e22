import { z } from 'zod';
import { pictureFields } from '../../model/image/image-schema.ts';
import { pageFields } from '../../model/slug-schema.ts';
import { filledText, idSchema, line, linkSchema } from '../../model/text.ts';
import { visitSchema } from '../../model/visit/visit-schema.ts';
import { statusProblem, statusSchema } from '../../model/when/status-schema.ts';
import { whenSchema } from '../../model/when/when-schema.ts';
import { announcedSchedule } from './announced-schedule.ts';
import { EVENT_CATEGORIES } from './event-categories.ts';
import { isAmbiguousEventDate } from './event-date.ts';
import { eventDateProblem } from './event-date-problem.ts';

const isoDate = z.iso.date('must be a date such as 2026-10-02');

/** An entry in content/events.yaml (section 3). Its days are in `when`, or in the text `date`. */
export const eventSchema = z
  .strictObject({
    id: idSchema,
    title: line().meta({ label: 'Name', example: 'Chili Cook-off' }),
    description: filledText(4000).meta({
      label: 'What it is',
      help: 'Two or three sentences.',
      example: 'Forty pots on the square, and a vote with beans.',
    }),
    category: line(60).meta({ label: 'Kind', options: EVENT_CATEGORIES }),
    date: line(60)
      .refine(
        (date) => !isAmbiguousEventDate(date),
        'must name the month, such as "Mar 15" or "15 March"',
      )
      .superRefine((date, { addIssue }) => {
        const message = eventDateProblem(date);
        if (message !== undefined) addIssue({ code: 'custom', message });
      })
      .optional()
      .meta({
        label: 'Date as text',
        help: 'Only if the days can’t be said below.',
        control: 'line',
        isRare: true,
      }),
    when: whenSchema.optional().meta({
      label: 'Days',
      help: 'In your words; below, the site says what it understands.',
      example: 'Dec 5-6, 2026, or: first Saturday',
      control: 'days',
    }),
    status: statusSchema.optional().meta({ label: 'Called off or moved?', control: 'status' }),
    time: line(60).meta({ label: 'Hours', example: '11 AM to 4 PM' }),
    location: line(200).meta({
      label: 'Place',
      help: 'The town comes last.',
      example: 'Town square, Blanco',
    }),
    link: linkSchema.optional().meta({
      label: 'Link',
      help: 'Where its button leads, if it has no page of its own.',
      isRare: true,
    }),
    startDate: isoDate
      .optional()
      .meta({ label: 'First day', help: 'Only next to a date as text.', isRare: true }),
    endDate: isoDate
      .optional()
      .meta({ label: 'Last day', help: 'Only next to a date as text.', isRare: true }),
    ...pictureFields,
    imageUrl: pictureFields.imageUrl.optional(),
    visit: visitSchema.optional().meta({
      label: 'Facts for a visit',
      help: 'Prices, telephone, dogs … Leave out what you don’t know.',
    }),
    ...pageFields,
    featured: z
      .boolean()
      .optional()
      .meta({ label: 'On the home page', help: 'It shows the next four.', control: 'featured' }),
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
  })
  .meta({ label: 'Events', one: 'event' });

import { z } from 'zod';
import { idSchema, line, linkSchema } from '../text.ts';
import { isAmbiguousEventDate } from './event-date.ts';

const isoDate = z.iso.date('must be a date such as 2026-10-02');

/** An entry in content/events.yaml (specification section 3, decisions 5, 6 and 20). */
export const eventSchema = z
  .strictObject({
    id: idSchema,
    title: line(),
    description: line(4000),
    category: line(60),
    date: line(60).refine(
      (date) => !isAmbiguousEventDate(date),
      'must name the month, such as "Mar 15" or "15 March"',
    ),
    time: line(60),
    location: line(200),
    link: linkSchema.optional(),
    startDate: isoDate.optional(),
    endDate: isoDate.optional(),
    featured: z.boolean().optional(),
  })
  .refine((event) => !event.startDate || !event.endDate || event.startDate <= event.endDate, {
    path: ['endDate'],
    message: 'is before startDate',
  });

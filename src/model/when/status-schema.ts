import { z } from 'zod';
import { isGroup } from '../is-group.ts';
import { checkedBy, oneOrMore, type Problem, refuseAt } from '../schema-checks.ts';
import { line } from '../text.ts';
import type { Schedule } from './shapes/schedule.ts';
import { startsWithin } from './starts.ts';
import type { Status, StatusDetails, StatusEntry } from './status.ts';
import { daySchema, daysSchema, hourSchema } from './when-schema.ts';
import { statusDays, statusEntries } from './with-status.ts';

const STATUS_FORM =
  'must be canceled or postponed, or fields such as { is: canceled, on: 2026-12-05, note: The creek is up. }';

const wordSchema = z.enum(['canceled', 'cancelled', 'postponed'], STATUS_FORM);

const detailsSchema = z
  .strictObject({
    is: z.enum(
      ['canceled', 'cancelled', 'postponed', 'moved'],
      'must be canceled, postponed or moved',
    ),
    on: daysSchema.optional(),
    to: daySchema.optional(),
    location: line(200).optional(),
    starts: hourSchema.optional(),
    ends: hourSchema.optional(),
    note: line(240).optional(),
  })
  .superRefine(refuseAt(detailsProblem)) satisfies z.ZodType<StatusDetails>;

function detailsProblem(details: StatusDetails): Problem | undefined {
  const { is, to, location, starts, ends } = details;
  if (to !== undefined && is !== 'postponed')
    return { path: ['to'], message: 'is the new day, so write is: postponed; or delete it' };
  if (is === 'moved' && location === undefined && starts === undefined)
    return { path: ['is'], message: 'needs the new place or hour: location or starts' };
  const moved = Object.entries({ location, starts, ends }).find(([, value]) => value !== undefined);
  if (is !== 'moved' && is !== 'postponed' && moved)
    return { path: [moved[0]], message: 'is refused next to canceled; delete it' };
  if (starts !== undefined && starts === ends)
    return { path: ['ends'], message: 'is the same time as starts; correct it or delete it' };
  return undefined;
}

/** What became of an event (decision 47); the output is the input as written. */
export const statusSchema: z.ZodType<Status, Status> = oneOrMore(
  checkedBy<StatusEntry>((entry) => (isGroup(entry) ? detailsSchema : wordSchema)),
);

/** Why a status doesn't fit the days, with the field; `schedule` is undefined for a text `date`. */
export function statusProblem(status: Status, schedule: Schedule | undefined): Problem | undefined {
  for (const [index, details] of statusEntries(status).entries()) {
    const at = Array.isArray(status) ? [index] : [];
    const problem = daysProblem(details, schedule);
    if (problem) return { ...problem, path: [...at, ...problem.path] };
  }
  return undefined;
}

function daysProblem(details: StatusDetails, schedule: Schedule | undefined): Problem | undefined {
  const { on, to } = details;
  if (on === undefined && to === undefined) return undefined;
  if (!schedule)
    return {
      path: [on === undefined ? 'to' : 'on'],
      message: 'needs the days of the event in when, such as when: 2026-12-05; date is only text',
    };
  const isOneTime = schedule.length === 1 && schedule.every((entry) => !('every' in entry));
  if (on === undefined)
    return isOneTime
      ? undefined
      : { path: ['to'], message: 'needs on, the day that is postponed; the event has several' };
  const { first, last } = statusDays(details);
  return schedule.some((entry) => startsWithin(entry, first - entry.lasts + 1, last))
    ? undefined
    : { path: ['on'], message: 'is no day on which it takes place; correct it' };
}

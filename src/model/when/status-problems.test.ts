import { expect, test } from 'vitest';
import { eventSchema } from '../../features/events/event-schema.ts';
import { sampleEvent } from '../fixtures/samples.ts';

/** What the schema says of an event on the first Saturdays with this status. */
function problemsOf(status: unknown, fields: object = { when: { every: 'first Saturday' } }) {
  const { date: _, ...event } = sampleEvent(1);
  const { error } = eventSchema.safeParse({ ...event, ...fields, status });
  return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
}

const day = '2026-12-05';

test.each([
  'canceled',
  'cancelled',
  'postponed',
  { is: 'canceled', note: 'The creek is up.' },
  { is: 'canceled', on: day },
  { is: 'canceled', on: { from: '2026-12-01', to: '2027-01-31' } },
  { is: 'postponed', on: day, to: '2026-12-12', starts: '19:00' },
  { is: 'moved', on: day, location: 'The school' },
  { is: 'moved', starts: '19:00', ends: '21:00' },
  [
    { is: 'canceled', on: day },
    { is: 'postponed', on: '2027-01-02' },
  ],
])('%j is a status', (status) => {
  expect(problemsOf(status)).toEqual([]);
});

test.each([
  ['off', 'status must be canceled or postponed'],
  [true, 'status must be canceled or postponed'],
  ['moved', 'status must be canceled or postponed'],
  [{ is: 'off' }, 'status.is must be canceled, postponed or moved'],
  [{ is: 'canceled', on: 'Dec 5' }, 'status.on must be a day such as 2026-12-05'],
  [{ is: 'canceled', on: 5 }, 'status.on must be a day such as 2026-12-05, or { from:'],
  [{ is: 'canceled', on: '2026-12-06' }, 'status.on is no day on which it takes place'],
  [{ is: 'canceled', on: { from: day, to: '2026-12-04' } }, 'status.on.to is before from'],
  [{ is: 'canceled', on: { from: day, to: '2028-12-05' } }, 'status.on.to is more than a year'],
  [{ is: 'canceled', on: day, to: '2026-12-12' }, 'status.to is the new day, so write is: postp'],
  [{ is: 'postponed', to: '2026-12-12' }, 'status.to needs on, the day that is postponed'],
  [{ is: 'moved', on: day }, 'status.is needs the new place or hour: location or starts'],
  [{ is: 'canceled', location: 'Llano' }, 'status.location is refused next to canceled'],
  [{ is: 'moved', starts: '19:00', ends: '19:00' }, 'status.ends is the same time as starts'],
  [{ is: 'moved', starts: '7 PM' }, "status.starts must be a time from '00:00' to '23:59'"],
  [['canceled', { is: 'canceled', on: '2026-12-06' }], 'status.1.on is no day on which'],
])('%j is refused: %s', (status, message) => {
  const problems = problemsOf(status);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(message);
});

test('a day needs days that the guide knows', () => {
  expect(problemsOf({ is: 'canceled', on: day }, { date: 'Dec 5' })[0]).toContain(
    'status.on needs the days of the event in when',
  );
  expect(problemsOf('canceled', { date: 'Dec 5' })).toEqual([]);
});

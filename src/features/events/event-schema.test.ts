import { describe, expect, test } from 'vitest';
import { eventSchema } from './event-schema.ts';

describe('an event in the content (section 3)', () => {
  const event = {
    id: 1,
    title: 'Fair',
    description: 'Fun.',
    category: 'Music',
    date: 'Mar 15',
    time: '10 am',
    location: 'Llano',
  };
  const accepts = (change: object) => eventSchema.safeParse({ ...event, ...change }).success;

  test('startDate and endDate are optional ISO dates that exist, in order (decision 6)', () => {
    expect(accepts({})).toBe(true);
    expect(accepts({ startDate: '2026-03-15', endDate: '2026-03-15' })).toBe(true);
    expect(accepts({ startDate: '2026-03-15', endDate: '2026-03-14' })).toBe(false);
    expect(accepts({ startDate: '2026-02-29' })).toBe(false);
    expect(accepts({ startDate: '15 March 2026' })).toBe(false);
  });

  test('a date that a reader could not make out is rejected (decision 5)', () => {
    expect(accepts({ date: '05 06' })).toBe(false);
    expect(accepts({ date: 'May' })).toBe(true);
  });
});

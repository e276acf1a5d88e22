import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { problems } from '../../content/fixtures/when-problems.ts';
import { parseDay } from '../day/civil-day.ts';
import { expectLinearTime } from '../fixtures/expect-linear-time.ts';
import { readWhen } from './read-when.ts';
import { whenSchema } from './when-schema.ts';

describe('an owner writes when an event takes place (decision 27)', () => {
  test.each([
    'when: 2026-12-05',
    "when: { from: 2026-11-27, to: 2027-01-01, starts: '18:00' }",
    'when: { from: 2026-11-27, to: 2026-11-27 }',
    'when: [ 2026-12-05, { from: 2027-03-06, to: 2027-03-07 } ]',
    'when: { every: first Saturday, in: March-December }',
    'when: { every: Friday, in: [June, July-August], from: 2027-06-01 }',
    'when: { every: last Monday, in: May, shift: -4, lasts: 18, usual: true }',
    'when: { every: July 4, until: 2028-12-31, except: [2027-07-04] }',
    "when: { day: 2026-12-05, starts: '10:00', ends: '16:00', usual: true }",
    "when: [ 2026-12-05, { every: second sun }, { day: 2026-12-06, starts: '09:30' } ]",
    "when: { day: 2026-12-31, starts: '20:00', ends: '01:00' }",
    "when: { from: 2026-12-05, to: 2026-12-06, starts: '10:00', ends: '10:00' }",
    'when: { every: February 29 }',
    'when: { every: FOURTH thurs, in: Nov, usual: false }',
    'when: { every: Friday, in: November-February }',
    'when: { every: Friday, shift: 60, lasts: 120 }',
    "when: { every: Friday, lasts: 2, starts: '10:00', ends: '10:00' }",
    'when: { every: Friday, from: 2027-06-04, until: 2027-06-04 }',
    'when: { day: 2026-12-05, starts: 18:00 }',
    'when: { every: Friday, except: [2027-07-02, { from: 2027-12-20, to: 2028-01-02 }] }',
    'when: [Dec 5-7 2026, second Saturday of December]',
  ])('%s is accepted, and kept as it was written', (line) => {
    expect(problems(line)).toEqual([]);
    const { when } = parse(line);
    expect(whenSchema.parse(when)).toEqual(when);
    expect(JSON.parse(JSON.stringify(readWhen(when)))).toEqual(readWhen(when));
  });
});

test('a schedule has numbers, and says everything that was written', () => {
  const [day, span, rule] = readWhen([
    '2026-12-05',
    { from: '2026-12-31', to: '2027-01-01', starts: '20:00', ends: '02:00', usual: true },
    { every: 'last Mon', in: ['Nov-Jan', 'May'], shift: -4, lasts: 18, except: ['2027-05-27'] },
  ]);
  const start = parseDay('2026-12-05');
  expect(day).toEqual({ from: start, until: start, lasts: 1, hours: {}, usual: false });
  expect(span).toMatchObject({
    lasts: 2,
    hours: { starts: '20:00', ends: '02:00' },
    usual: true,
  });
  expect(rule).toEqual({
    every: { weekdays: [1], weeks: ['last'] },
    months: [1, 5, 11, 12],
    shift: -4,
    lasts: 18,
    from: parseDay('1900-01-01'),
    until: parseDay('2199-12-31'),
    except: [{ first: parseDay('2027-05-27'), last: parseDay('2027-05-27') }],
    hours: {},
    usual: false,
  });
});

describe('hostile input takes no longer than its length allows', () => {
  test.each([
    ['a day', (text: string) => text],
    ['a rule', (text: string) => ({ every: text })],
    ['months', (text: string) => ({ every: 'Friday', in: text })],
    ['an hour', (text: string) => ({ day: '2026-12-05', starts: text })],
    ['entries', (text: string) => [...text]],
    ['exceptions', (text: string) => ({ every: 'Friday', except: [...text] })],
  ])('%s of 1 MB', async (_, written) => {
    for (const unit of ['1', ' ', '-', 'a ', 'first ', '2026-12-05'])
      await expectLinearTime((length) =>
        whenSchema.safeParse(written(unit.repeat(length / unit.length))),
      );
  });
});

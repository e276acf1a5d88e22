import { describe, expect, test } from 'vitest';
import { problems } from '../../content/fixtures/when-problems.ts';

const NO_DAY = 'is a day that the calendar does not have, or not between 1900 and 2199; correct it';
const HOUR = "must be a time from '00:00' to '23:59' in quotes, such as '18:00' or '09:30'";
const EVERY =
  'must be such as "first Saturday" (to fifth, last), "Friday", "July 4", "Thanksgiving" or "day after Easter"';
const MONTHS = 'must be a month such as June, a range such as March-December, or a list of them';
const ENTRY =
  'must be a day such as 2026-12-05, or fields: "day" with hours, "from" and "to", or "every"';
const UNKNOWN = 'is not a known field here; correct its spelling or delete it';
const EMPTY = 'is an empty list; add an entry or delete the field';

describe('the check says what is wrong, and what to write instead', () => {
  test.each([
    ['when: 2026-02-30', `when ${NO_DAY}`],
    ['when: 2226-02-20', `when ${NO_DAY}`],
    ['when: 2026', `when ${ENTRY}`],
    ['when: {}', `when ${ENTRY}`],
    ['when: { starts: "18:00" }', `when ${ENTRY}`],
    ['when: [[2026-12-05]]', `when[0] ${ENTRY}`],
    ['when: []', `when ${EMPTY}`],
    ['when: [2026-12-05, 2026-02-30]', `when[1] ${NO_DAY}`],
    ['when: { day: 2026-12-05, place: Llano }', `when.place ${UNKNOWN}`],
    ['when: { day: 2026-12-05, every: Friday }', `when.day ${UNKNOWN}`],
    ['when: { from: 2026-12-05 }', 'when.to is missing; add it'],
    ['when: { to: 2026-12-05 }', 'when.from is missing; add it'],
    ['when: { from: 2026-12-05, to: 2026-12-32 }', `when.to ${NO_DAY}`],
    [
      'when: { from: 2026-12-05, to: 2026-12-04 }',
      'when.to is before from (2026-12-05); correct one of them',
    ],
    ['when: { day: 2026-12-05, starts: 18 }', `when.starts ${HOUR}`],
    ['when: { day: 2026-12-05, starts: 1080 }', `when.starts ${HOUR}`],
    ['when: { day: 2026-12-05, starts: "6 pm" }', `when.starts ${HOUR}`],
    ['when: { day: 2026-12-05, ends: "24:00" }', `when.ends ${HOUR}`],
    ['when: { day: 2026-12-05, ends: "9:30" }', `when.ends ${HOUR}`],
    [
      'when: { day: 2026-12-05, starts: "18:00", ends: "18:00" }',
      'when.ends is the same time as starts; correct it or delete it',
    ],
    [
      'when: { from: 2026-12-05, to: 2026-12-05, starts: "18:00", ends: "18:00" }',
      'when.ends is the same time as starts; correct it or delete it',
    ],
    [
      'when: { every: Friday, starts: "18:00", ends: "18:00" }',
      'when.ends is the same time as starts; correct it or delete it',
    ],
    ['when: { day: 2026-12-05, usual: often }', 'when.usual is text, but must be true or false'],
    ['when: { every: sixth Saturday }', `when.every ${EVERY}`],
    [
      'when: { every: Thanksgiving 2026 }',
      'when.every is of one year only; write when: Thanksgiving 2026 without every',
    ],
    ['when: { every: first }', `when.every ${EVERY}`],
    ['when: { every: first Saturday night }', `when.every ${EVERY}`],
    ['when: { every: Fr }', `when.every ${EVERY}`],
    ['when: { every: 4 }', `when.every ${EVERY}`],
    [
      'when: { every: February 30 }',
      'when.every never comes: that month does not have a day 30; correct it',
    ],
    [
      'when: { every: July 0 }',
      'when.every never comes: that month does not have a day 0; correct it',
    ],
    ['when: { every: July 4, in: May }', 'when.in never has July 4; correct it or delete it'],
    ['when: { every: Friday, in: Summer }', `when.in ${MONTHS}`],
    ['when: { every: Friday, in: June-July-August }', `when.in ${MONTHS}`],
    ['when: { every: Friday, in: 6 }', `when.in ${MONTHS}`],
    ['when: { every: Friday, in: [June, Juli] }', `when.in[1] ${MONTHS}`],
    ['when: { every: Friday, in: [] }', `when.in ${EMPTY}`],
    [
      'when: { every: Friday, from: 2027-06-01, until: 2027-05-31 }',
      'when.until is before from (2027-06-01); correct one of them',
    ],
    [
      'when: { every: Friday, from: 2027-06-05, until: 2027-06-10 }',
      'when.until leaves no day on which it could start; correct it or delete it',
    ],
    [
      'when: { every: February 29, from: 2197-01-01 }',
      'when.from leaves no day on which it could start; correct it or delete it',
    ],
    [
      'when: { every: July 4, except: [2027-07-04, 2027-07-05] }',
      'when.except[1] is no day on which it would start; correct it or delete it',
    ],
    [
      'when: { every: July 4, until: 2027-12-31, except: [2028-07-04] }',
      'when.except[0] is no day on which it would start; correct it or delete it',
    ],
    [
      'when: { every: July 4, shift: -1, except: [2027-07-04] }',
      'when.except[0] is no day on which it would start; correct it or delete it',
    ],
    [
      'when: { every: July 4, from: 2027-01-01, until: 2028-12-31, except: [2027-07-04, 2028-07-04] }',
      'when.except names every day on which it would start; shorten the list',
    ],
    ['when: { every: Friday, except: [] }', `when.except ${EMPTY}`],
    [
      'when: { every: Friday, except: [{ from: 2027-07-05, to: 2027-07-02 }] }',
      'when.except[0].to is before from (2027-07-05); correct one of them',
    ],
    [
      'when: { every: Friday, except: [{ from: 2027-07-05, to: 2028-07-05 }] }',
      'when.except[0].to is more than a year after from; correct one of them',
    ],
    [
      'when: { every: Friday, except: [{ from: 2027-07-03, to: 2027-07-08 }] }',
      'when.except[0] is no day on which it would start; correct it or delete it',
    ],
    [
      'when: { every: Friday, except: 2027-07-02 }',
      'when.except is text, but must be a list, each entry starting with "- "',
    ],
    [
      'when: { every: Friday, shift: 61 }',
      'when.shift must be a whole number of days from -60 to 60, without quotes',
    ],
    [
      'when: { every: Friday, shift: "-4" }',
      'when.shift must be a whole number of days from -60 to 60, without quotes',
    ],
    [
      'when: { every: Friday, shift: -61 }',
      'when.shift must be a whole number of days from -60 to 60, without quotes',
    ],
    [
      'when: { every: Friday, lasts: 0 }',
      'when.lasts must be a whole number of days from 1 to 120, without quotes',
    ],
    [
      'when: { every: Friday, lasts: 121 }',
      'when.lasts must be a whole number of days from 1 to 120, without quotes',
    ],
    [
      'when: { every: Friday, lasts: 1.5 }',
      'when.lasts must be a whole number of days from 1 to 120, without quotes',
    ],
  ])('%s: "%s"', (line, message) => {
    expect(problems(line)).toEqual([message]);
  });

  test.each([' ', 'x'])('text that goes on and on with %j gets one message', (unit) => {
    const long = unit.repeat(100);
    expect(problems(`when: { every: "first ${long} Friday" }`)).toEqual([`when.every ${EVERY}`]);
    expect(problems(`when: { every: Friday, in: "May ${long}" }`)).toEqual([`when.in ${MONTHS}`]);
  });

  test('several faults are all named', () => {
    expect(problems('when: [2026-02-30, { every: Frday, in: Jly, except: [x] }]')).toEqual([
      `when[0] ${NO_DAY}`,
      `when[1].every ${EVERY}`,
      `when[1].in ${MONTHS}`,
      `when[1].except[0] must be a day such as 2026-12-05`,
    ]);
  });

  test('an event must say when, if the schema asks for it', () => {
    expect(problems('{}')).toEqual(['when is missing; add it']);
  });

  test.each(['when', 'except', 'in'])('"%s" may have 100 entries, but not 101', (field) => {
    const entry = { when: '2026-12-04', except: '2026-12-04', in: 'December' }[field];
    const withEntries = (count: number) => {
      const list = `[${Array(count).fill(entry).join(', ')}]`;
      return problems(
        field === 'when' ? `when: ${list}` : `when: {every: Friday, ${field}: ${list}}`,
      );
    };
    expect(withEntries(100)).toEqual([]);
    expect(withEntries(101)).toEqual([
      `when${field === 'when' ? '' : `.${field}`} has more than 100 entries; shorten the list`,
    ]);
  });
});

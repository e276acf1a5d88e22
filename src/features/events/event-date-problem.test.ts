import { expect, test } from 'vitest';
import { eventDateProblem } from './event-date-problem.ts';

test.each([
  ['1st Saturday in March', 'first Saturday', 'March'],
  ['2nd Sat in Oct', 'second Saturday', 'October'],
  ['Last Fri. of May', 'last Friday', 'May'],
  ['every Tues in July', 'Tuesday', 'July'],
])('date in words: %s is a rule, and the fault says what to write', (date, every, month) => {
  expect(eventDateProblem(date)).toBe(
    `is a rule, not a day; delete date and write when: { every: ${every}, in: ${month} }`,
  );
});

test.each(['Mar 15–16 & 22–23', 'Mar 1, 8, 15', 'Mar 1 & 8 and 15'])(
  'date in words: %s names more days than the box shows',
  (date) => {
    expect(eventDateProblem(date)).toMatch(/^names more days than its box can show/u);
  },
);

test.each([
  'Mar 15',
  'March 15 to 17',
  'Saturday, Oct 3',
  'May 1st',
  'Mar 30-Apr 2',
  '6 pm Mar 15',
])('%s shows what it says', (date) => {
  expect(eventDateProblem(date)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { eventDateProblem } from './event-date-problem.ts';

test.each([
  ['1st Saturday in March', '{ every: first Saturday, in: March }'],
  ['2nd Sat in Oct', '{ every: second Saturday, in: October }'],
  ['Last Fri. of May', '{ every: last Friday, in: May }'],
  ['every Tues in July', '{ every: Tuesday, in: July }'],
  ['Every Saturday, June-July', '{ every: Saturday, in: [June, July] }'],
  ['1st & 3rd Saturday', '{ every: first and third Saturday }'],
  ['Memorial Day weekend', 'Memorial Day weekend'],
])('date in words: %s is a rule, and the fault says what to write', (date, when) => {
  expect(eventDateProblem(date)).toBe(`is a rule, not a day; delete date and write when: ${when}`);
});

test.each(['Mar 15–16 & 22–23', 'Mar 1, 8, 15', 'Mar 1 & 8 and 15'])(
  'date in words: %s names more days than the box shows',
  (date) => {
    expect(eventDateProblem(date)).toMatch(/^names more days than its box can show/u);
  },
);

test.each([
  'Mar 15',
  'March 15, 2026',
  'March 15 to 17',
  'Saturday, Oct 3',
  'May 1st',
  'Mar 30-Apr 2',
  '6 pm Mar 15',
])('%s shows what it says', (date) => {
  expect(eventDateProblem(date)).toBeUndefined();
});

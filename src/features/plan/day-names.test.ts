import { expect, test } from 'vitest';
import { addItem, moveItem } from '../saving/change-plan.ts';
import { type Plan, planDays } from '../saving/plan.ts';
import { withDates } from './checks/with-dates.ts';
import { planDayName } from './day-names.ts';

test('a day without a date is called by its number', () => {
  expect(['1', '2027-03-20'].map(planDayName)).toEqual(['Day 1', 'Saturday, March 20']);
});

test('dates come to numbered days in order, after what is there; more days than dates keep their numbers', () => {
  const plan = [
    { key: 'e1', day: '2027-03-20' },
    { key: 'a1', day: '1' },
    { key: 'a2', day: '1' },
    { key: 'a3', day: '2' },
    { key: 'a4', day: '3' },
    { key: 'p1' },
  ].reduce((before: Plan, item) => addItem(before, item), []);
  const swapped = moveItem(plan, 'a2', { day: '1', place: 0 });
  const days = planDays(withDates(swapped, ['2027-03-20', '2027-03-21']));
  expect(days.map(({ day, items }) => [day, items.map(({ key }) => key).join(' ')])).toEqual([
    ['2027-03-20', 'e1 a2 a1'],
    ['2027-03-21', 'a3'],
    ['3', 'a4'],
    [undefined, 'p1'],
  ]);
});

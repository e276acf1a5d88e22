// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dayText } from '../../model/day/civil-day.ts';
import { texasDay } from '../../model/day/texas-day.ts';
import { emptyPlan } from '../fixtures/empty-plan.ts';
import { myPlan } from '../saving/my-plan.ts';
import { shownItems } from '../saving/plan.ts';
import { saveDays } from './save-days.ts';

beforeEach(emptyPlan);
afterEach(emptyPlan);

test('in the middle of a stay, a post’s days go on none that is over', () => {
  const today = texasDay(Date.now());
  localStorage.setItem('stay', `#${dayText(today - 3)}/${dayText(today + 1)}`);
  saveDays([{ stops: [{ key: 'a3', path: '/things-to-do/blue-hole', title: 'Blue Hole' }] }]);
  expect(shownItems(myPlan.current().plan).map(({ day }) => day)).toEqual([dayText(today)]);
});

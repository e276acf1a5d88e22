import { expect, test } from 'vitest';
import { removeItem } from '../../saving/change-plan.ts';
import { type Plan, type PlanItem, shownItems } from '../../saving/plan.ts';
import { restoreItem } from './restore-item.ts';

const day = '2027-03-19';
const [a, b, c] = ['a1', 'a2', 'a3'].map(
  (key, order): PlanItem => ({ key, day, order, changes: 0, note: `Note of ${key}` }),
) as [PlanItem, PlanItem, PlanItem];
const plan = [a, b, c];
const without = (...keys: string[]) =>
  keys.reduce((one: Plan, key) => removeItem(one, key, 9), plan);

test.each([
  ['alone', without('a2'), b, 'a1 a2 a3'],
  ['after another before it', without('a1', 'a2'), b, 'a2 a3'],
  ['after another behind it', without('a3', 'a2'), b, 'a1 a2'],
  ['after all others', without('a1', 'a3', 'a2'), b, 'a2'],
  ['as the last of those whose orders have gaps', without('a1', 'a3'), c, 'a2 a3'],
])('what was taken out %s is put back into its place, with its note', (_, before, item, keys) => {
  const items = shownItems(restoreItem(before, item));
  expect(items.map(({ key }) => key).join(' ')).toBe(keys);
  expect(items.find(({ key }) => key === item.key)?.note).toBe(item.note);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../model/fixtures/cases.ts';
import { activitySchema } from '../activities/activity-schema.ts';
import { anyPlan } from '../fixtures/plans.ts';
import { readStoredPlan, storedText } from './stored-plan.ts';

test('a plan is read as it was stored (2,000 cases)', () => {
  fc.assert(
    fc.property(anyPlan(), (plan) => {
      expect(readStoredPlan(storedText(plan))).toEqual(plan);
    }),
    cases(2000),
  );
});

test('every title that the guide may have is stored with its thing', () => {
  for (const title of ['x'.repeat(400), ' Wine Road', 'Wine\tRoad', 'Wine Road\n']) {
    expect(activitySchema.shape.title.safeParse(title).success).toBe(true);
    const [item] = readStoredPlan(storedText([{ key: 'a1', title, order: 0, changes: 1 }])) ?? [];
    expect(item?.title).toBe(title.trim().replace('\t', ' '));
  }
});

test('whatever is stored, nothing throws, and what can be read is kept (4,000 cases)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readStoredPlan(text)).toEqual([]);
    }),
    cases(2000),
  );
  const good = { key: 'a1', order: 0, changes: 1 };
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (others) => {
      const items = [
        ...others,
        good,
        { ...good, key: 'x' },
        { ...good, key: 'e1', order: 'first' },
      ];
      expect(readStoredPlan(JSON.stringify({ version: 2, items }))).toEqual([good]);
    }),
    cases(2000),
  );
});

test('nothing stored is an empty plan; one of a newer version is not read, so that it is not overwritten', () => {
  expect(readStoredPlan(null)).toEqual([]);
  expect(readStoredPlan('{"version":3,"items":[]}')).toBeUndefined();
});

test('a plan that was saved before changes were counted is read; what was taken out stays out', () => {
  const items = [
    { key: 'a1', day: '2027-03-19', order: 2, stamp: 1_790_000_000_000, note: 'Boots' },
    { key: 'a2', order: 0, stamp: 1_790_000_000_001, gone: true },
  ];
  expect(readStoredPlan(JSON.stringify({ version: 1, items }))).toEqual([
    { key: 'a1', day: '2027-03-19', order: 2, changes: 1, note: 'Boots' },
  ]);
});

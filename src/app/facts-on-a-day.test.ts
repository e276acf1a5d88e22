import { expect, test } from 'vitest';
import { dayOf } from '../model/day/civil-day.ts';
import { SAMPLE_DAY, sampleActivity, sampleEvent, samplePost } from '../model/fixtures/samples.ts';
import { sampleSnapshot } from '../server/fixtures/sample-snapshot.ts';
import { contentOn } from './content-on.ts';

const featured = false;

test('the day of a review is stated for three years (decision 48)', () => {
  const posts = [{ ...samplePost(1, { reviewed: '2023-11-22' }), featured }];
  const reviewedOn = (day: number) => contentOn(sampleSnapshot({ posts }), day).posts[0]?.reviewed;
  expect(reviewedOn(dayOf(2026, 11, 22))).toBe('2023-11-22');
  expect(reviewedOn(dayOf(2026, 11, 23))).toBeUndefined();
});

test('announced days are stated as announced for nine months, a rule for as long as its place', () => {
  const { date: _, ...event } = sampleEvent(1);
  const usual = (fields: object, day = SAMPLE_DAY) =>
    contentOn(sampleSnapshot({ events: [{ ...event, featured, ...fields }] }), day).events[0]
      ?.usual;
  const [recent, early] = ['2026-02-22', '2026-02-21'];
  expect(usual({ when: '2026-12-05', visit: { verified: recent } })).toBeUndefined();
  expect(usual({ when: '2026-12-05', visit: { verified: early } })).toBe(true);
  expect(usual({ when: '2026-12-05', visit: { verified: early, days: { checked: recent } } })).toBe(
    undefined,
  );
  expect(usual({ when: { every: 'first Saturday' }, visit: { verified: early } })).toBeUndefined();
  expect(usual({ when: { every: 'first Saturday' }, visit: { verified: '2024-11-21' } })).toBe(
    true,
  );
  expect(usual({ when: '2026-12-05' })).toBeUndefined();
});

test('an entry without facts stays the very same', () => {
  const snapshot = sampleSnapshot({ activities: [{ ...sampleActivity(1), featured }] });
  expect(contentOn(snapshot, SAMPLE_DAY).activities[0]).toBe(snapshot.activities[0]);
});

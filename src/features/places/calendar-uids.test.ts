import { expect, test } from 'vitest';
import { calendarOf, everySaturday, market } from '../../server/fixtures/market.ts';

test('calendar entry gets another UID when its title is corrected: it keeps it', () => {
  const renamed = { ...everySaturday, title: 'Night Market', slug: 'night', formerly: ['market'] };
  const uids = (fields: object) => calendarOf(market(fields)).map(({ uid }) => uid);
  expect(uids(renamed)).toEqual(uids(everySaturday));
});

test('calendar entry takes over another one’s UID: the evening keeps its own without the matinee', () => {
  const shows = ['14:00', '19:00'].map((starts) => ({ day: '2026-12-20', starts }));
  const [, evening] = calendarOf(market({ date: undefined, when: shows }));
  const [alone] = calendarOf(market({ date: undefined, when: shows.slice(1) }));
  expect(alone?.uid).toBe(evening?.uid);
});

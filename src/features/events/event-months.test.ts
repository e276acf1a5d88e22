import { expect, test } from 'vitest';
import { eventMonths } from './event-months.ts';

const day = '2026-11-25';

function grouped(...events: Parameters<typeof eventMonths>[0]) {
  return eventMonths(events, day).map(({ id, name, shortName, events }) =>
    name === undefined ? [id, events.length] : [id, name, shortName, events.length],
  );
}

test('what has begun is on now; what begins is in its month, with the year if it is another (decision 50)', () => {
  expect(
    grouped(
      { startDate: '2026-11-24', endDate: '2026-12-03' },
      { startDate: day, endDate: day },
      { startDate: '2026-11-26', endDate: '2027-01-02' },
      { startDate: '2027-01-03', endDate: '2027-01-03' },
      { startDate: '2027-11-05', endDate: '2027-11-05' },
    ),
  ).toEqual([
    ['on-now', 2],
    ['november-2026', 'November', 'Nov', 1],
    ['january-2027', 'January 2027', 'Jan', 1],
    ['november-2027', 'November 2027', 'Nov ’27', 1],
  ]);
});

test('what is canceled, or has no new day yet, is not on now; what has moved or was postponed to today is (decision 47)', () => {
  expect(
    grouped(
      { startDate: '2026-10-30', endDate: '2026-12-03', status: 'canceled' },
      { startDate: day, endDate: day, status: 'postponed', toBeAnnounced: true },
      { startDate: day, endDate: day, status: 'postponed' },
      { startDate: day, endDate: day, status: 'moved' },
    ),
  ).toEqual([
    ['on-now', 2],
    ['november-2026', 'November', 'Nov', 2],
  ]);
});

test('events without a day come last; without any day there are no months (decision 50)', () => {
  expect(grouped({}, { startDate: '2026-12-01', endDate: '2026-12-01' }, {})).toEqual([
    ['december-2026', 'December', 'Dec', 1],
    ['undated', 2],
  ]);
  expect(grouped({}, {})).toEqual([]);
  expect(grouped()).toEqual([]);
});

test('of what is on, what ends first comes first; months keep their order', () => {
  const on = [
    { startDate: '2026-11-20', endDate: '2027-01-02' },
    { startDate: '2026-11-24', endDate: '2026-11-26' },
    { startDate: day },
  ];
  const later = [
    { startDate: '2026-12-01', endDate: '2026-12-31' },
    { startDate: '2026-12-05', endDate: '2026-12-05' },
  ];
  const paused = { startDate: '2026-11-24', endDate: '2026-12-03', lastDate: '2027-01-06' };
  const [now, december] = eventMonths([paused, ...on, ...later], day);
  expect(now?.events).toEqual([on[2], on[1], on[0], paused]);
  expect(december?.events).toEqual(later);
});

import { expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { dayOf } from '../../model/day/civil-day.ts';
import { checkRow } from './check-row.ts';
import { Entries } from './entries.ts';

test('what lasts for days is offered as one', () => {
  const row = { when: { every: 'fourth Friday', in: 'November', lasts: 2 } };
  const ref = { list: 'events', key: 1 };
  const { days } = checkRow(new Entries(contentTables), ref, row, dayOf(2026, 11, 29));
  expect(days).toEqual(['2027-11-26/2027-11-27', '2028-11-24/2028-11-25']);
});

test('the days of an event can be chosen while what has become of it is not said to the end', () => {
  const row = { when: 'second Saturday', status: { is: 'moved', on: '2026-12-12' } };
  const ref = { list: 'events', key: 1 };
  const { said, days } = checkRow(new Entries(contentTables), ref, row, dayOf(2026, 11, 29));
  expect(said).toEqual([]);
  expect(days.slice(0, 2)).toEqual(['2026-12-12', '2027-01-09']);
});

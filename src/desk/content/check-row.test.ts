import { expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import type { Row } from '../../content/merge/entries.ts';
import { dayOf } from '../../model/day/civil-day.ts';
import type { Field } from '../forms/form.ts';
import { checkRow } from './check-row.ts';
import { Entries } from './entries.ts';
import { formOf } from './forms.ts';

const entries = new Entries(contentTables, async () => '');

test('what lasts for days is offered as one', () => {
  const row = { when: { every: 'fourth Friday', in: 'November', lasts: 2 } };
  const ref = { list: 'events', key: 1 };
  const { days } = checkRow(entries, ref, row, dayOf(2026, 11, 29));
  expect(days).toEqual(['2027-11-26/2027-11-27', '2028-11-24/2028-11-25']);
});

test('the days of an event can be chosen while what has become of it is not said to the end', () => {
  const row = { when: 'second Saturday', status: { is: 'moved', on: '2026-12-12' } };
  const ref = { list: 'events', key: 1 };
  const { said, days } = checkRow(entries, ref, row, dayOf(2026, 11, 29));
  expect(said).toEqual([]);
  expect(days.slice(0, 2)).toEqual(['2026-12-12', '2027-01-09']);
});

test.each(['site', 'cabins', 'events', 'activities', 'posts'])(
  'a field of %s takes a line break if Return makes one there',
  (list) => {
    const ref = { list, key: list === 'site' ? 'site' : 1 };
    const refused = textFields(formOf(entries, ref)).filter((names) => {
      const row = names.reduceRight<unknown>((inner, name) => ({ [name]: inner }), 'One.\nTwo.');
      const { problems } = checkRow(entries, ref, row as Row, dayOf(2026, 12, 1));
      return problems.some(({ message }) => message.includes('line break'));
    });
    expect(refused).toEqual([]);
  },
);

/** The names that lead to each field of several lines. */
function textFields(form: readonly Field[]): string[][] {
  return form.flatMap(({ name, control, fields = [] }) => {
    if (control === 'group') return textFields(fields).map((names) => [name, ...names]);
    return control === 'text' ? [[name]] : [];
  });
}

import { expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { SAMPLE_DAY } from '../../model/fixtures/samples.ts';
import { checkRow } from '../content/check-row.ts';
import { Entries } from '../content/entries.ts';
import { formOf } from '../content/forms.ts';
import type { Written } from '../forms/form.ts';
import { withoutGaps } from './without-gaps.ts';

const entries = new Entries(contentTables, async () => '');

test.each(['activities', 'destinations', 'events', 'cabins', 'posts', 'ownPages'])(
  'a new entry of %s has a page while nothing or one thing is typed',
  (list) => {
    const ref = { list, key: null };
    const form = formOf(entries, ref);
    const wrong = (value: Written) =>
      checkRow(entries, ref, value, SAMPLE_DAY).problems.map(({ field }) => field);
    expect(wrong(withoutGaps(form, {}, wrong))).toEqual([]);
    const [first = { name: '' }] = form;
    const typed = { [first.name]: 'Deer', visit: { open: 'at dusk' } };
    const filled = withoutGaps(form, typed, wrong);
    expect(filled[first.name]).toBe('Deer');
    expect(wrong(filled)).toEqual([]);
  },
);

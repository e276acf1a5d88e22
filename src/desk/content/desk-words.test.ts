import { expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { unknownFormatting } from '../../commands/check/body-warnings.ts';
import { dayOf } from '../../model/day/civil-day.ts';
import { checkRow } from './check-row.ts';
import { inDeskWords } from './desk-words.ts';
import { Entries } from './entries.ts';

const entries = new Entries(contentTables, async () => '');

/** What the form says beside a field that holds this. */
function said(list: string, row: object, field: string) {
  const { problems } = checkRow(entries, { list, key: 1 }, { ...row }, dayOf(2026, 11, 29));
  return problems.find((problem) => problem.field === field)?.message;
}

test.each([
  ['cabins', { sleeps: 'two' }, 'sleeps', 'must be a whole number, such as 2'],
  ['cabins', { baths: 'one' }, 'baths', 'must be a number, such as 1.5'],
  ['cabins', { near: { river: 'ten' } }, 'near.river', 'must be minutes, such as 10'],
  ['cabins', { price: { from: 'cheap' } }, 'price.from', 'must be a number, such as 189'],
  [
    'events',
    { when: 'first weekend of May' },
    'when',
    'may begin on a Friday or a Saturday; tap which',
  ],
  [
    'events',
    { when: 'tomorrow' },
    'when',
    'isn’t understood; write a day such as December 5, 2026, or a rule such as first Saturday, every Friday in July or Thanksgiving',
  ],
  ['events', { when: 'Dec 5-7' }, 'when', 'does not say the year; write it behind the day'],
  [
    'events',
    { when: 'second Saturday', status: { is: 'moved', on: '2026-12-12' } },
    'status.is',
    'needs the new place or hour',
  ],
  ['cabins', { price: { from: 189, year: 'now' } }, 'price.year', 'must be a year, such as 2026'],
  [
    'site',
    { notice: { text: 'High water.', from: '2026-12-05', until: '2026-12-01' } },
    'notice.until',
    'is before the first day',
  ],
  [
    'site',
    { legal: { privacy: 'my own page' } },
    'legal.privacy',
    'must be a page of the site, such as /events, or an address that starts with https://',
  ],
] as const)('in a form of %s, %j at “%s” %s', (list, row, field, words) => {
  expect(said(list, row, field)).toBe(words);
});

test('beside a weekend stands what it may mean, for a tap', () => {
  const { problems } = checkRow(
    entries,
    { list: 'events', key: 1 },
    { when: 'first weekend of May' },
    dayOf(2026, 11, 29),
  );
  const means = { every: 'first Saturday of May', lasts: 2 };
  expect(problems).toContainEqual(expect.objectContaining({ field: 'when', means }));
});

test('whoever books at an example is told of the tick, as the form has it', () => {
  const cabin = { example: true, name: 'Creek', summary: 'By a creek.', slug: 'creek', sleeps: 2 };
  const words = said('cabins', { ...cabin, bookingUrl: 'https://example.com/' }, 'bookingUrl');
  expect(words).toContain('take away the tick at “Only an example”');
});

test.each([
  ['• Hats', 'tap “List” above the text'],
  ['## Hats', 'tap “Heading” above the text'],
  ['[our cabins](/stay)', '“Places in it”'],
  ['![A hat](hat.jpg)', 'the one picture of the page is “Picture”'],
])('signs that readers would see, such as “%s”: %s', (body, words) => {
  const [{ remedy } = { remedy: '' }] = unknownFormatting(body);
  expect(inDeskWords(remedy)).toContain(words);
});

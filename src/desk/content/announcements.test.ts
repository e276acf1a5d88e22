import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { dayOf } from '../../model/day/civil-day.ts';
import { announced, announcements } from './announcements.ts';
import { checkRow } from './check-row.ts';
import type { DeskContent } from './desk-content.ts';
import { Entries } from './entries.ts';

const TODAY = dayOf(2026, 11, 29);

/** Every date of these events that only is usual, announced so, or as usual; and what check says of that. */
async function announceAll(events: string, read: object = {}) {
  const entries = new Entries(contentTables, async () => events);
  const tree = new Map([['events.yaml', 'events']]);
  const content = {
    ...{ entries, today: () => TODAY, newest: async () => ({ tree }) },
  } as unknown as DeskContent;
  const usual = await announcements(content, tree);
  const dates = usual.map(({ ref, from, to, when }) => {
    return { ...ref, from, to, when, usual: from, ...read };
  });
  const edits = await announced(content, dates);
  const problems = edits.flatMap(({ value, ...ref }) =>
    checkRow(entries, ref, value ?? {}, TODAY).problems.map((problem) => ({ ...ref, problem })),
  );
  return { edits, problems };
}

test('every shipped event that is on “usually” can be announced as usual', async () => {
  const { edits, problems } = await announceAll(readFileSync('content/events.yaml', 'utf8'));
  expect(edits.length).toBeGreaterThan(20);
  expect(problems).toEqual([]);
});

test.each([
  ['goes on in the next year', '', { from: '2027-01-01' }],
  ['that begins later stays so', 'from: 2030-01-01, ', { from: '2030-01-01' }],
  ['that has ended by then goes', 'until: 2026-12-31, ', undefined],
  ['keeps no exception of before', 'except: [2025-12-06], ', { from: '2027-01-01' }],
  [
    'keeps the exceptions to come',
    "except: ['2025-12-06', { from: 2027-12-01, to: 2027-12-31 }], ",
    { from: '2027-01-01', except: [{ from: '2027-12-01', to: '2027-12-31' }] },
  ],
])('once its days are announced, a rule %s', async (_, more, expected) => {
  const rule = `{ every: first Saturday, in: December, ${more}usual: true }`;
  const usual = '{ day: 2026-12-05, usual: true }';
  const days = more.startsWith('from') ? `[${usual}, ${rule}]` : rule;
  const { edits } = await announceAll(`- id: 1\n  title: Market\n  when: ${days}\n`);
  const every = { every: 'first Saturday', in: 'December', usual: true };
  expect(edits[0]?.value?.when).toEqual([
    '2026-12-05',
    ...(expected ? [{ ...every, ...expected }] : []),
  ]);
});

test.each([
  ['January 1', '2026-12-31', '2028-01-01'],
  ['December 31', '2027-01-01', '2027-01-01'],
])(
  'what usually is on %s and now on %s is on its usual day again from %s',
  async (every, from, next) => {
    const events = `- id: 1\n  title: Ball\n  when: { every: ${every}, usual: true }\n`;
    const { edits } = await announceAll(events, { from, to: from });
    expect(edits[0]?.value?.when).toEqual([from, { every, usual: true, from: next }]);
  },
);

test('days of the year after leave those of this year as usual, and may be announced again', async () => {
  const rule = '{ every: third Friday, in: November, lasts: 44, usual: true }';
  const read = { from: '2027-11-26', to: '2028-01-02' };
  const { edits, problems } = await announceAll(
    `- id: 1\n  title: Lights\n  when: ${rule}\n`,
    read,
  );
  const every = { every: 'third Friday', in: 'November', lasts: 44, usual: true };
  const excepted = { ...every, except: ['2027-11-19'] };
  expect(edits[0]?.value?.when).toEqual([read, excepted]);
  expect(problems.filter(({ problem }) => problem.field.startsWith('when'))).toEqual([]);
  const next = `- id: 1\n  title: Lights\n  when: ${JSON.stringify(edits[0]?.value?.when)}\n`;
  const again = await announceAll(next, { ...read, from: '2027-11-25' });
  expect(again.edits[0]?.value?.when).toEqual([{ ...read, from: '2027-11-25' }, excepted]);
  const both = await announceAll(next);
  expect(both.edits[0]?.value?.when).toEqual([
    { from: '2026-11-20', to: '2027-01-02' },
    read,
    { ...excepted, from: '2027-01-01' },
  ]);
});

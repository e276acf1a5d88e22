import { expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { dayOf } from '../../model/day/civil-day.ts';
import type { DeskContent } from './desk-content.ts';
import { endings } from './endings.ts';
import { Entries } from './entries.ts';
import type { Held } from './outcome.ts';

const TODAY = dayOf(2026, 11, 30);

/** What ends within a month, of one event with these fields. */
async function endingsOf(fields: string): Promise<string[]> {
  const events = `- id: 1\n  title: Fair\n  ${fields}\n`;
  const tree = new Map([['events.yaml', 'events']]);
  const entries = new Entries(contentTables, async (file) => (file === 'events' ? events : ''));
  const content = { entries, today: () => TODAY } as unknown as DeskContent;
  const found = await endings(content, { tree } as unknown as Held, 30);
  return found.map(({ day = '' }) => day);
}

test.each([
  ['as planned', 'when: 2026-12-05', ['2026-12-05']],
  ['postponed', 'when: 2026-12-05\n  status: { is: postponed, to: 2026-12-12 }', ['2026-12-12']],
  ['postponed by months', 'when: 2026-12-05\n  status: { is: postponed, to: 2027-03-06 }', []],
  ['postponed without a new day', 'when: 2026-12-05\n  status: postponed', []],
  [
    'the first day of two postponed without a new one',
    'when: [2026-12-05, 2026-12-12]\n  status: { is: postponed, on: 2026-12-05 }',
    [],
  ],
  ['canceled', 'when: 2026-12-05\n  status: canceled', ['2026-12-05']],
  ['with a status that cannot be read', 'when: 2026-12-05\n  status: off', ['2026-12-05']],
])('when an event is over that is %s', async (_, fields, days) => {
  expect(await endingsOf(fields)).toEqual(days);
});

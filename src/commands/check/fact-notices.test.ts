import { expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { describeProblem } from '../../content/content-source.ts';
import { SampleFolder, sampleActivity, sampleEvent } from '../../content/fixtures/sample-folder.ts';
import { readContentFolder } from '../../content/reading/content-folder.ts';
import { SAMPLE_DAY } from '../../model/fixtures/samples.ts';
import { runInMemory } from '../fixtures/run-in-memory.ts';
import { factContradictions } from './fact-contradictions.ts';
import { factLedger, factNotices, unsourcedEvents } from './fact-notices.ts';

const placed = { town: 'Hye', latitude: 30.2, longitude: -98.5 };

/** A folder with one activity and these events. */
function folderWith(activity: object, ...events: object[]): SampleFolder {
  const folder = new SampleFolder();
  folder.writeRows('activities', [{ ...sampleActivity, ...activity }]);
  if (events.length > 0)
    folder.writeRows(
      'events',
      events.map((event, index) => ({
        ...sampleEvent,
        id: index + 1,
        title: `E ${index + 1}`,
        ...event,
      })),
    );
  return folder;
}

async function factsOf(folder: SampleFolder) {
  const { entries } = await readContentFolder(folder.content, contentTables);
  const facts = factLedger(entries, SAMPLE_DAY);
  return {
    facts,
    notices: factNotices(entries, facts, SAMPLE_DAY),
    warnings: unsourcedEvents(entries, SAMPLE_DAY),
    contradictions: factContradictions(entries, SAMPLE_DAY),
  };
}

async function said(folder: SampleFolder, kind: 'notices' | 'warnings' | 'contradictions') {
  return (await factsOf(folder))[kind]
    .map((problem) => describeProblem(problem).replaceAll(`${folder.content}/`, ''))
    .filter((line) => !line.endsWith('add them'));
}

test('what is old, what will be within 60 days and what has no day is listed, the featured and the soonest first', async () => {
  const old = { ...placed, price: '$8', hours: 'Noon', verified: '2025-01-01' };
  const folder = folderWith(
    { visit: { ...placed, price: '$8', dogs: 'yes' } },
    { when: '2027-05-01', visit: { ...placed, price: { is: '$8', checked: '2026-01-22' } } },
    { when: '2027-04-01', visit: placed },
    { when: '2027-03-01', visit: old },
    { when: '2027-06-01', visit: { ...old, verified: '2026-01-20' }, featured: true },
  );
  const remedy = 'read the source again, correct them and enter its date';
  expect(await said(folder, 'notices')).toEqual([
    `events.yaml:4 “E 4” visit: has facts that are old soon: price and hours (2027-01-21); ${remedy}`,
    `events.yaml:3 “E 3” visit: has facts that are old, so visitors see their year: price and hours (2025-01-01); ${remedy}`,
    `activities.yaml:1 “Wine Road” visit: has facts that are without a day, so visitors are told to check: price and dogs; ${remedy}`,
  ]);
  expect((await factsOf(folder)).facts[0]).toMatchObject({
    title: 'E 4',
    fact: 'price',
    kind: 'price',
    checked: '2026-01-20',
    oldFrom: '2027-01-21',
    state: 'soon',
    featured: true,
    next: '2027-06-01',
  });
});

test('a featured event within 90 days needs a source', async () => {
  const source = 'https://example.com/';
  const folder = folderWith(
    {},
    { when: '2027-02-20', featured: true, visit: placed },
    { when: '2027-02-21', featured: true, visit: placed },
    { when: '2026-12-05', visit: placed },
    { when: '2026-12-05', featured: true, visit: { ...placed, source } },
    { when: '2026-12-05', featured: true, visit: { ...placed, days: { source } } },
  );
  expect(await said(folder, 'warnings')).toEqual([
    'events.yaml:1 “E 1” visit: has no source, and the event is featured and on within 90 days; add the address of who announced it',
  ]);
});

test.each<[object, object, string | undefined]>([
  [
    {},
    { free: true, price: '$8' },
    'visit.free: is true, but the price is $8; correct one of them',
  ],
  [{}, { free: true, price: 'Parking $8' }, undefined],
  [
    {},
    { free: false, price: 'Free for all' },
    'visit.free: is false, but the price says Free for all; correct one of them',
  ],
  [{ description: 'It is fun. Free; come early.' }, { free: true }, undefined],
  [{ description: 'It is fun. Free; come early.' }, { price: 'Free, parking $5' }, undefined],
  [
    { description: 'It is fun. Free; come early.' },
    { free: { is: true, checked: '2025-11-21' } },
    'description: says that it’s free, but no fact of today does; take it out, name its year, or check it and write visit.free with its day',
  ],
  [
    { story: 'It costs $8.' },
    {},
    'story: names a sum, but no price of today does; take it out, name its year, or check it and write visit.price with its day',
  ],
  [{ story: 'It cost $8 in 2024.' }, {}, undefined],
  [{ story: 'It costs $8.' }, { price: '$8' }, undefined],
  [
    {},
    { hours: { is: 'Noon', checked: '2026-11-23' } },
    'visit.hours: was checked on 2026-11-23, which is still to come; enter the day of the source',
  ],
])('%j with %j: --strict says %s', async (fields, visit, problem) => {
  const folder = folderWith({ ...fields, visit: { ...placed, verified: '2026-11-01', ...visit } });
  expect(await said(folder, 'contradictions')).toEqual(
    problem === undefined ? [] : [`activities.yaml:1 “Wine Road” ${problem}`],
  );
});

test('--strict fails on a contradiction and --json lists it with the facts; without them it is a warning', async () => {
  const folder = folderWith({
    title: 'Chili under the flag of Texas 🏴\u{e0075}\u{e0073}\u{e0074}\u{e0078}\u{e007f}',
    visit: { ...placed, free: true, price: '$8', verified: '2026-11-01' },
  });
  const on = ['--on', '2026-12-01'];
  const run = (...args: string[]) => runInMemory('check', [folder.content, ...on, ...args], {});
  expect((await run()).status ?? 0).toBe(0);
  expect((await run('--strict')).status).toBe(1);
  const { output, status } = await run('--json');
  const { day, facts, contradictions } = JSON.parse(output);
  expect([status ?? 0, day, facts, contradictions.length]).toEqual([0, '2026-12-01', [], 1]);
});

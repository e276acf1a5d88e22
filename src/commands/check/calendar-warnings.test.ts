import { describe, expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { type ContentProblem, describeProblem } from '../../content/content-source.ts';
import {
  type Row,
  SampleFolder,
  sampleEvent,
  samplePost,
} from '../../content/fixtures/sample-folder.ts';
import { readContentFolder } from '../../content/reading/content-folder.ts';
import { dayOf } from '../../model/day/civil-day.ts';
import { calendarWarnings, waitingPosts } from './calendar-warnings.ts';

const TODAY = dayOf(2026, 11, 22);

/** What the check says about the days of these events and posts, on a day. */
async function checkDays(
  { events = [], posts = [] }: { events?: readonly Row[]; posts?: readonly Row[] },
  today = TODAY,
) {
  const folder = new SampleFolder();
  if (events.length > 0) folder.writeRows('events', events);
  for (const [index, post] of posts.entries())
    folder.writePost(`000${index + 2}-post.md`, { ...samplePost, ...post }, 'Body.');
  const { entries, problems } = await readContentFolder(folder.content, contentTables);
  const linesOf = (found: readonly ContentProblem[]) =>
    found.map((problem) => describeProblem(problem).replaceAll(`${folder.content}/`, ''));
  return {
    problems: linesOf(problems),
    notices: linesOf(waitingPosts(entries.posts, today)),
    warnings: linesOf(calendarWarnings(entries, today)),
  };
}

/** The warnings about single entries. */
async function entryWarnings(events: readonly Row[], today = TODAY): Promise<string[]> {
  const { problems, warnings } = await checkDays({ events }, today);
  expect(problems).toEqual([]);
  return warnings.filter((line) => !line.startsWith('events.yaml: has only'));
}

const { date: _, ...undated } = sampleEvent;

describe('date, if an event has when or startDate too', () => {
  test('must be the date of the next days', async () => {
    const when = { every: 'first Saturday', in: 'December' };
    expect(await entryWarnings([{ ...undated, date: 'Dec 12', when }])).toEqual([
      'events.yaml:1 “Fair” date: is Dec 12, but when says Dec 5; delete date, the site shows when',
    ]);
    expect(
      await entryWarnings([
        { ...undated, date: 'Mar 7', startDate: '2027-03-06', endDate: '2027-03-07' },
      ]),
    ).toEqual([
      'events.yaml:1 “Fair” date: is Mar 7, but startDate and endDate say Mar 6-7; correct one of them',
    ]);
  });

  test.for([
    ['Dec 5', '2026-12-05'],
    ['5th of December', '2026-12-05'],
    ['December', '2026-12-05'],
    ['Dec 5-6', { from: '2026-12-05', to: '2026-12-06' }],
    ['Nov 27', { from: '2026-11-27', to: '2027-01-01' }],
    ['Feb 29', { every: 'February 29' }],
    ['Nov 21', '2026-11-21'],
  ] as const)('may be written in any form: %s', async ([date, when]) => {
    const warnings = await entryWarnings([{ ...undated, date, when }]);
    expect(warnings.filter((line) => line.includes('.date:'))).toEqual([]);
  });
});

test.for([
  ['Jan 32', '32'],
  ['Feb 30', '30'],
  ['30 February', '30'],
  ['Apr 31', '31'],
  ['Mar 0', '0'],
  ['Jun 30-31', '31'],
] as const)('a day as text that its month does not have: %s', async ([date, day]) => {
  expect(await entryWarnings([{ ...sampleEvent, date }])).toEqual([
    `events.yaml:1 “Fair” date: has the day ${day}, which its month does not have; correct it`,
  ]);
});

test.for(['Feb 29', 'Jan 31', 'June 30'])('a day that some year has is good: %s', async (date) => {
  expect(await entryWarnings([{ ...sampleEvent, date }])).toEqual([]);
});

test('an impossible day in when is a fault', async () => {
  const { problems } = await checkDays({ events: [{ ...undated, when: '2027-02-30' }] });
  expect(problems).toEqual([
    'events.yaml:1 “Fair” when: is a day that the calendar does not have, or not between 1900 and 2199; correct it',
  ]);
});

test.for(['last spring', 'Febuary 3, 2026', 'February 30, 2026', '2026-02-30', '13/4/2026'])(
  'publishedAt that is no date is a fault: %s',
  async (publishedAt) => {
    const { problems } = await checkDays({ posts: [{ publishedAt }] });
    expect(problems).toEqual([
      'blog/0002-post.md:6 publishedAt: is no date, so nobody knows from which day on the post is public; write it like March 10, 2026',
    ]);
  },
);

test.for([
  'Jan 12, 2027',
  '12 January 2027',
  '01/12/2027',
  '2027-1-12',
  'Tuesday, January 12, 2027',
  'Jan. 12th, 2027 at 9:30 a.m. CST',
])('scheduled post goes live at once: %s waits', async (publishedAt) => {
  const { problems, notices } = await checkDays({ posts: [{ publishedAt }] });
  expect(problems).toEqual([]);
  expect(notices).toEqual([
    `blog/0002-post.md:6 publishedAt: is ${publishedAt}; the site shows the post from that day on`,
  ]);
});

test('posts that wait for their day are noted, and nothing is wrong with them (decision 28)', async () => {
  const posts = ['November 22, 2026', 'November 23, 2026', '2027-01-12'];
  const rows = posts.map((publishedAt) => ({ publishedAt }));
  const { problems, warnings, notices } = await checkDays({ posts: rows });
  expect(problems).toEqual([]);
  expect(warnings.filter((line) => line.startsWith('blog'))).toEqual([]);
  expect(notices.sort()).toEqual([
    'blog/0003-post.md:6 publishedAt: is November 23, 2026; the site shows the post from that day on',
    'blog/0004-post.md:6 publishedAt: is 2027-01-12; the site shows the post from that day on',
  ]);
  expect((await checkDays({ posts: rows }, dayOf(2027, 1, 12))).notices).toEqual([]);
});

describe('four featured events for the home page, on every day of the next 12 months', () => {
  const yearly = [1, 2, 3].map((id) => ({
    ...undated,
    id,
    when: { every: `July ${id}` },
    featured: true,
  }));
  const fourth = (when: unknown, featured = true) => [
    ...yearly,
    { ...undated, id: 4, when, featured },
  ];
  const fewOf = async (events: readonly Row[], today = TODAY) =>
    (await checkDays({ events }, today)).warnings.filter((line) => line.includes('has only'));

  test('no warning if there are enough', async () => {
    expect(await fewOf(fourth({ every: 'May 1' }))).toEqual([]);
    expect(await fewOf(fourth('2027-11-21'))).toEqual([]);
    expect(await fewOf([...yearly, { ...sampleEvent, id: 4, featured: true }])).toEqual([]);
  });

  test('names the first day with fewer', async () => {
    const text = (left: number, day: string) => [
      `events.yaml: has only ${left} events with featured: true still to come on ${day}, and the home page shows 4; add more, or give some their next days`,
    ];
    expect(await fewOf(yearly)).toEqual(text(3, '2026-11-22'));
    expect(await fewOf(fourth({ every: 'May 1' }, false))).toEqual(text(3, '2026-11-22'));
    expect(await fewOf(fourth('2026-12-05'))).toEqual(text(3, '2026-12-06'));
    expect(await fewOf(fourth({ from: '2026-12-05', to: '2027-11-20' }))).toEqual(
      text(3, '2027-11-21'),
    );
    expect(await fewOf(fourth({ every: 'May 1', until: '2028-05-01' }))).toEqual([]);
    expect(await fewOf(fourth({ every: 'May 1', until: '2028-05-01' }), dayOf(2028, 2, 1))).toEqual(
      text(3, '2028-05-02'),
    );
  });
});

test('date in words: what the box has no place for is named', async () => {
  expect(await entryWarnings([{ ...sampleEvent, date: 'Sat, Mar 14, 6 pm' }])).toEqual([
    expect.stringContaining('date: has more than its box shows, “Mar 14”, so all of it'),
  ]);
});

test('a status of the whole event that is about no day of the next half year', async () => {
  const yearly = { ...sampleEvent, date: undefined, status: 'canceled' };
  expect(await entryWarnings([{ ...yearly, when: 'first Saturday of June' }])).toEqual([
    expect.stringContaining('status: is about no day of the next half year'),
  ]);
  expect(await entryWarnings([{ ...yearly, when: 'first Saturday of March' }])).toEqual([]);
});

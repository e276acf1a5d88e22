import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Event } from '../features/events/event.ts';
import type { CalendarEntry } from '../features/events/upcoming-events.ts';
import { aboutRow } from '../features/plan/checks/about-row.ts';
import { RowChecks } from '../features/plan/checks/RowChecks.tsx';
import { planCalendar } from '../features/plan/plan-calendar.ts';
import { planFacts } from '../features/plan/plan-facts.server.ts';
import { SearchResult } from '../features/search/SearchResult.tsx';
import { searchDocuments } from '../features/search/search-documents.server.ts';
import { shownResult } from '../features/search/shown-answer.ts';
import { StayEntries } from '../features/stay/StayDays.tsx';
import { writeCalendar } from '../model/calendar/write-calendar.ts';
import type { DayContent } from '../model/content/day-content.ts';
import { dayText } from '../model/day/civil-day.ts';
import { read } from '../model/fixtures/calendars.ts';
import { SAMPLE_DAY } from '../model/fixtures/samples.ts';
import { apiPaths, CALENDAR_ADDRESS, paths } from '../model/paths.ts';
import { publicSite } from '../model/site/site.ts';
import { guideInMemory, text } from '../server/fixtures/guide-in-memory.ts';
import {
  calendarOf,
  contentWith,
  everySaturday,
  lineOf,
  market,
} from '../server/fixtures/market.ts';
import { pageAt, SITE_URL } from '../server/fixtures/page-at.tsx';
import { sampleSnapshot } from '../server/fixtures/sample-snapshot.ts';
import { SiteProvider } from '../site/site-context.ts';
import { allWords, WordsProvider } from '../site/words/words-context.ts';
import { api } from './api.ts';

const canceled = market({
  ...everySaturday,
  status: { is: 'canceled', on: '2026-12-05', note: 'The creek is up.' },
});

function answer<Row = object>(content: DayContent, path: string): Row[] {
  return (api.read(content, path)?.value ?? []) as Row[];
}

/** What a visitor reads of this part of a page on the sample's day. */
function shown(part: ReactNode, content = contentWith(canceled)): string {
  const site = { site: publicSite(content.site), siteUrl: SITE_URL, day: '2026-11-22' };
  const html = renderToString(
    <SiteProvider value={site}>
      <WordsProvider value={allWords(content.words)}>{part}</WordsProvider>
    </SiteProvider>,
  );
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

/** What a visitor reads of the market in a plan that has it on this day. */
function planRow(content: DayContent, day: string | undefined): string {
  const item = { key: 'e1', day, order: 0, changes: 0 };
  const facts = new Map(planFacts(content).map((fact) => [fact.key, fact]));
  const about = aboutRow(item, { day, items: [item] }, new Set(), facts);
  const row = { ...about, id: item.key, day, facts, today: dayText(content.day) };
  return shown(<RowChecks {...row} />, content);
}

describe('no way to call an event off: a canceled day says so wherever it is (decision 47)', () => {
  test('the card', async () => {
    const page = await pageAt(paths.events, { events: canceled });
    const card = page.getByRole('heading', { name: 'Market' }).closest('article');
    expect(card?.textContent).toContain('Canceled: Sat,\u00A0Dec\u00A05');
    expect(card?.textContent).toContain('The creek is up.');
  });

  test('the event’s page, which stays, and names the next days as they are', async () => {
    const page = await pageAt(paths.event('market'), { events: canceled });
    expect(page.status).toBe(200);
    const days = [...page.getByRole('region', { name: 'When' }).querySelectorAll('li')];
    expect(days.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      'Canceled: Saturday, December 5, 2026, 6 PM. The creek is up.',
      'Saturday, January 2, 2027, 6 PM',
    ]);
    expect(page.document.querySelector('header.post-head')?.textContent).toContain(
      'Canceled: Sat,\u00A0Dec\u00A05',
    );
  });

  test('the stay', () => {
    const content = contentWith(canceled);
    const entries = answer<CalendarEntry>(content, CALENDAR_ADDRESS);
    const events = new Map(answer<Event>(content, apiPaths.events).map((one) => [one.id, one]));
    const first = entries.slice(0, 1);
    expect(shown(<StayEntries entries={first} events={events} />)).toMatch(
      /Market.* Canceled • .*The creek is up\./,
    );
  });

  test('a plan that was saved before, and its calendar', () => {
    const item = { key: 'e1', day: '2026-12-05', order: 0, changes: 0 };
    const content = contentWith(canceled);
    expect(planRow(content, item.day)).toContain('Canceled: Sat, Dec 5 • The creek is up.');
    const facts = new Map(planFacts(content).map((fact) => [fact.key, fact]));
    const calendar = { name: 'Plan', siteUrl: SITE_URL, day: SAMPLE_DAY };
    const [entry] = read(writeCalendar(planCalendar([item], facts, calendar)));
    expect(entry?.summary).toBe('Canceled: Market');
    expect(lineOf(entry, 'status')).toBe('CANCELLED');
  });

  test('the search', () => {
    const found = searchDocuments(contentWith(canceled)).find(({ kind }) => kind === 'event');
    if (!found) throw new Error('The market is not in the index.');
    const result = shownResult({ document: found, matched: [] });
    expect(shown(<SearchResult {...result} />)).toMatch(/Canceled: Sat, Dec 5 .*The creek is up\./);
  });

  test.each([undefined, '/events/market.ics'])(
    'the calendar %s, as the entry that was there',
    (path) => {
      const [before] = calendarOf(market(everySaturday), path);
      const [after, next] = calendarOf(canceled, path);
      expect(after?.uid).toBe(before?.uid);
      expect(Number(after?.sequence)).toBeGreaterThan(Number(before?.sequence));
      expect(lineOf(after, 'status')).toBe('CANCELLED');
      expect(after?.summary).toBe('Canceled: Market');
      expect(after?.description).toContain('The creek is up.');
      expect([lineOf(next, 'status'), next?.summary]).toEqual(['CONFIRMED', 'Market']);
    },
  );

  test('the API, beside the fields of the specification', () => {
    const [event] = answer(contentWith(canceled), apiPaths.featuredEvents);
    expect(event).toMatchObject({
      startDate: '2026-12-05',
      status: 'canceled',
      statusNote: 'The creek is up.',
    });
  });
});

test('what a phone keeps of the guide has the answers that say so', async () => {
  const guide = await guideInMemory({ snapshot: sampleSnapshot({ events: canceled }) });
  const { files } = JSON.parse(text(await guide.get('/offline.json')));
  const kept = files.map(([address]: [string]) => address);
  const saying: string[] = [];
  for (const address of kept.filter((one: string) => one.startsWith('/api/')))
    if (text(await guide.get(address)).includes('"status":"canceled"')) saying.push(address);
  expect(saying).toEqual(
    expect.arrayContaining([apiPaths.events, apiPaths.featuredEvents, CALENDAR_ADDRESS]),
  );
});

test('an event of once a year: what is said of all of it is about this year only', () => {
  const yearly = { date: undefined, when: 'first Saturday of December', status: 'canceled' };
  const on = (day: number) => answer(contentWith(market(yearly), day), CALENDAR_ADDRESS);
  const [now, then] = on(SAMPLE_DAY);
  expect(now).toMatchObject({ startDate: '2026-12-05', status: 'canceled' });
  for (const next of [then, on(SAMPLE_DAY + 14)[0]]) {
    expect(next).toMatchObject({ startDate: '2027-12-04' });
    expect(next).not.toHaveProperty('status');
  }
  const weekly = { date: undefined, when: 'Saturdays', status: 'canceled' };
  const rows = answer<CalendarEntry>(contentWith(market(weekly)), CALENDAR_ADDRESS);
  expect(rows.every(({ status }) => status === 'canceled')).toBe(true);
});

test('postponed without a new day: it is not over after its old day', () => {
  const written = { date: undefined, when: '2026-12-05', status: 'postponed' };
  const content = contentWith(market(written), SAMPLE_DAY + 60);
  expect(content.over).toEqual([]);
  expect(content.events).toMatchObject([
    { startDate: '2026-12-05', status: 'postponed', statusNote: 'A new day will be announced.' },
  ]);
  expect(planRow(content, undefined)).not.toContain('This is over');
  const withDay = { ...written, status: { is: 'postponed', to: '2026-12-12' } };
  const over = contentWith(market(withDay), SAMPLE_DAY + 60);
  expect(over.over).toHaveLength(1);
  expect(planRow(over, undefined)).toContain('This is over');
});

test('a plan says nothing against a day that has passed: what was on then is not known', () => {
  const content = contentWith(market(everySaturday), SAMPLE_DAY + 20);
  expect(planRow(content, '2026-12-05')).not.toContain('on: ');
  expect(planRow(content, '2026-12-13')).toContain('on: Sat, Jan 2, 2027');
});

test('date in words: what its box has no place for is said beside it', async () => {
  const events = market({ date: '6 pm Sat, Mar 15' });
  const page = await pageAt(paths.events, { events });
  const card = page.getByRole('heading', { name: 'Market' }).closest('article');
  expect(card?.textContent).toMatch(/Mar 15.*6 pm Sat, Mar 15/);
  expect(planRow(contentWith(events), undefined)).not.toContain('This is over');
  expect(answer(contentWith(market({ date: 'Mar 15-17' })), apiPaths.events)[0]).not.toHaveProperty(
    'statusNote',
  );
});

test('the day after, the next one is as announced', () => {
  const [event] = answer(contentWith(canceled, SAMPLE_DAY + 14), apiPaths.events);
  expect(event).toMatchObject({ startDate: '2027-01-02' });
  expect(event).not.toHaveProperty('status');
});

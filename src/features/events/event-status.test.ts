import { expect, test } from 'vitest';
import { dayText } from '../../model/day/civil-day.ts';
import { SAMPLE_DAY, sampleEvent } from '../../model/fixtures/samples.ts';
import { paths } from '../../model/paths.ts';
import { calendarOf, contentWith, lineOf, market } from '../../server/fixtures/market.ts';
import { pageAt } from '../../server/fixtures/page-at.tsx';
import { eventMonths } from './event-months.ts';

/** The Event of search engines for the market of one day, without what is always there. */
async function eventData(status: unknown) {
  const events = market({ date: undefined, when: { day: '2026-12-05', starts: '18:00' }, status });
  const { document } = await pageAt(paths.event('market'), { events });
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const all = scripts.flatMap(({ textContent }) => JSON.parse(textContent ?? ''));
  const { startDate, previousStartDate, eventStatus, location } = all
    .flatMap((data) => data['@graph'] ?? data)
    .find((data) => data['@type'] === 'Event');
  return { startDate, previousStartDate, eventStatus, place: location.name };
}

const AT_SIX = '2026-12-05T18:00:00-06:00';

test.each([
  ['canceled', 'EventCancelled', {}],
  ['cancelled', 'EventCancelled', {}],
  ['postponed', 'EventPostponed', {}],
  [
    { is: 'postponed', to: '2026-12-12' },
    'EventRescheduled',
    { startDate: '2026-12-12T18:00:00-06:00', previousStartDate: AT_SIX },
  ],
  [
    { is: 'moved', starts: '19:30' },
    'EventRescheduled',
    { startDate: '2026-12-05T19:30:00-06:00', previousStartDate: AT_SIX },
  ],
  [{ is: 'moved', location: 'The school' }, 'EventScheduled', { place: 'The school' }],
])('search engines learn of %j as %s', async (status, eventStatus, changed) => {
  expect(await eventData(status)).toEqual({
    startDate: AT_SIX,
    previousStartDate: undefined,
    place: sampleEvent(1).location,
    ...changed,
    eventStatus: `https://schema.org/${eventStatus}`,
  });
});

test.each([
  ['postponed', 'Postponed: Sat, Dec 5', 'A new day will be announced.', 'CANCELLED'],
  [
    { is: 'postponed', to: '2026-12-12', note: 'Bring a coat.' },
    'Postponed: Sat, Dec 12',
    'It was to be on Saturday, December 5, 2026. Bring a coat.',
    'CONFIRMED',
  ],
  [
    { is: 'moved', location: 'The school', starts: '19:00', ends: '21:00' },
    'Moved: Sat, Dec 5',
    'Now: The school, 7 PM to 9 PM.',
    'CONFIRMED',
  ],
])(
  '%j is on the card as “%s”, and the calendar’s entry keeps its UID',
  async (status, label, note, state) => {
    const announced = { date: undefined, when: { day: '2026-12-05', starts: '18:00' } };
    const events = market({ ...announced, status });
    const page = await pageAt(paths.events, { events });
    const card = page.getByRole('heading', { name: 'Market' }).closest('article');
    expect(card?.textContent.replaceAll('\u00A0', ' ')).toContain(label);
    expect(card?.textContent).toContain(note);
    const [before] = calendarOf(market(announced));
    const [after] = calendarOf(events);
    expect(after?.uid).toBe(before?.uid);
    expect(lineOf(after, 'status')).toBe(state);
  },
);

test('an event whose days are only text is canceled as a whole', async () => {
  const events = market({ date: 'Mar 15', status: { is: 'canceled', note: 'No water.' } });
  const page = await pageAt(paths.event('market'), { events });
  expect(page.document.querySelector('header.post-head')?.textContent).toMatch(
    /Canceled • Mar 15 .*No water\./,
  );
});

test.each([
  [{ is: 'postponed', to: '2026-12-12' }, SAMPLE_DAY + 20, 'on-now'],
  ['postponed', SAMPLE_DAY + 13, 'december-2026'],
])('%j is, on day %i, in the group %s of /events', (status, day, group) => {
  const events = market({ date: undefined, when: '2026-12-05', status });
  const rows = contentWith(events, day).events;
  expect(eventMonths(rows, dayText(day)).map(({ id }) => id)).toEqual([group]);
});

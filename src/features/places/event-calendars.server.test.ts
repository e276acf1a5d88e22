import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { contentOn } from '../../app/content-on.ts';
import { dayOf, dayText } from '../../model/day/civil-day.ts';
import { SAMPLE_DAY, sampleDestination, sampleEvent } from '../../model/fixtures/samples.ts';
import { paths } from '../../model/paths.ts';
import type { When } from '../../model/when/shapes/when.ts';
import { SITE_URL } from '../../server/fixtures/page-at.tsx';
import { sampleSnapshot } from '../../server/fixtures/sample-snapshot.ts';
import { shippedContent } from '../../server/fixtures/shipped-snapshot.ts';
import { calendar } from '../events/upcoming-events.ts';
import { eventCalendars, eventsCalendar } from './event-calendars.server.ts';

const listed = { featured: false };
const content = contentOn(
  sampleSnapshot({
    destinations: [
      { ...listed, ...sampleDestination(1, { name: 'Llano', latitude: 30.75, longitude: -98.67 }) },
    ],
    events: [
      {
        ...listed,
        ...sampleEvent(1, { title: 'Market', slug: 'market' }),
        when: { every: 'first Saturday', in: 'March-December', starts: '07:00' },
      },
      {
        ...listed,
        ...sampleEvent(2, { title: 'Lights' }),
        when: { from: '2026-11-20', to: '2027-01-01', usual: true },
      },
      { ...listed, ...sampleEvent(3, { title: 'Old Fair' }), when: ['2026-05-01', '2026-05-08'] },
      { ...listed, ...sampleEvent(4, { title: 'Some Day', date: 'May 4' }) },
      { ...listed, ...sampleEvent(5, { title: 'Eclipse' }), when: '2044-08-23' },
      { ...listed, ...sampleEvent(6, { title: 'Parade' }), when: '2026-12-05', location: 'Llano' },
    ],
  }),
  SAMPLE_DAY,
);

/** The entries as a calendar program reads them: title and days. Throws if it can't. */
function entriesOf(text = '') {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const { summary, startDate, endDate, uid } = new ICAL.Event(component);
    const status = component.getFirstPropertyValue('status');
    return { summary, uid, status, start: startDate.toString(), end: endDate.toString() };
  });
}

function calendarOf(slug: string): string | undefined {
  return eventCalendars(content, SITE_URL).get(paths.eventCalendar(slug))?.write(content);
}

test('an event’s calendar has its next 18 months, a day each, with the hour it starts', () => {
  const entries = entriesOf(calendarOf('market'));
  expect(entries.map(({ start }) => start)).toEqual([
    '2026-12-05T07:00:00',
    ...Array.from(
      ['03-06', '04-03', '05-01', '06-05', '07-03', '08-07', '09-04', '10-02', '11-06', '12-04'],
      (day) => `2027-${day}T07:00:00`,
    ),
    ...Array.from(['03-04', '04-01', '05-06'], (day) => `2028-${day}T07:00:00`),
  ]);
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
});

test('an event that is on is there with all its days, tentative if they are only the usual ones (decision 39)', () => {
  expect(entriesOf(calendarOf('lights'))).toEqual([
    {
      summary: 'Lights',
      uid: 'event-2.20261120@guide.example',
      status: 'TENTATIVE',
      start: '2026-11-20',
      end: '2027-01-02',
    },
  ]);
});

describe('the UID of an entry is its event’s id, day and hour', () => {
  const twice = ['14:00', '19:00'].map((starts) => ({ day: '2026-12-20', starts }));
  const uidsOf = (fields: Parameters<typeof sampleEvent>[1] & { when: When }) => {
    const events = [{ ...listed, ...sampleEvent(7, { title: 'Play' }), ...fields }];
    const edition = contentOn(sampleSnapshot({ events }), SAMPLE_DAY);
    return entriesOf(eventsCalendar(SITE_URL).write(edition)).map(({ uid }) => uid);
  };

  test('calendar entry gets another UID when its title is corrected', () => {
    const uids = ['event-7.1400.20261220@guide.example', 'event-7.1900.20261220@guide.example'];
    expect(uidsOf({ when: twice })).toEqual(uids);
    expect(uidsOf({ when: twice, title: 'Christmas Play', slug: 'christmas-play' })).toEqual(uids);
  });

  test('calendar entry takes over another one’s UID: the evening keeps its own without the matinee', () => {
    expect(uidsOf({ when: twice.slice(1) })).toEqual(uidsOf({ when: twice }).slice(1));
  });
});

test('an event that is over keeps its last days, and one that is years away has its next', () => {
  expect(entriesOf(calendarOf('old-fair')).map(({ start }) => start)).toEqual(['2026-05-08']);
  expect(entriesOf(calendarOf('eclipse')).map(({ start }) => start)).toEqual(['2044-08-23']);
});

test('an event whose days are only known as text has no calendar', () => {
  expect(calendarOf('some-day')).toBeUndefined();
});

test('the calendar of all events has those of the next 18 months and the next of others, by day, and none that is over', () => {
  const entries = entriesOf(eventsCalendar(SITE_URL).write(content));
  expect(entries.slice(0, 3).map(({ summary }) => summary)).toEqual(['Lights', 'Market', 'Parade']);
  expect(entries.at(-1)?.summary).toBe('Eclipse');
  expect(entries.map(({ summary }) => summary)).not.toContain('Old Fair');
  const starts = entries.map(({ start }) => start.slice(0, 10));
  expect(starts).toEqual(starts.toSorted());
});

test('the shipped events are all there, each occurrence that the API’s calendar has', async () => {
  const shipped = await shippedContent();
  const entries = entriesOf(eventsCalendar(SITE_URL).write(shipped));
  const days = calendar(shipped.scheduled, shipped.day).map(({ startDate }) => startDate);
  expect(days.length).toBeGreaterThan(50);
  expect(entries.map(({ start }) => start.slice(0, 10))).toEqual(days);
});

test('the pin is where the event is, and there is none if only its town is known', async () => {
  const shipped = await shippedContent();
  const calendars = eventCalendars(shipped, SITE_URL);
  const text = calendars.get('/events/lights-spectacular.ics')?.write(shipped) ?? '';
  expect(text).toContain('GEO:30.2769;-98.4117\r\n');
  expect(calendarOf('parade')).not.toContain('GEO');
  const about = calendars.get('/events/wimberley-market-day.ics')?.write(shipped) ?? '';
  expect(about).toContain('LOCATION:');
  expect(about).not.toContain('GEO');
});

test('two servers write the same bytes on the same day, and others on the next', () => {
  const write = (day: number) =>
    eventsCalendar(SITE_URL).write(
      contentOn(
        sampleSnapshot({ events: [{ ...listed, ...sampleEvent(1), when: '2027-05-01' }] }),
        day,
      ),
    );
  expect(write(SAMPLE_DAY)).toBe(write(SAMPLE_DAY));
  expect(write(SAMPLE_DAY + 1)).toContain(
    `DTSTAMP:${dayText(dayOf(2026, 11, 23)).replaceAll('-', '')}T060000Z`,
  );
});

import { describe, expect, test } from 'vitest';
import { type CivilDay, dayOf } from '../../model/day/civil-day.ts';
import { sampleEvent } from '../../model/fixtures/samples.ts';
import { paths } from '../../model/paths.ts';
import { pageAt, SITE_URL } from '../../server/fixtures/page-at.tsx';
import { readStructuredData, type StructuredThing } from '../../site/fixtures/page-head.ts';
import type { EventEntry } from './event.ts';
import { EVENT_CATEGORIES } from './event-categories.ts';

/** Sunday. */
const TODAY = dayOf(2026, 11, 22);

describe('the days of an event, as search engines are told', () => {
  test.for<[string, EventEntry['when'], [string, string?][]]>([
    ['a day', '2026-12-05', [['2026-12-05', '2026-12-05']]],
    ['a span', { from: '2026-12-04', to: '2027-01-02' }, [['2026-12-04', '2027-01-02']]],
    ['a span that is on', { from: '2026-11-20', to: '2026-11-22' }, [['2026-11-20', '2026-11-22']]],
    [
      'several days, those that are over left out',
      ['2026-11-21', '2027-03-06', { from: '2026-12-05', to: '2026-12-06' }],
      [
        ['2026-12-05', '2026-12-06'],
        ['2027-03-06', '2027-03-06'],
      ],
    ],
    [
      'a rule',
      { every: 'first Saturday', in: 'December-February' },
      [
        ['2026-12-05', '2026-12-05'],
        ['2027-01-02', '2027-01-02'],
        ['2027-02-06', '2027-02-06'],
      ],
    ],
    ['an hour in winter', { day: '2026-12-05', starts: '18:00' }, [['2026-12-05T18:00:00-06:00']]],
    [
      'hours in summer',
      { day: '2027-07-04', starts: '09:00', ends: '17:30' },
      [['2027-07-04T09:00:00-05:00', '2027-07-04T17:30:00-05:00']],
    ],
    [
      'hours past midnight',
      { day: '2026-12-31', starts: '21:00', ends: '01:00' },
      [['2026-12-31T21:00:00-06:00', '2027-01-01T01:00:00-06:00']],
    ],
    [
      'only the hour of the end',
      { day: '2026-12-05', ends: '17:00' },
      [['2026-12-05', '2026-12-05T17:00:00-06:00']],
    ],
    [
      'a span with an hour',
      { from: '2026-11-27', to: '2027-01-01', starts: '18:00' },
      [['2026-11-27T18:00:00-06:00', '2027-01-01']],
    ],
    [
      'hours on March 14, when clocks go forward',
      { day: '2027-03-14', starts: '01:00', ends: '10:00' },
      [['2027-03-14T01:00:00-06:00', '2027-03-14T10:00:00-05:00']],
    ],
    [
      'a span into the day on which clocks go forward',
      { from: '2027-03-13', to: '2027-03-14', starts: '10:00', ends: '12:00' },
      [['2027-03-13T10:00:00-06:00', '2027-03-14T12:00:00-05:00']],
    ],
    [
      'a span with hours past midnight, which are of each of its days',
      { from: '2026-12-04', to: '2026-12-05', starts: '18:00', ends: '01:00' },
      [['2026-12-04T18:00:00-06:00', '2026-12-06T01:00:00-06:00']],
    ],
    [
      'hours on November 7, when clocks go back',
      { day: '2027-11-07', starts: '00:30', ends: '18:00' },
      [['2027-11-07T00:30:00-05:00', '2027-11-07T18:00:00-06:00']],
    ],
    [
      'a night on which clocks go back',
      { day: '2027-11-06', starts: '20:00', ends: '02:00' },
      [['2027-11-06T20:00:00-05:00', '2027-11-07T02:00:00-06:00']],
    ],
  ])('%s', async ([, when, expected]) => {
    expect(await datesOf(when)).toEqual(expected);
  });

  test('usual days are left out, also among announced ones', async () => {
    expect(await datesOf({ every: 'first Saturday', usual: true })).toEqual([]);
    expect(
      await datesOf(['2026-12-05', { every: 'December 5', usual: true }, { every: 'July 4' }]),
    ).toEqual([
      ['2026-12-05', '2026-12-05'],
      ['2027-07-04', '2027-07-04'],
    ]);
  });

  test('nothing is told of days more than 12 months ahead', async () => {
    expect(await datesOf(['2027-11-22', '2027-11-23'])).toEqual([['2027-11-22', '2027-11-22']]);
    expect(await datesOf('2027-11-23')).toEqual([]);
    expect(await datesOf('2027-11-23', dayOf(2026, 11, 23))).toHaveLength(1);
  });

  test('startDate and endDate without `when` are one announced span', async () => {
    const [data] = await eventData({ startDate: '2027-03-06', endDate: '2027-03-07' });
    expect(data).toMatchObject({ startDate: '2027-03-06', endDate: '2027-03-07' });
  });

  test('days that are only known as text have no markup (decision 6)', async () => {
    expect(await eventData({ date: 'Dec 5' })).toEqual([]);
  });
});

test('an event says what it is, where, and that it takes place; who organizes it is not known', async () => {
  const location = 'Courthouse square, Johnson City';
  expect(await eventData({ when: '2026-12-05', category: 'Holiday', location })).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Event 1',
      description: 'What happens at event 1.',
      startDate: '2026-12-05',
      endDate: '2026-12-05',
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        '@type': 'Place',
        name: location,
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Johnson City',
          addressRegion: 'TX',
          addressCountry: 'US',
        },
      },
      image: `${SITE_URL}/images/event-holiday.svg`,
    },
  ]);
});

test.for([
  ['Johnson Family Cemetery, LBJ Ranch, Stonewall', 'Stonewall'],
  ['Zilker Park, Austin, TX', 'Austin'],
  ['Gruene Historic District', undefined],
  ['Sunday Farms, US 290 east of Fredericksburg', undefined],
  ['Luckenbach, ', 'Luckenbach'],
  ['Mason', 'Mason'],
  ['Zilker Park, Austin, TX, USA', 'Austin'],
] as const)('the town of "%s" is %s', async ([location, town]) => {
  const [data] = await eventData({ when: '2026-12-05', location });
  expect(data?.location).toMatchObject({ name: location });
  expect(data).toHaveProperty('location.address', {
    '@type': 'PostalAddress',
    ...(town !== undefined && { addressLocality: town }),
    addressRegion: 'TX',
    addressCountry: 'US',
  });
});

describe('the picture', () => {
  test('is the event’s own if it has one', async () => {
    expect(await imageOf({ imageUrl: 'images/a.svg' })).toBe(`${SITE_URL}/images/a.svg`);
    const remote = 'https://images.example.com/a.jpg';
    expect(await imageOf({ imageUrl: remote })).toBe(remote);
  });

  test('is the poster of its category otherwise, each category has its own', async () => {
    const posters = await Promise.all(EVENT_CATEGORIES.map((category) => imageOf({ category })));
    expect(new Set(posters).size).toBe(EVENT_CATEGORIES.length);
    for (const poster of posters)
      expect(poster).toMatch(new RegExp(`^${SITE_URL}/images/[a-z-]+\\.svg$`));
    expect(await imageOf({ category: 'Rodeo' })).toBe(`${SITE_URL}/images/event-other.svg`);
  });
});

test('the address is that of the organizer’s page, if the owner gives one, never one of the guide', async () => {
  const link = 'https://events.example.com/fair';
  const [linked] = await eventData({ when: '2026-12-05', link });
  expect(linked?.url).toBe(link);
  const [own] = await eventData({ when: '2026-12-05', link: '/blog/1' });
  expect(own).not.toHaveProperty('url');
});

async function eventData(
  fields: Partial<EventEntry>,
  day: CivilDay = TODAY,
): Promise<StructuredThing[]> {
  const events = [{ ...sampleEvent(1, fields), featured: true }];
  const { document } = await pageAt(paths.events, { events }, day);
  return readStructuredData(document).filter((thing) => thing['@type'] === 'Event');
}

/** Start and end of each Event; only the start if the end isn't told. */
async function datesOf(when: EventEntry['when'], day?: CivilDay): Promise<unknown[][]> {
  const things = await eventData({ when }, day);
  return things.map(({ startDate, endDate }) =>
    endDate === undefined ? [startDate] : [startDate, endDate],
  );
}

async function imageOf(fields: Partial<EventEntry>): Promise<unknown> {
  const [data] = await eventData({ when: '2026-12-05', ...fields });
  return data?.image;
}

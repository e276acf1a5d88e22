import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { sampleActivity, sampleEvent, samplePost } from '../../model/fixtures/samples.ts';
import { expectBookingLink } from '../../server/fixtures/booking-link.ts';
import { texts } from '../../server/fixtures/element-texts.ts';
import { pageAt, SITE_URL } from '../../server/fixtures/page-at.tsx';
import { activityAt, section } from '../../server/fixtures/place-page.ts';
import type { EventEntry } from '../events/event.ts';

const featured = false;

test.each([
  ['/things-to-do/wine-road-290', '/things-to-do', 'All things to do', 'Wine & Spirits'],
  ['/events/old-gruene-market-days', '/events', 'All events', 'Culture'],
])(
  '%s has a poster with its badge and title, a way back, and a booking button',
  async (path, list, back, category) => {
    const { document, getByRole } = await pageAt(path);
    const article = getByRole('main').querySelector('article') as HTMLElement;
    const [poster] = article.querySelectorAll('img');
    expect([poster?.getAttribute('fetchpriority'), poster?.getAttribute('loading')]).toEqual([
      'high',
      null,
    ]);
    expect(texts(article.querySelectorAll('.badge'))[0]).toBe(category);
    expect(texts(document.querySelectorAll('h1'))).toEqual([document.title.split(' | ')[0]]);
    const link = within(article).getByRole('link', { name: back });
    expect(link.getAttribute('href')).toBe(list);
    const name = path.startsWith('/events') ? 'event' : 'activity';
    await expectBookingLink(article, 'Book Your Stay', `${name}-closing`);
  },
);

describe('when an event is', () => {
  test('its next days with weekday and year; usual ones say so, and its time stands below the title', async () => {
    const page = await eventAt({
      when: [
        { day: '2026-12-05', starts: '18:00' },
        { from: '2027-12-04', to: '2027-12-05', usual: true },
      ],
      time: 'Evening',
    });
    expect(texts(section(page, 'When').querySelectorAll('li'))).toEqual([
      'Saturday, December 5, 2026, 6 PM',
      'Usually Saturday, December 4, 2027 to Sunday, December 5, 2027',
    ]);
    expect(page.document.querySelector('h1 + p')?.textContent).toBe(
      'Sat,\u00A0Dec\u00A05 • Evening',
    );
  });

  test('of nights with a pause, the whole run stands below the title, with the pause beside it', async () => {
    const page = await eventAt({
      when: [
        { from: '2026-11-20', to: '2026-12-03', usual: true },
        { from: '2026-12-05', to: '2026-12-30', usual: true },
      ],
      time: '6 PM',
    });
    expect(texts(page.document.querySelectorAll('h1 ~ p')).slice(0, 2)).toEqual([
      'Usually on now, until Wed,\u00A0Dec\u00A030 • 6 PM',
      'Not on Dec 4',
    ]);
  });

  test('nights with a pause of a night are one row of the weeks that they take, not three', async () => {
    const page = await eventAt({
      when: [
        { from: '2026-11-24', to: '2026-12-03', usual: true },
        { from: '2026-12-05', to: '2026-12-30', usual: true },
        { from: '2027-01-01', to: '2027-01-06', usual: true },
        { from: '2027-12-01', to: '2027-12-09', starts: '17:00' },
        { from: '2027-12-11', to: '2027-12-20', starts: '17:00' },
      ],
    });
    expect(texts(section(page, 'When').querySelectorAll('li'))).toEqual([
      'Usually November 24, 2026 to January 6, 2027, except December 4 and 31',
      'December 1 to December 20, 2027, 5 PM, except December 10',
    ]);
  });

  test('with a pause and another hour after it, each part is a row of its own', async () => {
    const page = await eventAt({
      when: [
        { from: '2026-12-01', to: '2026-12-09', starts: '17:00' },
        { from: '2026-12-11', to: '2026-12-20', starts: '18:00' },
      ],
    });
    expect(texts(section(page, 'When').querySelectorAll('li'))).toEqual([
      'Tuesday, December 1, 2026 to Wednesday, December 9, 2026, 5 PM',
      'Friday, December 11, 2026 to Sunday, December 20, 2026, 6 PM',
    ]);
  });

  test('on its day it says "Today" (decision 36)', async () => {
    const page = await eventAt({ when: '2026-11-22', time: '7 pm' });
    expect(page.document.querySelector('h1 + p')?.textContent).toBe('Today • 7 pm');
    expect(page.html).toContain('"day":"2026-11-22"');
  });

  test('it goes into the visitor’s own calendar, unless it is over or has no days (decision 39)', async () => {
    const linkAt = async (fields: Partial<EventEntry>) =>
      (await eventAt(fields)).queryByRole('link', { name: 'Add to calendar' });
    const link = await linkAt({ when: '2026-12-05' });
    expect(link?.getAttribute('href')).toBe('/events/event-1.ics');
    expect(link?.getAttribute('download')).toBe('event-1.ics');
    expect(await linkAt({ when: '2026-11-01' })).toBeNull();
    expect(await linkAt({ date: 'May 3' })).toBeNull();
  });

  test('days that are only known as text stand below the title alone', async () => {
    const page = await eventAt({ date: 'May 3', time: '7 pm' });
    expect(page.document.querySelector('h1 + p')?.textContent).toBe('May 3 • 7 pm');
    expect(page.queryByText('When')).toBeNull();
  });

  test('one that is over keeps its page, says so, and shows what comes next (decision 32)', async () => {
    const next = { ...sampleEvent(2, { title: 'Next Fair', when: '2026-12-05' }), featured };
    const page = await eventAt({ when: '2026-11-21' }, next);
    expect(page.status).toBe(200);
    expect(section(page, 'When').textContent).toContain(
      'This one is over. It was on Saturday, November 21, 2026.',
    );
    expect(page.document.querySelector('h1 + p')?.textContent).toContain(
      'Over: Sat,\u00A0Nov\u00A021',
    );
    const link = within(section(page, 'What comes next')).getByRole('link', { name: 'Next Fair' });
    expect(link.getAttribute('href')).toBe('/events/next-fair');
  });
});

test('its story stands below its description, by the rules of a post’s body', async () => {
  const story = '**How it began**\n\n- first\n- second';
  const { document } = await pageAt('/things-to-do/activity-1', {
    activities: [{ ...sampleActivity(1), featured, story }],
  });
  expect(texts(document.querySelectorAll('.prose > h2, .prose > ul > li'))).toEqual([
    'How it began',
    'first',
    'second',
  ]);
  expect((await activityAt({})).document.querySelector('.prose')).toBeNull();
});

test('what is nearby, on there, and in the blog is shown and linked; the owner’s own link is a button', async () => {
  const visit = { latitude: 30.75, longitude: -98.67, town: 'Llano' };
  const page = await pageAt('/things-to-do/activity-1', {
    activities: [
      { ...sampleActivity(1, { link: 'https://example.com/more' }), featured, visit },
      {
        ...sampleActivity(2, { imageUrl: '/images/2.svg' }),
        featured,
        visit: { ...visit, latitude: 30.8 },
      },
    ],
    events: [{ ...sampleEvent(1, { when: '2026-12-05', visit: { town: 'Llano' } }), featured }],
    posts: [{ ...samplePost(7, { places: ['/things-to-do/activity-1'] }), featured }],
  });
  const linksIn = (heading: string) =>
    within(section(page, heading))
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(linksIn('Nearby')[0]).toBe('Activity 2 /things-to-do/activity-2');
  expect(section(page, 'Nearby').textContent).toContain('Activity 23\u00a0mi away');
  expect(linksIn('Nearby')).toContain('Fredericksburg /destinations/fredericksburg');
  expect(linksIn('What’s on in Llano')).toEqual(['Event 1 /events/event-1']);
  expect(linksIn('From our blog')).toEqual(['Post 7 /blog/7']);
  const more = page.getByText('More about it');
  expect([more.getAttribute('href'), more.className]).toEqual([
    'https://example.com/more',
    'button button-quiet',
  ]);
});

test('its share picture and its long description are cut for those who show it elsewhere', async () => {
  const image = { width: 800, height: 600, widths: [], tone: 1 };
  const description = 'Many words about it. '.repeat(20).trim();
  const { document } = await pageAt('/things-to-do/activity-1', {
    activities: [
      { ...sampleActivity(1, { imageUrl: '/images/own.jpg', image, description }), featured },
    ],
  });
  const content = (name: string) =>
    document.querySelector(`meta[${name}]`)?.getAttribute('content');
  expect(content('property="og:image"')).toBe(`${SITE_URL}/share/own.jpg`);
  expect(content('name="description"')).toMatch(/^Many words .*(?:about|words|it\.|Many)…$/);
  expect(content('name="description"')?.length).toBeLessThanOrEqual(200);
});

/** The page of an event with these fields. */
function eventAt(fields: Partial<EventEntry>, ...others: EventListing[]) {
  const { date: _, ...event } = sampleEvent(1);
  return pageAt('/events/event-1', { events: [{ ...event, featured, ...fields }, ...others] });
}

type EventListing = EventEntry & { featured: boolean };

import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { dayText } from '../../model/day/civil-day.ts';
import { SAMPLE_DAY, sampleEvent } from '../../model/fixtures/samples.ts';
import { hrefs, texts } from '../../server/fixtures/element-texts.ts';
import { pageAfterCalls, pageAt } from '../../server/fixtures/page-at.tsx';
import { shippedContent } from '../../server/fixtures/shipped-snapshot.ts';

const { events } = await shippedContent();
const featured = events.filter((event) => event.featured);
const page = await pageAt('/events');
const main = within(page.getByRole('main'));

test('§2 Events: heading "Events" and a grid of event cards', () => {
  expect(texts(main.getAllByRole('heading', { level: 1 }))).toEqual(['Events']);
  const cards = main.getAllByRole('article');
  expect(cards.map(titleOf)).toEqual(events.map(({ title }) => title));
  for (const card of cards) expect(card.closest('ul')?.className).toContain('grid-events');
});

test('events stand by months, with headings and links to them; what is on comes first (decision 50)', async () => {
  const [year = '', month = '', day = ''] = dayText(SAMPLE_DAY).split('-');
  const whens = [
    { date: 'Every day' },
    { when: { from: `${year}-${month}-01`, to: `${year}-12-24` } },
    { when: `${Number(year) + 1}-${month}-${day}` },
    { when: `${year}-12-05` },
    { when: `${year}-12-06` },
  ];
  const changed = {
    events: whens.map((fields, index) => ({ ...sampleEvent(index + 1, fields), featured: false })),
  };
  const { document } = await pageAt('/events', changed);
  const sections = [...document.querySelectorAll('.group')].map((section) => [
    section.querySelector('h2')?.id,
    section.querySelector('h2')?.textContent,
    section.querySelectorAll('ul.grid-events article').length,
  ]);
  expect(sections).toEqual([
    ['on-now', 'On now', 1],
    ['december-2026', 'December', 2],
    ['november-2027', 'November 2027', 1],
    ['undated', 'Days to be announced', 1],
  ]);
  const links = within(document.body).getByRole('navigation', { name: 'Months' });
  expect(hrefs(links.querySelectorAll('a'))).toEqual(sections.map(([id]) => `#${id}`));
  expect(document.querySelector('main input')).toBeNull();
});

test('events with the specification’s fields only keep the plain grid (decision 50)', async () => {
  const json = [sampleEvent(1, { date: 'Mar 15' }), sampleEvent(2, { date: '15 May' })];
  const { document } = await pageAfterCalls('/events', { '/api/events': { json } });
  expect(document.querySelectorAll('.group, main nav')).toHaveLength(0);
  expect(document.querySelectorAll('main ul.grid-events > li')).toHaveLength(2);
});

test('each event has its own picture, or that of its category (decision 42)', async () => {
  const json = [
    sampleEvent(1, { date: 'Mar 15', category: 'Music' }),
    { ...sampleEvent(2, { date: 'May 1' }), imageUrl: '/images/wurstfest.svg' },
  ];
  const { document } = await pageAfterCalls('/events', { '/api/events': { json } });
  const pictures = [...document.querySelectorAll('main article img')].map((img) => [
    img.getAttribute('src'),
    img.getAttribute('alt'),
  ]);
  expect(pictures).toEqual([
    ['/images/event-music.svg', ''],
    ['/images/wurstfest.svg', ''],
  ]);
});

test('§2 Events: the date box has month and day, whichever comes first in the date’s text (decision 5)', async () => {
  const dates = [
    ['Mar 15', 'Mar', '15'],
    ['15 March', 'March', '15'],
    ['March 15-17', 'March', '15-17'],
    ['15th of May', 'May', '15'],
    ['  May   15 ', 'May', '15'],
    ['May', 'May', ''],
    ['Dec Saturdays', 'Dec', ''],
    ['Feb 30', 'Feb', ''],
    ['05 06', '05', '06'],
  ] as const;
  const json = dates.map(([date], index) => sampleEvent(index + 1, { date }));
  const { document } = await pageAfterCalls('/events', { '/api/events': { json } });
  const boxes = [...document.querySelectorAll('main .date-box')].map((box) =>
    texts(box.querySelectorAll('span')),
  );
  expect(boxes).toEqual(dates.map(([, month, day]) => [month, day]));
});

test('what the date box has no room for is said beside it, if a row has the specification’s fields only', async () => {
  const dates = ['Mar 15', 'Dec Saturdays', 'Feb 30', 'May'];
  const json = dates.map((date, index) => sampleEvent(index + 1, { date }));
  for (const [path, call] of [
    ['/events', '/api/events'],
    ['/contact', '/api/events/featured'],
  ] as const) {
    const { document } = await pageAfterCalls(path, { [call]: { json } });
    const notes = [...document.querySelectorAll('main .event-card h3 + p:not(.event-when)')];
    expect([path, texts(notes)]).toEqual([path, ['Dec Saturdays', 'Feb 30']]);
  }
});

test('§2 Events: the home page and the events page show the same month and day for the same event (decision 5)', async () => {
  const home = await pageAt('/');
  const shown = featured.slice(0, 4).map(({ title }) => title);
  expect(shown).toHaveLength(4);
  const atHome = dateBoxes(home.document);
  expect([...atHome.keys()]).toEqual(shown);
  for (const title of shown)
    expect([title, atHome.get(title)]).toEqual([title, dateBoxes(page.document).get(title)]);
});

test('§2 Events: a card shows a colored category badge, title, "location • time" and description', () => {
  const cards = main.getAllByRole('article');
  for (const [index, { title, category, location, time, description }] of events.entries()) {
    const card = cards[index];
    expect(card?.querySelector('h3')?.textContent).toBe(title);
    expect(card?.querySelector('.badge:not(.badge-neutral)')?.textContent).toBe(category);
    expect(card?.querySelector('.event-when')?.textContent).toBe(`${location} • ${time}`);
    expect(card?.querySelector('.event-when + p')?.textContent).toBe(description);
  }
});

test('§2 Events: "Learn More →" has the href "#" and goes nowhere (decision 1)', () => {
  const links = main.getAllByText('Learn More →', { selector: 'a' });
  expect(hrefs(links)).toEqual(events.map(() => '#'));
});

test('§2 Events: the reusable grid shows only featured events, the next four, on /contact (decision 23)', async () => {
  expect(featured.length).toBeGreaterThan(4);
  const contact = await pageAt('/contact');
  const cards = within(contact.getByRole('main')).getAllByRole('article');
  expect(cards.map(titleOf)).toEqual(featured.slice(0, 4).map(({ title }) => title));
});

test('visitors can subscribe to all events, or copy the address for their calendar program (decision 39)', () => {
  const section = within(page.getByRole('region', { name: 'All of this in your own calendar' }));
  expect(hrefs(section.getAllByRole('link', { name: 'Subscribe' }))).toEqual([
    'webcal://guide.example/events.ics',
  ]);
  section.getByText('http://guide.example/events.ics', { selector: 'code' });
});

function titleOf(card: Element): string | undefined {
  return card.querySelector('h3')?.textContent;
}

/** Month and day of each event's date box, by the event's title. */
function dateBoxes(document: Document): Map<string | undefined, string[]> {
  const cards = [...document.querySelectorAll('main .event-card')];
  return new Map(
    cards.map((card) => [titleOf(card), texts(card.querySelectorAll('.date-box span'))]),
  );
}

// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { livePage } from '../../server/fixtures/live-page.tsx';
import { type Answer, pageAfterCalls } from '../../server/fixtures/page-at.tsx';

/** The heading of a page that is still loading. */
const PENDING = 'One moment…';

/**
 * A data-driven page, the API path it waits for, and its number of placeholders until then
 * (sections 2 and 9).
 */
const lists = [
  ['/things-to-do', '/api/activities', 6],
  ['/wine-spirits', '/api/activities', 6],
  ['/water-sports', '/api/activities', 6],
  ['/outdoor', '/api/activities', 6],
  ['/culture', '/api/activities', 6],
  ['/dining', '/api/activities', 6],
  ['/entertainment', '/api/activities', 6],
  ['/destinations', '/api/destinations', 9],
  ['/events', '/api/events', 6],
] as const;

test('§9 Placeholders: 6 activities, 9 destinations, 6 events and 6 on a category page while the list loads', async () => {
  for (const [path, apiPath, count] of lists)
    expect([path, await placeholdersAt(path, apiPath)]).toEqual([path, count]);
});

test('§9 Placeholders: 3 for the featured activities on the 404 page (decision 23)', async () => {
  expect(await placeholdersAt('/no-such-page', '/api/activities/featured')).toBe(3);
});

test('§9 Placeholders: 2 for the featured events on /contact (decision 23)', async () => {
  expect(await placeholdersAt('/contact', '/api/events/featured')).toBe(2);
});

test('§2 Home: the sections have 6, 3, 4 and 6 placeholders while they load (decision 22)', async () => {
  const apiPaths = ['activities', 'destinations', 'events', 'blog'].map(
    (list) => `/api/${list}/featured`,
  );
  const page = await pageAfterCalls(
    '/',
    Object.fromEntries(apiPaths.map((path) => [path, 'nothing'])),
  );
  const sections = [
    'Unforgettable Experiences',
    'Must-Visit Destinations',
    'Upcoming Events',
    'Travel Guides',
  ];
  const counts = sections.map((name) => placeholders(page.getByRole('region', { name })).length);
  expect(counts).toEqual([6, 3, 4, 6]);
});

test('§4 States: the blog list loads with a large placeholder and 4 at the side, 3 in featured mode', async () => {
  expect(await placeholdersAt('/blog', '/api/blog')).toBe(1 + 4);
  expect(await placeholdersAt('/blog/1', '/api/blog/featured')).toBe(1 + 3);
});

test('§2 Blog post: a skeleton shows while the post loads', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const page = await livePage('/blog/1', { '/api/blog/1': () => promise });
  const [skeleton] = placeholders(document);
  expect(skeleton?.matches('main .post-head')).toBe(true);
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe(PENDING);
  resolve(Response.json({ id: 1, title: 'A porch', content: 'Sit down.' }));
  await page.findByRole('heading', { level: 1, name: 'A porch' });
  expect(skeleton?.isConnected).toBe(false);
});

const none = { json: [] };

test('§8 Empty lists: "No activities found."', async () => {
  await expectOnly('No activities found.', '/things-to-do', { '/api/activities': none });
});

test('§8 Empty lists: "No events found."', async () => {
  await expectOnly('No events found.', '/events', { '/api/events': none });
});

test('§8 Empty lists: "No blog posts available."', async () => {
  await expectOnly('No blog posts available.', '/blog', { '/api/blog': none });
});

test('§4 States: the destinations list has an empty state too', async () => {
  const page = await pageAfterCalls('/destinations', { '/api/destinations': none });
  page.getByText('No destinations found.');
  page.getByRole('heading', { name: 'Ready to Explore Hill Country?' });
});

test('§4 States: a section of the home page with nothing to show is absent', async () => {
  const hasEvents = (page: Awaited<ReturnType<typeof pageAfterCalls>>) =>
    page.queryByRole('heading', { name: 'Upcoming Events' }) !== null;
  expect(hasEvents(await pageAfterCalls('/', {}))).toBe(true);
  const page = await pageAfterCalls('/', { '/api/events/featured': none });
  page.getByRole('heading', { name: 'Travel Guides' });
  expect(hasEvents(page)).toBe(false);
});

async function expectOnly(
  text: string,
  path: string,
  answers: Record<string, Answer>,
): Promise<void> {
  const page = await pageAfterCalls(path, answers);
  page.getByText(text);
  expect(page.queryAllByRole('article')).toEqual([]);
}

/** How many placeholders the page shows while the call to this API path has no answer. */
async function placeholdersAt(path: string, apiPath: string): Promise<number> {
  const { document } = await pageAfterCalls(path, { [apiPath]: 'nothing' });
  return placeholders(document).length;
}

function placeholders(within: ParentNode): Element[] {
  return [...within.querySelectorAll('[data-placeholder]')];
}

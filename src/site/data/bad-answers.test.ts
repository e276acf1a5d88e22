import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sampleEvent } from '../../model/fixtures/samples.ts';
import { type Answer, pageAfterCalls, renderedAt } from '../../server/fixtures/page-at.tsx';

/**
 * Every row of bad-inputs.jsonl that begins with "client" and is about an answer; "client network
 * down" is in client.test.ts.
 */

test('client empty body 200: the error state', async () => {
  await expectError({ status: 200, body: '' });
});

test('client truncated JSON: the error state', async () => {
  await expectError({ status: 200, body: '{"id":1' });
});

test('client 204: the error state', async () => {
  await expectError({ status: 204, body: null });
});

test('client 500 text: the message is "500: boom"', async () => {
  expect(await expectError({ status: 500, body: 'boom' })).toBe('500: boom');
});

test('client 401: the message is "401: who are you" (decision 9)', async () => {
  expect(await expectError({ status: 401, body: 'who are you' })).toBe('401: who are you');
});

test('client redirect to HTML: the error state', async () => {
  const { html } = await renderedAt('/');
  const origin = await serving(({ url }, response) => {
    if (url === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    else response.writeHead(302, { location: '/' }).end();
  });
  await expectError((init) => fetchFrom(`${origin}/api/events`, init));
});

test('client null post: "Blog post not found"', async () => {
  const page = await pageAfterCalls('/blog/7', { '/api/blog/7': { json: null } });
  page.getByRole('heading', { level: 1, name: 'Blog post not found' });
});

test('client missing fields: cards are drawn, without "undefined"', async () => {
  const json = [{ id: 1 }, { id: 2, title: null, description: null }];
  const calls = {
    '/things-to-do': '/api/activities',
    '/destinations': '/api/destinations',
    '/events': '/api/events',
    '/blog': '/api/blog',
  };
  for (const [path, apiPath] of Object.entries(calls)) {
    const page = await pageAfterCalls(path, { [apiPath]: { json } });
    expect(page.getAllByRole('article'), path).toHaveLength(2);
    expect(page.getByRole('main').innerHTML, path).not.toMatch(/undefined|null|NaN|\[object/);
  }
});

test('client wrong types: the row is dropped, the others stay', async () => {
  const wrong = { id: '1', title: 5, highlights: 'x' };
  const json = [wrong, sampleEvent(2), null, 'text', [], { ...sampleEvent(3), title: {} }];
  const page = await pageAfterCalls('/events', { '/api/events': { json } });
  const titles = page
    .getAllByRole('article')
    .map((card) => card.querySelector('h2, h3')?.textContent);
  expect(titles).toEqual(['Event 2']);
});

test('client drip: an answer that comes byte by byte is an error after 10 seconds', async () => {
  const asked = shortenTimeouts();
  const origin = await serving((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 10);
    response.on('close', () => clearInterval(timer));
  });
  expect(await expectError((init) => fetchFrom(`${origin}/`, init))).toMatch(/timeout|timed out/);
  expect(asked).toEqual([10_000]);
});

test('client bad gateway page: the whole message is text, in a box that scrolls, and none of it runs', async () => {
  const body = `<html><script>document.title = 'run'</script>${'<p>Bad gateway</p>'.repeat(6000)}`;
  const message = await expectError({ status: 502, body });
  expect(message).toBe(`502: ${body}`);
});

test('client script in error body: it is shown as text', async () => {
  const body = '<img src=x onerror="document.title = 1">';
  expect(await expectError({ status: 500, body })).toBe(`500: ${body}`);
});

/**
 * Shows the events after this answer, expects an alert with "Try again" instead of any cards, and
 * returns its message.
 */
async function expectError(answer: Answer): Promise<string> {
  const page = await pageAfterCalls('/events', { '/api/events': answer });
  const alert = page.getByRole('alert');
  page.getByRole('button', { name: 'Try again' });
  expect([...page.document.querySelectorAll('main article, main [data-placeholder]')]).toEqual([]);
  expect([...alert.querySelectorAll('*')].map(({ localName }) => localName)).toEqual([
    'img',
    'h2',
    'div',
    'a',
    'button',
    'p',
  ]);
  return alert.querySelector('p')?.textContent ?? '';
}

const fetchFrom = fetch;

/** Starts a server for the test. Returns its origin. */
async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0);
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/**
 * Makes every request timeout a hundred times shorter. The list that it returns collects the
 * timeouts asked for, in milliseconds.
 */
function shortenTimeouts(): number[] {
  const original = AbortSignal.timeout;
  const asked: number[] = [];
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    asked.push(milliseconds);
    return original.call(AbortSignal, milliseconds / 100);
  });
  onTestFinished(() => spy.mockRestore());
  return asked;
}

test('empty strings count as absent: no lone "·", no empty chip, no link without an address', async () => {
  const posts = [{ id: 1, title: 'A', excerpt: '', category: '', publishedAt: '', readTime: '' }];
  const blog = await pageAfterCalls('/blog', { '/api/blog': { json: posts } });
  expect(blog.getByRole('main').textContent).not.toContain('·');
  const post = await pageAfterCalls('/blog/1', { '/api/blog/1': { json: posts[0] } });
  expect(post.getByRole('main').querySelector('.post-title')?.textContent).not.toContain('·');
  const destinations = [{ id: 1, name: 'Mason', highlights: ['', 'Topaz', ' '] }];
  const towns = await pageAfterCalls('/destinations', {
    '/api/destinations': { json: destinations },
  });
  const chips = towns.getByRole('article').querySelectorAll('.chip, .chips > *, ul > li');
  expect([...chips].map(({ textContent }) => textContent)).toEqual(['Topaz']);
  const events = [
    { id: 1, title: 'Fair', category: '', slug: '', link: '', location: '', time: '' },
  ];
  const page = await pageAfterCalls('/events', { '/api/events': { json: events } });
  const card = page.getByRole('article');
  expect(card.querySelectorAll('a[href=""], .badge, .event-days')).toHaveLength(0);
});

test('an unreadable optional field is dropped, never its row', async () => {
  const json = [
    { id: 1, title: 'One', usual: false },
    { id: 2, title: 'Two', slug: 5 },
    { id: 3, title: 'Three', link: {}, startDate: 20270319 },
    { id: 4, title: 'Four', usual: 'yes', endDate: null },
  ];
  const page = await pageAfterCalls('/events', { '/api/events': { json } });
  expect(page.getAllByRole('article')).toHaveLength(4);
  const activities = [
    { id: 1, title: 'One', image: { width: 'a' }, imageAlt: 1 },
    { id: 2, title: 'Two', location: [], latitude: 'x' },
  ];
  const list = await pageAfterCalls('/things-to-do', { '/api/activities': { json: activities } });
  expect(list.getAllByRole('article')).toHaveLength(2);
  const towns = [{ id: 1, name: 'Mason', highlights: [1, 2], longitude: '3' }];
  const map = await pageAfterCalls('/destinations', { '/api/destinations': { json: towns } });
  expect(map.getAllByRole('article')).toHaveLength(1);
});

// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { samplePost } from '../../model/fixtures/samples.ts';
import { livePage } from '../../server/fixtures/live-page.tsx';
import { type Answer, pageAfterCalls } from '../../server/fixtures/page-at.tsx';

const boom = { status: 500, body: 'boom' };

const lists = [
  ['/things-to-do', '/api/activities', 'The activities could not be loaded'],
  ['/dining', '/api/activities', 'The activities could not be loaded'],
  ['/destinations', '/api/destinations', 'The destinations could not be loaded'],
  ['/events', '/api/events', 'The events could not be loaded'],
  ['/contact', '/api/events/featured', 'The events could not be loaded'],
] as const;

test('§8 Errors: a list that failed to load says so with the message, and "Try again" loads it (decision 10)', async () => {
  for (const [path, apiPath, heading] of lists) {
    const answers: Record<string, Answer> = { [apiPath]: boom };
    const page = await livePage(path, answers);
    const alert = await page.findByRole('alert');
    expect([path, alert.querySelector('h2')?.textContent]).toEqual([path, heading]);
    expect(alert.querySelector('p')?.textContent).toBe('500: boom');
    expect(page.queryAllByRole('article')).toEqual([]);
    delete answers[apiPath];
    page.getByRole('button', { name: 'Try again' }).click();
    expect((await page.findAllByRole('article')).length).toBeGreaterThan(0);
    expect(page.queryByRole('alert')).toBeNull();
  }
});

test('§8 Errors: the blog list says "Error loading blog posts: 500: boom"', async () => {
  const answers: Record<string, Answer> = { '/api/blog': boom };
  const page = await livePage('/blog', answers);
  const alert = await page.findByRole('alert');
  expect(alert.querySelector('p')?.textContent).toBe('Error loading blog posts: 500: boom');
  delete answers['/api/blog'];
  page.getByRole('button', { name: 'Try again' }).click();
  expect((await page.findAllByRole('article')).length).toBeGreaterThan(5);
});

test('§8 Errors: if the body is empty, the message has the status text', async () => {
  const page = await pageAfterCalls('/blog', { '/api/blog': { status: 503, body: '' } });
  page.getByText('Error loading blog posts: 503: Service Unavailable');
});

test('§8 Errors: the sections of the home page that failed are absent, the others stay (decision 10)', async () => {
  const whole = await pageAfterCalls('/', {});
  const page = await pageAfterCalls('/', {
    '/api/activities/featured': boom,
    '/api/destinations/featured': { status: 404, body: '' },
    '/api/events/featured': 'no connection',
  });
  const headings = ({ document }: typeof page) =>
    [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
  const gone = ['Unforgettable Experiences', 'Must-Visit Destinations', 'Upcoming Events'];
  expect(headings(whole)).toEqual(expect.arrayContaining(gone));
  expect(headings(page)).toEqual(
    headings(whole).filter((heading) => !gone.includes(heading ?? '')),
  );
  expect(page.queryByRole('alert')).toBeNull();
});

test('§8 Errors: a missing post is "Blog post not found", with a way back (decision 7)', async () => {
  const answers: Record<string, Answer> = {
    'null, as the API sends it': { status: 404, json: null },
    'null with status 200': { json: null },
    'anything but a post': { json: { message: 'no' } },
    'a list': { json: [] },
    'an error page': { status: 502, body: '<h1>Bad gateway</h1>' },
  };
  for (const [name, answer] of Object.entries(answers)) {
    const page = await pageAfterCalls('/blog/7', { '/api/blog/7': answer });
    const { textContent: heading } = page.getByRole('heading', { level: 1 });
    const back = page.getByRole('link', { name: 'Back to Blog' });
    expect([name, heading, back.getAttribute('href')]).toEqual([
      name,
      'Blog post not found',
      '/blog',
    ]);
  }
});

test('§7 Calls: the post’s answer is read as JSON without checking the status (decision 7)', async () => {
  const page = await pageAfterCalls('/blog/7', {
    '/api/blog/7': { status: 500, json: samplePost(7) },
  });
  page.getByRole('heading', { level: 1, name: 'Post 7' });
});

test('§8 Errors: a post that failed to load is not called missing; "Try again" loads it (decision 8)', async () => {
  for (const failure of ['no connection', { status: 200, body: '<html>' }] satisfies Answer[]) {
    const answers: Record<string, Answer> = { '/api/blog/7': failure };
    const page = await livePage('/blog/7', answers);
    await page.findByRole('heading', { name: 'The post could not be loaded' });
    expect(page.queryByRole('heading', { name: 'Blog post not found' })).toBeNull();
    answers['/api/blog/7'] = { json: samplePost(7) };
    page.getByRole('button', { name: 'Try again' }).click();
    await page.findByRole('heading', { level: 1, name: 'Post 7' });
    expect(page.queryByRole('alert')).toBeNull();
  }
});

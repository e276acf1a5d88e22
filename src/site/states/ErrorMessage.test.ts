import { expect, test } from 'vitest';
import { pageAfterCalls } from '../../server/fixtures/page-at.tsx';

test.each([50, 500, 100_000])(
  '§8 Errors: the blog list shows the whole message, with a body of %i characters',
  async (length) => {
    const body = 'boom <b>'.repeat(length / 8 + 1).slice(0, length);
    const page = await pageAfterCalls('/blog', { '/api/blog': { status: 500, body } });
    expect(page.getByRole('alert').querySelector('p')?.textContent).toBe(
      `Error loading blog posts: 500: ${body}`,
    );
  },
);

test('§8 Errors: every other list shows the whole message', async () => {
  const body = 'boom '.repeat(100);
  const page = await pageAfterCalls('/events', { '/api/events': { status: 500, body } });
  expect(page.getByRole('alert').querySelector('p')?.textContent).toBe(`500: ${body}`);
});

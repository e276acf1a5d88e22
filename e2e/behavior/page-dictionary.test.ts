import { expect } from 'vitest';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test('a second full load comes against the dictionary that the first page named, and is the same page', async ({
  browser,
  guide,
}) => {
  const context = await browser.newContext({ baseURL: guide.url });
  const page = await context.newPage();
  const dictionary = page.waitForResponse((response) =>
    response.url().includes('/assets/dictionary-'),
  );
  await visit(page, '/contact');
  expect((await dictionary).status()).toBe(200);
  await expect.poll(() => secondLoad('/blog')).toMatchObject({ coding: 'dcz', title: true });
  const { html, bytes } = await secondLoad('/blog');
  const answer = await fetch(`${guide.url}/blog`, { headers: { 'accept-encoding': 'br' } });
  expect(html).toBe(await answer.text());
  expect(bytes).toBeLessThan(0.6 * Number(answer.headers.get('content-length')));
  await context.close();

  async function secondLoad(path: string) {
    const response = await page.goto(path);
    return {
      coding: (await response?.allHeaders())?.['content-encoding'],
      html: await response?.text(),
      title: (await page.title()).startsWith('Travel Blog'),
      bytes: await page.evaluate(
        () => performance.getEntriesByType('navigation')[0]?.toJSON().encodedBodySize,
      ),
    };
  }
});

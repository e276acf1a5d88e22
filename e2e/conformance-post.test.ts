import { expect } from 'vitest';
import { samplePost } from '../src/model/fixtures/samples.ts';
import type { Post } from '../src/model/post.ts';
import { arriveWith } from './arrive-with.ts';
import { fetchApi } from './fetch-api.ts';
import { test } from './test.ts';

const ID = 99;

/** The element names and texts of a post's body. */
async function renderedBody(page: Parameters<typeof arriveWith>[0], content: string): Promise<string[][]> {
  await arriveWith(page, `/blog/${ID}`, { [`/api/blog/${ID}`]: { json: samplePost(ID, { content }) } });
  const body = page.locator('article .prose').first();
  await body.waitFor();
  return body.evaluate((prose) =>
    [...prose.children].map((child) => [
      child.tagName,
      ...(child.tagName === 'UL' ? [...child.children] : [child]).map((part) => part.textContent),
    ]),
  );
}

test('§2 Blog post: hero image, badge, title, date and reading time, then the body', async ({ page, guide }) => {
  const post = await fetchApi<Post>(guide, '/api/blog/1');
  await page.goto('/blog/1');
  const article = page.getByRole('main').getByRole('article').first();
  expect(await article.getByRole('img').first().getAttribute('src')).toBe(post.imageUrl);
  expect(await article.locator('.badge').textContent()).toBe(post.category);
  expect(await article.getByRole('heading', { level: 1 }).textContent()).toBe(post.title);
  const text = await article.innerText();
  const order = [post.title, post.publishedAt, post.readTime, post.content.split('\n')[0] ?? ''].map((part) =>
    text.indexOf(part),
  );
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('§2 Blog post: "Back to Blog" and "Explore More Articles" lead to /blog', async ({ page }) => {
  await page.goto('/blog/1');
  const article = page.getByRole('main').getByRole('article').first();
  for (const name of ['Back to Blog', 'Explore More Articles']) {
    expect([name, await article.getByRole('link', { name }).last().getAttribute('href')]).toEqual([name, '/blog']);
  }
  expect(
    await article.locator('.prose').last().getByRole('link', { name: 'Explore More Articles' }).getAttribute('class'),
  ).toContain('button');
});

test('§2 Body rendering: paragraphs are split on blank lines', async ({ page }) => {
  expect(await renderedBody(page, 'One.\n\nTwo\ngoes on.\n \n\nThree.')).toEqual([
    ['P', 'One.'],
    ['P', 'Two\ngoes on.'],
    ['P', 'Three.'],
  ]);
});

test('§2 Body rendering: CRLF counts as a line break (decision 12)', async ({ page }) => {
  expect(await renderedBody(page, 'a\r\n\r\nb')).toEqual([
    ['P', 'a'],
    ['P', 'b'],
  ]);
});

test('§2 Body rendering: a paragraph wrapped entirely in double asterisks is a subheading (decision 12)', async ({ page }) => {
  expect(await renderedBody(page, '**Where to park**\n\n**a** and **b**\n\n**abc')).toEqual([
    ['H2', 'Where to park'],
    ['P', '**a** and **b**'],
    ['P', '**abc'],
  ]);
});

test('§2 Body rendering: lines that start with "- " become one list, text before and after stay paragraphs (decision 12)', async ({
  page,
}) => {
  expect(await renderedBody(page, '- boots\n- water\n\nBring:\n- a hat\n- salt\nand no glass.')).toEqual([
    ['UL', 'boots', 'water'],
    ['P', 'Bring:'],
    ['UL', 'a hat', 'salt'],
    ['P', 'and no glass.'],
  ]);
});

test('§2 Body rendering: any other paragraph is plain text, markup and Markdown included', async ({ page }) => {
  const content = '<img src=x onerror=alert(1)>\n\n[x](javascript:alert(1))\n\n# not a heading';
  expect(await renderedBody(page, content)).toEqual(content.split('\n\n').map((text) => ['P', text]));
});

test('§2 Body rendering: an empty body shows "Content loading..."', async ({ page }) => {
  expect(await renderedBody(page, '')).toEqual([['P', 'Content loading...']]);
  expect(await renderedBody(page, ' \n\n')).toEqual([['P', 'Content loading...']]);
});

test('§2 Blog post: imageUrl may be relative or start with http (decision 19)', async ({ page, guide }) => {
  const sources = [
    ['images/smokehouse.svg', `${guide.url}/images/smokehouse.svg`],
    ['/images/smokehouse.svg', `${guide.url}/images/smokehouse.svg`],
    ['https://images.example.com/a.jpg', 'https://images.example.com/a.jpg'],
    ['http://images.example.com/a.jpg', 'http://images.example.com/a.jpg'],
  ];
  for (const [imageUrl = '', expected] of sources) {
    await arriveWith(page, `/blog/${ID}`, { [`/api/blog/${ID}`]: { json: samplePost(ID, { imageUrl }) } });
    const image = page.getByRole('main').getByRole('article').first().locator('img').first();
    expect(await image.evaluate((element: HTMLImageElement) => element.src)).toBe(expected);
  }
});

test('§2 Blog post: publishedAt is printed as given, whatever the visitor’s time zone (decision 24)', async ({
  browser,
  guide,
}) => {
  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const context = await browser.newContext({ baseURL: guide.url, timezoneId });
    const page = await context.newPage();
    const post = samplePost(ID, { publishedAt: '2026-03-10' });
    await arriveWith(page, `/blog/${ID}`, { [`/api/blog/${ID}`]: { json: post } });
    await page.getByText('2026-03-10').waitFor();
    await context.close();
  }
});

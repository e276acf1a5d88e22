import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { samplePost, several } from '../src/model/fixtures/samples.ts';
import type { PostSummary } from '../src/model/post.ts';
import { arriveWith } from './arrive-with.ts';
import { fetchApi } from './fetch-api.ts';
import { test } from './test.ts';

test('§2 Blog list: the heading is "Travel Blog"', async ({ page }) => {
  await page.goto('/blog');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Travel Blog');
});

test('§2 Blog list: the first post is large, with image, badge, date, title, excerpt and "Read More →"', async ({
  page,
  guide,
}) => {
  const [post] = await fetchApi<PostSummary[]>(guide, '/api/blog');
  await page.goto('/blog');
  const [lead, side] = [cards(page).nth(0), cards(page).nth(1)];
  expect(await lead.getByRole('heading').textContent()).toBe(post?.title);
  expect(await lead.getByRole('img').getAttribute('src')).toBe(post?.imageUrl);
  expect(await lead.locator('.badge').textContent()).toBe(post?.category);
  const text = await lead.innerText();
  for (const shown of [post?.publishedAt, post?.excerpt]) expect(text).toContain(shown);
  const link = lead.getByRole('link');
  expect([await link.innerText(), await link.getAttribute('href')]).toEqual(['Read More →', `/blog/${post?.id}`]);
  const widths = await Promise.all([lead, side].map(async (card) => (await card.boundingBox())?.width ?? 0));
  expect(widths[0]).toBeGreaterThan(widths[1] ?? 0);
});

test('§2 Blog list: the next 4 stand at the side, with thumbnail, category, date, title, excerpt and a link', async ({
  page,
  guide,
}) => {
  const [, ...posts] = await fetchApi<PostSummary[]>(guide, '/api/blog');
  await page.goto('/blog');
  expect(await sideCards(page).getByRole('heading').allTextContents()).toEqual(posts.slice(0, 4).map(({ title }) => title));
  for (const [index, post] of posts.slice(0, 4).entries()) {
    const card = sideCards(page).nth(index);
    const text = await card.innerText();
    for (const shown of [post.category, post.publishedAt, post.excerpt]) expect(text).toContain(shown);
    expect(await card.getByRole('img').getAttribute('src')).toBe(post.imageUrl);
    const link = card.getByRole('link', { name: /read more/i });
    expect(await link.getAttribute('href')).toBe(`/blog/${post.id}`);
  }
});

test('§2 Blog list: "View All Blog Posts" appears where there are more than 4 posts besides the first', async ({ page }) => {
  const button = page.getByRole('button', { name: 'View All Blog Posts' });
  await arriveWith(page, '/blog', { '/api/blog': { json: several(5, samplePost) } });
  await cards(page).first().waitFor();
  expect([await cards(page).count(), await button.count()]).toEqual([5, 0]);
  await arriveWith(page, '/blog', { '/api/blog': { json: several(6, samplePost) } });
  await cards(page).first().waitFor();
  expect(await button.count()).toBe(1);
});

test('§2 Blog list: "View All Blog Posts" moves to the list of all other posts (decisions 1 and 11)', async ({ page, guide }) => {
  const posts = await fetchApi<PostSummary[]>(guide, '/api/blog');
  await page.goto('/blog');
  const others = page.getByRole('list', { name: 'All other posts' });
  expect(await others.getByRole('heading').allTextContents()).toEqual(posts.slice(5).map(({ title }) => title));
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'View All Blog Posts' }).click();
      return others.evaluate((list) => list === document.activeElement);
    })
    .toBe(true);
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/blog');
});

test('§2 Blog list: below a post the list has featured mode, with 3 at the side (decision 23)', async ({ page }) => {
  await arriveWith(page, '/blog/99', {
    '/api/blog/99': { json: samplePost(99) },
    '/api/blog/featured': { json: several(8, samplePost) },
  });
  const more = page.getByRole('region', { name: 'More from the porch' });
  await more.getByRole('article').first().waitFor();
  expect(await more.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Post 2', 'Post 3', 'Post 4']);
  expect(await more.getByRole('button').count()).toBe(0);
});

test('§3 Blog post: every known category has a coloured badge, an unknown one the neutral grey', async ({ page }) => {
  const categories = ['Wine & Spirits', 'Outdoor Adventures', 'Food & Dining', 'Travel Guides', 'Photography', 'Skydiving'];
  const posts = categories.map((category, index) => samplePost(index + 1, { category }));
  await arriveWith(page, '/blog', { '/api/blog': { json: posts } });
  await cards(page).first().waitFor();
  const badges = page.getByRole('main').locator('.badge');
  const classes = await badges.evaluateAll((all) => all.map((badge) => badge.classList.contains('badge-neutral')));
  expect(classes).toEqual([false, false, false, false, false, true]);
});

function cards(page: Page) {
  return page.getByRole('main').getByRole('article');
}

function sideCards(page: Page) {
  return page.locator('.side-post');
}

import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { samplePost, several } from '../../model/fixtures/samples.ts';
import { texts } from '../../server/fixtures/element-texts.ts';
import { pageAfterCalls, pageAt } from '../../server/fixtures/page-at.tsx';
import { shippedSnapshot } from '../../server/fixtures/shipped-snapshot.ts';

const { posts } = await shippedSnapshot();
const [firstPost, ...otherPosts] = posts;
const page = await pageAt('/blog');
const main = within(page.getByRole('main'));
const [lead, ...otherCards] = main.getAllByRole('article');

test('§2 Blog list: the heading is "Travel Blog"', () => {
  expect(texts(main.getAllByRole('heading', { level: 1 }))).toEqual(['Travel Blog']);
});

test('§2 Blog list: the first post is large, with image, badge, date, title, excerpt and "Read More →"', () => {
  if (!firstPost || !lead) throw new Error('There is no post.');
  expect(lead.querySelector('h2')?.textContent).toBe(firstPost.title);
  expect(lead.querySelector('img')?.getAttribute('src')).toBe(firstPost.imageUrl);
  expect(lead.querySelector('.badge')?.textContent).toBe(firstPost.category);
  for (const shown of [firstPost.publishedAt, firstPost.excerpt]) within(lead).getByText(shown);
  const link = within(lead).getByRole('link');
  expect([link.textContent, link.getAttribute('href')]).toEqual([
    'Read More →',
    `/blog/${firstPost.id}`,
  ]);
});

test('§2 Blog list: the next 4 are at the side, with thumbnail, category, date, title, excerpt and a link', () => {
  const cards = [...page.document.querySelectorAll<HTMLElement>('.blog-lead li > article')];
  expect(cards).toEqual(otherCards.slice(0, 4));
  for (const [index, { id, title, category, publishedAt, excerpt, imageUrl }] of otherPosts
    .slice(0, 4)
    .entries()) {
    const card = cards[index];
    if (!card) throw new Error(`There is no card for "${title}".`);
    expect(card.querySelector('h3')?.textContent).toBe(title);
    expect(card.querySelector('img')?.getAttribute('src')).toBe(imageUrl);
    expect(card.querySelector('.badge')?.textContent).toBe(category);
    for (const shown of [publishedAt, excerpt]) within(card).getByText(shown);
    const link = within(card).getByRole('link');
    expect([link.textContent, link.getAttribute('href')]).toEqual(['Read More →', `/blog/${id}`]);
  }
});

test('§2 Blog list: "View All Blog Posts" appears if there are more than 4 posts besides the first', async () => {
  const [five, six] = await Promise.all([5, 6].map(blogOf));
  expect(five?.queryAllByRole('button', { name: 'View All Blog Posts' })).toHaveLength(0);
  expect(five?.getAllByRole('article')).toHaveLength(5);
  expect(six?.getAllByRole('button', { name: 'View All Blog Posts' })).toHaveLength(1);
});

test('§2 Blog list: all other posts are in their own list, once each (decision 11)', () => {
  const others = main.getByRole('list', { name: 'All other posts' });
  expect(texts(others.querySelectorAll('h3'))).toEqual(posts.slice(5).map(({ title }) => title));
  expect(otherCards).toHaveLength(posts.length - 1);
});

test('§3 Blog post: every known category has a colored badge, an unknown one the neutral gray', async () => {
  const categories = [
    'Wine & Spirits',
    'Outdoor Adventures',
    'Food & Dining',
    'Travel Guides',
    'Photography',
    'Skydiving',
  ];
  const json = categories.map((category, index) => samplePost(index + 1, { category }));
  const { document } = await pageAfterCalls('/blog', { '/api/blog': { json } });
  const badges = [...document.querySelectorAll('main .badge')];
  expect(
    badges.map(({ textContent, classList }) => [textContent, classList.contains('badge-neutral')]),
  ).toEqual(categories.map((category) => [category, category === 'Skydiving']));
});

/** The main part of a blog with this many posts. */
async function blogOf(count: number) {
  const blog = await pageAfterCalls('/blog', { '/api/blog': { json: several(count, samplePost) } });
  return within(blog.getByRole('main'));
}

test('"View All Blog Posts" stands as the heading of the posts that it leads to', () => {
  const heading = page.document.querySelector('h2:has(button)');
  expect(heading?.textContent).toBe('View All Blog Posts');
  expect(heading?.nextElementSibling?.matches('.grid-cards[tabindex="-1"]')).toBe(true);
});

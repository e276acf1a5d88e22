import { within } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { samplePost, several } from '../../model/fixtures/samples.ts';
import { hrefs, texts } from '../../server/fixtures/element-texts.ts';
import { pageAfterCalls, pageAt, SITE_URL } from '../../server/fixtures/page-at.tsx';
import { shippedSnapshot } from '../../server/fixtures/shipped-snapshot.ts';
import type { PostEntry } from './post.ts';

const ID = 99;

afterEach(() => vi.unstubAllEnvs());

test('§2 Blog post: hero image, badge, title, date and reading time, then the body', async () => {
  const { posts } = await shippedSnapshot();
  const post = posts.find(({ id }) => id === 1);
  if (!post) throw new Error('There is no post 1.');
  const article = articleOf(await pageAt('/blog/1'));
  expect(article.querySelector('img')?.getAttribute('src')).toBe(post.imageUrl);
  expect(texts(article.querySelectorAll('.badge'))).toEqual([post.category]);
  expect(texts(article.querySelectorAll('h1'))).toEqual([post.title]);
  expect(article.querySelector('h1 + p')?.textContent).toBe(
    `${post.publishedAt} · ${post.readTime}`,
  );
  const parts = ['.post-picture', '.badge', 'h1', 'h1 + p', '.prose'].map((part) =>
    article.querySelector(part),
  );
  expect(
    [...article.querySelectorAll('.post-picture, .badge, h1, h1 + p, .prose')].slice(0, 5),
  ).toEqual(parts);
  expect(parts.at(-1)?.firstElementChild?.textContent).toBe(post.content.split('\n')[0]);
});

test('§2 Blog post: "Back to Blog" and "Explore More Articles" lead to /blog', async () => {
  const article = articleOf(await pageAt('/blog/1'));
  expect(hrefs(within(article).getAllByRole('link', { name: 'Back to Blog' }))).toEqual([
    '/blog',
    '/blog',
  ]);
  const explore = within(article).getByRole('link', { name: 'Explore More Articles' });
  expect([explore.getAttribute('href'), explore.classList.contains('button')]).toEqual([
    '/blog',
    true,
  ]);
});

test('the picture that social networks show: the post’s own if it has one, otherwise the default', async () => {
  const { posts } = await shippedSnapshot();
  const shareImage = async (changed: Partial<PostEntry>) => {
    const { document } = await pageAt('/blog/1', {
      posts: posts.map((post) => ({ ...post, ...(post.id === 1 && changed) })),
    });
    return document.querySelector('meta[property="og:image"]')?.getAttribute('content');
  };
  const image = { width: 800, height: 600, widths: [], tone: 1 };
  const imageUrl = '/images/my.porch.jpg';
  expect(await shareImage({ imageUrl, image })).toBe(`${SITE_URL}/share/my.porch.jpg`);
  expect(await shareImage({ imageUrl, image: { ...image, unshared: true } })).toBe(
    `${SITE_URL}/share/bluebonnets.jpg`,
  );
  expect(await shareImage({ imageUrl, image: undefined })).toBe(
    `${SITE_URL}/share/bluebonnets.jpg`,
  );
});

test('§2 Body rendering: paragraphs are split on blank lines', async () => {
  expect(await renderedBody('One.\n\nTwo\ngoes on.\n \n\nThree.')).toEqual([
    ['P', 'One.'],
    ['P', 'Two\ngoes on.'],
    ['P', 'Three.'],
  ]);
});

test('§2 Body rendering: CRLF counts as a line break (decision 12)', async () => {
  expect(await renderedBody('a\r\n\r\nb')).toEqual([
    ['P', 'a'],
    ['P', 'b'],
  ]);
});

test('§2 Body rendering: a paragraph wrapped entirely in double asterisks is a subheading (decision 12)', async () => {
  expect(await renderedBody('**Where to park**\n\n**a** and **b**\n\n**abc')).toEqual([
    ['H2', 'Where to park'],
    ['P', '**a** and **b**'],
    ['P', '**abc'],
  ]);
});

test('§2 Body rendering: lines that start with "- " become one list, text before and after stay paragraphs (decision 12)', async () => {
  expect(await renderedBody('- boots\n- water\n\nBring:\n- a hat\n- salt\nand no glass.')).toEqual([
    ['UL', 'boots', 'water'],
    ['P', 'Bring:'],
    ['UL', 'a hat', 'salt'],
    ['P', 'and no glass.'],
  ]);
});

test('§2 Body rendering: any other paragraph is plain text, markup and Markdown included', async () => {
  const content = '<img src=x onerror=alert(1)>\n\n[x](javascript:alert(1))\n\n# not a heading';
  expect(await renderedBody(content)).toEqual(content.split('\n\n').map((text) => ['P', text]));
});

test('§2 Body rendering: an empty body shows "Content loading..."', async () => {
  expect(await renderedBody('')).toEqual([['P', 'Content loading...']]);
  expect(await renderedBody(' \n\n')).toEqual([['P', 'Content loading...']]);
});

test('§2 Blog post: imageUrl may be relative or start with http (decision 19)', async () => {
  const sources = [
    ['images/smokehouse.svg', `${SITE_URL}/images/smokehouse.svg`],
    ['/images/smokehouse.svg', `${SITE_URL}/images/smokehouse.svg`],
    ['https://images.example.com/a.jpg', 'https://images.example.com/a.jpg'],
    ['http://images.example.com/a.jpg', 'http://images.example.com/a.jpg'],
  ] as const;
  for (const [imageUrl, expected] of sources) {
    const article = await articleAfterCall({ imageUrl });
    expect(article.querySelector('img')?.src).toBe(expected);
  }
});

test('§2 Blog post: publishedAt is printed as given, whatever the visitor’s time zone (decision 24)', async () => {
  for (const [zone, day] of [
    ['Pacific/Kiritimati', 10],
    ['Pacific/Pago_Pago', 9],
  ] as const) {
    vi.stubEnv('TZ', zone);
    expect([zone, new Date('2026-03-10T00:00Z').getDate()]).toEqual([zone, day]);
    const article = await articleAfterCall({ publishedAt: '2026-03-10', readTime: '4 min' });
    expect([zone, article.querySelector('h1 + p')?.textContent]).toEqual([
      zone,
      '2026-03-10 · 4 min',
    ]);
  }
});

test('below date and reading time, a post says when its facts were last checked (decision 42)', async () => {
  const shownFor = async (fields: Partial<PostEntry>) =>
    texts((await articleAfterCall(fields)).querySelectorAll('h1 ~ p')).slice(1);
  expect(await shownFor({ reviewed: '2026-11-02' })).toEqual(['Facts checked November 2, 2026']);
  expect(await shownFor({})).toEqual([]);
  expect(await shownFor({ reviewed: 'yesterday' })).toEqual([]);
  const fromServer = articleOf(await pageAt('/blog/1'));
  expect(fromServer.querySelector('h1 ~ p ~ p')?.textContent).toMatch(/^Facts checked \w+ \d/);
  const { document } = await pageAt('/blog');
  expect(document.querySelector('main')?.textContent).not.toContain('Facts checked');
});

test('§2 Blog list: below a post the list has featured mode, with 3 at the side (decision 23)', async () => {
  const page = await pageAfterCalls(`/blog/${ID}`, {
    [`/api/blog/${ID}`]: { json: samplePost(ID) },
    '/api/blog/featured': { json: several(8, samplePost) },
  });
  const more = page.getByRole('region', { name: 'More from the porch' });
  expect(texts(more.querySelectorAll('article h2'))).toEqual(['Post 1']);
  expect(texts(more.querySelectorAll('article h3'))).toEqual(['Post 2', 'Post 3', 'Post 4']);
  expect(more.querySelectorAll('button:not(.save)')).toHaveLength(0);
});

test('below a post, the featured posts of its category come first, and the post itself is left out', async () => {
  const category = 'Photography';
  const featured = [samplePost(1), samplePost(2), samplePost(3, { category }), samplePost(ID)];
  const page = await pageAfterCalls(`/blog/${ID}`, {
    [`/api/blog/${ID}`]: { json: samplePost(ID, { category }) },
    '/api/blog/featured': { json: featured },
  });
  const more = page.getByRole('region', { name: 'More from the porch' });
  expect(texts(more.querySelectorAll('article :is(h2, h3)'))).toEqual([
    'Post 3',
    'Post 1',
    'Post 2',
  ]);
});

/** The post, on a page that has called the API for it. */
async function articleAfterCall(fields: Partial<PostEntry>): Promise<HTMLElement> {
  return articleOf(
    await pageAfterCalls(`/blog/${ID}`, { [`/api/blog/${ID}`]: { json: samplePost(ID, fields) } }),
  );
}

/** The element names and texts of a post's body. */
async function renderedBody(content: string): Promise<string[][]> {
  const body = (await articleAfterCall({ content })).querySelector('.prose');
  return [...(body?.children ?? [])].map((child) => [
    child.tagName,
    ...texts(child.tagName === 'UL' ? child.children : [child]),
  ]);
}

function articleOf({ document }: { document: Document }): HTMLElement {
  const article = document.querySelector<HTMLElement>('main > article');
  if (!article) throw new Error('The page shows no post.');
  return article;
}

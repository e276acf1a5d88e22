import { expect, test } from 'vitest';
import { samplePost } from '../../model/fixtures/samples.ts';
import { hrefs, texts } from '../../server/fixtures/element-texts.ts';
import { pageAfterCalls } from '../../server/fixtures/page-at.tsx';

const ID = 99;

const postWith = (fields: object) =>
  pageAfterCalls(`/blog/${ID}`, {
    [`/api/blog/${ID}`]: { json: { ...samplePost(ID), ...fields } },
  });

const long = (words: number) =>
  `**Where to park**\n\n${'word '.repeat(words)}\n\n**Where to park**\n\nThere.\n\n**¿?**\n\nEnd.`;

test('a post of 900 words has its contents above it, which lead to the subheadings', async () => {
  const { document } = await postWith({ content: long(900) });
  const links = hrefs(document.querySelectorAll('.post-contents a'));
  expect(links).toEqual(['#on-where-to-park', '#on-where-to-park-2', '#on-4']);
  expect(links.map((link) => document.querySelector(`${link}`)?.textContent)).toEqual([
    'Where to park',
    'Where to park',
    '¿?',
  ]);
  expect(document.querySelector('.prose .post-contents')).toBeNull();
});

test('a shorter post has none', async () => {
  const { document } = await postWith({ content: long(800) });
  expect(document.querySelector('.post-contents')).toBeNull();
  expect(document.querySelectorAll('.prose h2')).toHaveLength(3);
});

test('below every post stands who is behind it, with a way to report a mistake, and the sources that it names', async () => {
  const plain = await postWith({});
  expect(plain.document.querySelector('.post-standing p')?.textContent).toContain(
    'We rent cabins in these hills',
  );
  expect(hrefs(plain.document.querySelectorAll('.post-standing a'))).toEqual(['/contact']);
  const sources = [
    { of: 'Fees', source: 'https://www.example.com/fees', checked: '2024-10-01' },
    { of: 'Dogs', source: 'https://example.org/dogs' },
  ];
  const { document } = await postWith({ sources });
  expect(texts(document.querySelectorAll('.post-standing li'))).toEqual([
    expect.stringMatching(/^Fees: example\.com.*, 2024$/),
    expect.stringMatching(/^Dogs: example\.org[^\d]*$/),
  ]);
});

test('after a post come the posts to read next, if it has any, and a way to a cabin', async () => {
  const { document } = await postWith({ related: [samplePost(3)] });
  const next = document.querySelector('section[aria-labelledby="related"]');
  expect(hrefs(next?.querySelectorAll('a') ?? [])).toEqual(['/blog/3']);
  expect(document.querySelector('article > footer')?.textContent).toContain('See cabins');
  const alone = await postWith({});
  expect(alone.document.querySelector('[aria-labelledby="related"]')).toBeNull();
});

test('next to the day of its review stands the year of its oldest source, if that is earlier', async () => {
  const checkedText = async (...years: number[]) => {
    const sources = years.map((year) => ({
      of: String(year),
      source: 'https://example.org/fees',
      checked: `${year}-10-01`,
    }));
    const { document } = await postWith({ reviewed: '2026-11-02', sources });
    return document.querySelector('h1 ~ p ~ p')?.textContent;
  };
  const checked = 'Facts checked November 2, 2026';
  expect(await checkedText(2024, 2019, 2026)).toBe(`${checked}, the oldest of them from 2019`);
  expect(await checkedText(2026)).toBe(checked);
});

test('beside a long body stand up to four pictures of its places, but not the post’s own; beside a short one none', async () => {
  const { imageUrl } = samplePost(ID);
  const places = [
    imageUrl,
    '/a.svg',
    '/b.svg',
    '/b.svg',
    undefined,
    '/c.svg',
    '/d.svg',
    '/e.svg',
  ].map((url, at) => ({ kind: 'activity', slug: `place-${at}`, title: 'Place', imageUrl: url }));
  const shown = async (words: number) => {
    const { document } = await postWith({ places, content: long(words) });
    const beside = document.querySelector('.post-vignettes');
    expect(beside?.getAttribute('aria-hidden') ?? 'true').toBe('true');
    return [...(beside?.querySelectorAll('img') ?? [])].map((image) => [
      image.getAttribute('src'),
      image.getAttribute('loading'),
    ]);
  };
  const lazy = (...urls: string[]) => urls.map((url) => [url, 'lazy']);
  expect(await shown(900)).toEqual(lazy('/a.svg', '/b.svg', '/c.svg', '/d.svg'));
  expect(await shown(450)).toEqual(lazy('/a.svg', '/b.svg'));
  expect(await shown(300)).toEqual([]);
});

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

test('after a post come a way to a cabin and, in one list, what has most in common and the featured posts, none twice', async () => {
  const featured = [samplePost(ID), samplePost(1), samplePost(2), samplePost(3), samplePost(4)];
  const page = await pageAfterCalls(`/blog/${ID}`, {
    [`/api/blog/${ID}`]: {
      json: { ...samplePost(ID), related: [samplePost(7), samplePost(2), 'none'] },
    },
    '/api/blog/featured': { json: featured },
  });
  const more = page.getByRole('region', { name: 'More from the porch' });
  expect(texts(more.querySelectorAll('article :is(h2, h3)'))).toEqual([
    'Post 7',
    'Post 2',
    'Post 1',
    'Post 3',
  ]);
  expect(page.document.querySelector('article > footer')?.textContent).toContain('See cabins');
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
  expect(await checkedText(2024, 2019, 2026)).toBe(`${checked}; the oldest is from 2019`);
  expect(await checkedText(2026)).toBe(checked);
});

test('beside a subheading stands the picture of the place that it is about, once, but not the post’s own', async () => {
  const { imageUrl } = samplePost(ID);
  const place = (title: string, url: string | undefined) => ({
    kind: 'activity',
    slug: 'place',
    title,
    imageUrl: url,
  });
  const places = [
    place('Steps up Old Baldy', '/baldy.svg'),
    place('Swim at Blue Hole', '/hole.svg'),
    place('Dance at Gruene', imageUrl),
    place('Watch glass', undefined),
    place('Blue Hole by night', '/hole.svg'),
    place('Eat pie', '/pie.svg'),
  ];
  const long = 'word '.repeat(200);
  const pictures = async (content: string) => {
    const { document } = await postWith({ places, content });
    return [...document.querySelectorAll('.prose > img')].map((picture) => [
      picture.getAttribute('src'),
      picture.getAttribute('alt'),
      picture.getAttribute('loading'),
      picture.nextElementSibling?.textContent,
    ]);
  };
  const body = (words: string) =>
    `Of Baldy and holes.\n\n**Eating**\n\n${words}\n\n**Water**\n\nBlue Hole. ${words}\n\n**Old Baldy**\n\nSteps. ${words}\n\n**Gruene**\n\nGlass.`;
  expect(await pictures(body(long))).toEqual([
    ['/hole.svg', '', 'lazy', 'Water'],
    ['/baldy.svg', '', 'lazy', 'Old Baldy'],
  ]);
  expect(await pictures(body('word '.repeat(9)))).toEqual([]);
  expect(await pictures(body('word '.repeat(110)))).toEqual([['/hole.svg', '', 'lazy', 'Water']]);
});

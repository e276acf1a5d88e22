import { expect, test } from 'vitest';
import { samplePost } from '../../model/fixtures/samples.ts';
import { hrefs, texts } from '../../server/fixtures/element-texts.ts';
import { pageAfterCalls } from '../../server/fixtures/page-at.tsx';

const ID = 99;
const imageUrl = '/images/bluebonnets.svg';
const places = [
  { kind: 'activity', slug: 'tube-the-comal', title: 'Tube the Comal', imageUrl },
  { kind: 'event', slug: 'wurstfest', title: 'Wurstfest', imageUrl },
  { kind: 'destination', slug: 'austin', title: 'Austin' },
];

const postWith = (fields: object) =>
  pageAfterCalls(`/blog/${ID}`, {
    [`/api/blog/${ID}`]: { json: { ...samplePost(ID), ...fields } },
  });

test('below its text a post shows its places with pictures, which lead to their pages (decision 42)', async () => {
  const page = await postWith({ places });
  const section = page.getByRole('region', { name: 'Go and see' });
  expect(texts(section.querySelectorAll('h3'))).toEqual(['Tube the Comal', 'Wurstfest', 'Austin']);
  expect(hrefs(section.querySelectorAll('a'))).toEqual([
    '/things-to-do/tube-the-comal',
    '/events/wurstfest',
    '/destinations/austin',
  ]);
  expect(section.querySelectorAll('img')).toHaveLength(3);
  expect(section.querySelectorAll('.destination-face img')).toHaveLength(1);
  const body = page.document.querySelector('article .prose:not(header)');
  expect(body?.compareDocumentPosition(section)).toBe(body?.DOCUMENT_POSITION_FOLLOWING);
});

test('a post without places has no such section', async () => {
  expect((await postWith({})).queryByRole('region', { name: 'Go and see' })).toBeNull();
  expect((await postWith({ places: [] })).queryByRole('region', { name: 'Go and see' })).toBeNull();
});

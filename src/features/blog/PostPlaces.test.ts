import { expect, test } from 'vitest';
import { api } from '../../app/api.ts';
import { samplePost } from '../../model/fixtures/samples.ts';
import { hrefs, texts } from '../../server/fixtures/element-texts.ts';
import { pageAfterCalls } from '../../server/fixtures/page-at.tsx';
import { shippedContent } from '../../server/fixtures/shipped-snapshot.ts';
import { placeIndex } from '../places/place-index.server.ts';
import type { Post } from './post.ts';

const content = await shippedContent();
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

test('next to a place stand its price, its hours, links to its telephone and site, and the button that saves it', async () => {
  const [comal] = places;
  const facts = { key: 'a7', price: '$2 (2024)', hours: 'Until 7 PM' };
  const links = { telephone: '+1 830-555-0142', url: 'https://www.newbraunfels.gov/river' };
  const page = await postWith({ places: [{ ...comal, ...facts, ...links }] });
  const section = page.getByRole('region', { name: 'Go and see' });
  expect(texts(section.querySelectorAll('p:not([class*=links])'))).toEqual([
    '$2 (2024)',
    'Until 7 PM',
  ]);
  expect(hrefs(section.querySelectorAll('.post-links a'))).toEqual([
    'tel:+18305550142',
    'https://www.newbraunfels.gov/river',
  ]);
  expect(texts(section.querySelectorAll('button'))).toEqual(['']);
  expect(section.querySelector('button')?.hasAttribute('data-save')).toBe(true);
});

test('the API says what a post’s places cost, and which posts have most in common with it', async () => {
  const answer = api.read(content, '/api/blog/29')?.value as Required<Post>;
  const lights = answer.places.find(({ slug }) => slug === 'walkway-of-lights');
  expect(lights).toMatchObject({ key: 'e21', telephone: '+1 830-693-2815' });
  expect(lights?.price).toContain('$2 a person');
  expect(answer.related.map(({ id }) => id)[0]).toBe(6);
  expect(answer.related).toHaveLength(3);
});

test('a place with neither price nor hours says what it is, and a town can be saved, too', async () => {
  const answer = api.read(content, '/api/blog/9')?.value as Required<Post>;
  const at = (slug: string) => answer.places.find((place) => place.slug === slug);
  const description = expect.stringContaining('The state capital');
  expect(at('austin')).toMatchObject({ key: 'taustin', description });
  expect(at('blue-hole')).not.toHaveProperty('description');
  const section = (await postWith({ places: answer.places })).getByRole('region', {
    name: 'Go and see',
  });
  expect(section.textContent).toContain('The state capital');
  expect(section.querySelectorAll('button')).toHaveLength(answer.places.length);
});

test('a place whose page has moved stays with the posts that name it where it was, and they with it', () => {
  const moved = { '/things-to-do/tubing': '/things-to-do/tube-the-comal' };
  const named = content.posts.find(({ id }) => id === 9);
  const posts = [{ ...(named as (typeof content.posts)[number]), places: Object.keys(moved) }];
  const now = { ...content, posts, moved };
  const answer = api.read(now, '/api/blog/9')?.value as Required<Post>;
  expect(answer.places).toMatchObject([{ kind: 'activity', slug: 'tube-the-comal', key: 'a7' }]);
  expect(placeIndex(now).posts.get('/things-to-do/tube-the-comal')).toEqual(posts);
});

test('a post without places has no such section', async () => {
  expect((await postWith({})).queryByRole('region', { name: 'Go and see' })).toBeNull();
  expect((await postWith({ places: [] })).queryByRole('region', { name: 'Go and see' })).toBeNull();
});

import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { contentOn } from '../../app/content-on.ts';
import { SAMPLE_DAY, sampleEvent, samplePost } from '../../model/fixtures/samples.ts';
import { shippedContent, shippedSnapshot } from '../../server/fixtures/shipped-snapshot.ts';
import { eventDetails } from '../places/place-details.server.ts';
import { documentsIn } from './search-document.ts';
import { searchDocuments } from './search-documents.server.ts';
import { searchIndex } from './search-index.server.ts';

const snapshot = await shippedSnapshot();
const titlesOf = (documents: ReturnType<typeof searchDocuments>) =>
  documents.map(({ title }) => title);

test('events that are over and posts that wait are not in it (decisions 27 and 28)', () => {
  const content = {
    ...snapshot,
    events: [
      { ...sampleEvent(1, { title: 'Over', when: '2026-11-21' }), featured: false },
      { ...sampleEvent(2, { title: 'Today', when: '2026-11-22' }), featured: false },
    ],
    posts: [
      { ...samplePost(1, { title: 'Waits', publishedAt: 'November 23, 2026' }), featured: false },
      { ...samplePost(2, { title: 'Is here', publishedAt: 'November 22, 2026' }), featured: false },
    ],
  };
  const today = titlesOf(searchDocuments(contentOn(content, SAMPLE_DAY)));
  expect(today).toEqual(expect.arrayContaining(['Today', 'Is here']));
  expect(today).not.toContain('Over');
  expect(today).not.toContain('Waits');
  const tomorrow = titlesOf(searchDocuments(contentOn(content, SAMPLE_DAY + 1)));
  expect(tomorrow).toContain('Waits');
  expect(tomorrow).not.toContain('Today');
});

test('an event is in every month of the coming year in which it takes place', () => {
  const event = (id: number, when: string | { from: string; to: string }) => ({
    ...sampleEvent(id, { when }),
    featured: false,
  });
  const events = [
    event(1, '2027-03-20'),
    event(2, { from: '2026-11-28', to: '2027-01-03' }),
    event(3, '2027-11-25'),
    { ...sampleEvent(4, { date: 'May 4' }), featured: false },
  ];
  const documents = searchDocuments(contentOn({ ...snapshot, events }, SAMPLE_DAY));
  const months = documents.filter(({ kind }) => kind === 'event').map(({ months }) => months);
  expect(months).toEqual([[1, 11, 12], [3], [], undefined]);
});

test('an event put off without a new day is on none, and says so', () => {
  const events = [
    {
      ...sampleEvent(1, { when: '2026-12-05' }),
      status: { is: 'postponed' as const },
      featured: false,
    },
  ];
  const documents = searchDocuments(contentOn({ ...snapshot, events }, SAMPLE_DAY));
  const event = documents.find(({ kind }) => kind === 'event');
  expect(event).toMatchObject({ statusNote: 'A new day will be announced.' });
  expect(event?.startDate).toBeUndefined();
});

test('each activity and event is in its town, and has only the traits that `visit` says it has', async () => {
  const documents = searchDocuments(await shippedContent());
  const bandera = documents.find(({ path }) => path === '/events/wurstfest');
  expect(bandera).toMatchObject({ kind: 'event', town: 'New Braunfels', months: [11] });
  const { visit } = snapshot.activities[0] ?? {};
  expect(visit).toMatchObject({ reserve: { level: 'required' }, stepFree: { level: 'no' } });
  const rock = documents.find(({ path }) => path === '/things-to-do/enchanted-rock');
  expect(rock?.traits).toEqual(['dogs', 'reserve']);
});

test.each([
  ['Austin Street, Llano', 'Llano'],
  ['Comfort Road, Mason', 'Mason'],
  ['Main Street, Sisterdale', 'Sisterdale'],
])('at %s, the search names the town that the page names: %s', (location, town) => {
  const events = [
    { ...sampleEvent(1, { location, when: '2027-03-20', title: 'Fair' }), featured: false },
  ];
  const content = contentOn({ ...snapshot, events }, SAMPLE_DAY);
  const found = searchDocuments(content).find(({ kind }) => kind === 'event');
  expect(found?.town).toBe(town);
  expect(eventDetails(content, 'fair')?.town).toBe(town);
});

test('nothing in it is undefined or empty, and each path stands once, answers’ aside', async () => {
  const documents = searchDocuments(await shippedContent());
  expect(documentsIn(searchIndex(await shippedContent()).text)).toEqual(documents);
  const pages = documents.filter(({ kind }) => kind !== 'answer');
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});

test('bodies of posts, notes of facts, questions and towns’ lists are in it, without markup', async () => {
  const documents = searchDocuments(await shippedContent());
  const bodyOf = (path: string) =>
    JSON.stringify(documents.find((document) => document.path === path)?.body);
  expect(bodyOf('/things-to-do/enchanted-rock')).toContain('16710 RM 965');
  expect(bodyOf('/things-to-do/enchanted-rock')).toContain('never the Summit Trail');
  expect(titlesOf(documents)).toContain('Is there a minimum stay?');
  expect(bodyOf('/destinations/fredericksburg')).toContain('866-978-2287');
  expect(bodyOf('/river-safety')).toContain('Turn around, don’t drown');
  for (const { id } of snapshot.posts) expect(bodyOf(`/blog/${id}`)).not.toMatch(/\*\*|\]\(/);
  expect(documents.find(({ title }) => title === 'Fredericksburg')?.words).toContain('Vereins');
});

test('the index takes at most 60 KB with the shipped content, and 250 KB with 1,000 posts, compressed', async () => {
  const size = (text: string) => brotliCompressSync(text).length;
  expect(size(searchIndex(await shippedContent()).text)).toBeLessThanOrEqual(60_000);
  const { posts } = snapshot;
  const many = Array.from({ length: 1000 }, (_, index) => {
    const post = posts[index % posts.length] ?? samplePost(1);
    const excerpt = `${post.excerpt} ${(index * 7919).toString(36)}`;
    return { ...samplePost(index + 1, { ...post, excerpt }), id: index + 1, featured: false };
  });
  const index = searchIndex(contentOn({ ...snapshot, posts: many }, SAMPLE_DAY));
  expect(JSON.parse(index.text)).toHaveLength(
    1000 + searchDocuments(await shippedContent()).length - posts.length,
  );
  expect(size(index.text)).toBeLessThanOrEqual(250_000);
});

test('of a post’s body, the words are in it that tell something about the post, where they stand first', async () => {
  const posts = Array.from({ length: 9 }, (_, index) => ({
    ...samplePost(index + 1, {
      content: `The river and the road.\n\n**Hats**\n\nBring a hat. ${index < 2 ? 'Kayaks, kayaks.' : ''}`,
    }),
    featured: false,
  }));
  const bodies = (shown: typeof posts) =>
    searchDocuments(contentOn({ ...snapshot, posts: shown }, SAMPLE_DAY))
      .filter(({ kind }) => kind === 'post')
      .map(({ body }) => body?.map(({ words }) => words));
  expect(bodies(posts).slice(0, 3)).toEqual([
    ['', 'Kayaks'],
    ['', 'Kayaks'],
    ['', ''],
  ]);
  expect(bodies(posts.slice(0, 1))).toEqual([['The river and road', 'Bring hat Kayaks']]);
});

test('the index is named by its bytes, and made once for each day', async () => {
  const content = contentOn(snapshot, SAMPLE_DAY);
  expect(searchIndex(content)).toBe(searchIndex(content));
  expect(searchIndex(contentOn(snapshot, SAMPLE_DAY)).path).toBe(searchIndex(content).path);
  expect(searchIndex(contentOn(snapshot, SAMPLE_DAY + 30)).path).not.toBe(
    searchIndex(content).path,
  );
});

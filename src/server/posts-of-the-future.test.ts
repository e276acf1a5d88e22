import { expect, test } from 'vitest';
import { api } from '../app/api.ts';
import { contentOn } from '../app/content-on.ts';
import { siteDocuments } from '../app/documents.server.ts';
import { loadAllPages } from '../app/load-all-pages.ts';
import { createRenderPage, missingPath } from '../app/render-page.tsx';
import { eventCalendars } from '../features/places/event-calendars.server.ts';
import type { DayContent } from '../model/content/day-content.ts';
import { dayOf } from '../model/day/civil-day.ts';
import { samplePost } from '../model/fixtures/samples.ts';
import { apiPaths, paths } from '../model/paths.ts';
import { pagePaths, serverPaths } from '../model/site-paths.ts';
import { createAnswer } from './answer.ts';
import { Press } from './edition/press.ts';
import { guideInMemory, request, text } from './fixtures/guide-in-memory.ts';
import { SAMPLE_ASSETS } from './fixtures/sample-assets.ts';
import { sampleSnapshot } from './fixtures/sample-snapshot.ts';

const siteUrl = 'http://guide.example';

const TITLE = 'Bluebonnets are out';
const future = {
  ...samplePost(9, { title: TITLE, publishedAt: 'March 10, 2027' }),
  featured: true,
};
const past = { ...samplePost(1), featured: true };

/** Wherever the post stands once its day has come. */
const listedIn = [
  apiPaths.posts,
  apiPaths.featuredPosts,
  apiPaths.post(future.id),
  paths.home,
  paths.blog,
  paths.post(future.id),
  paths.post(past.id),
  serverPaths.feed,
];

/** The guide with its real pages and documents, and a calendar that the test turns. */
async function guideWithFuturePost() {
  await loadAllPages();
  const clock = { day: dayOf(2027, 3, 9) };
  const renderer = {
    renderPage: createRenderPage({ siteUrl, assets: SAMPLE_ASSETS }),
    contentOn,
    api,
    knownPaths: pagePaths,
    missingPath,
    styleHashes: [],
    documents: siteDocuments(siteUrl),
    entryDocuments: (content: DayContent) => eventCalendars(content, siteUrl),
  };
  const failed = (what: string, error: unknown) => {
    throw new Error(what, { cause: error });
  };
  const press = new Press({ renderer, siteUrl, failed, today: () => clock.day });
  await press.update(sampleSnapshot({ posts: [future, past] }));
  const answer = createAnswer({ ...(await guideInMemory()).options, press });
  const get = async (path: string) => {
    const response = await answer(request(path));
    return { status: response.status, body: text(response) };
  };
  return { clock, press, get };
}

test('a post of the future is nowhere on the day before, not even at its own address, and everywhere on its day (decision 28)', async () => {
  const { clock, press, get } = await guideWithFuturePost();
  for (const path of listedIn) expect((await get(path)).body, path).not.toContain(TITLE);
  expect(await get(apiPaths.post(future.id))).toEqual({ status: 404, body: 'null' });
  const missing = await get(paths.post(future.id));
  expect(missing).toMatchObject({ status: 404, body: expect.stringContaining('not found') });
  expect((await get('/sitemap.xml')).body).not.toContain(`${siteUrl}/blog/${future.id}<`);

  clock.day += 1;
  await press.refreshForToday();
  for (const path of listedIn) {
    const { status, body } = await get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(body, path).toContain(TITLE);
  }
  expect((await get('/sitemap.xml')).body).toContain(`${siteUrl}/blog/${future.id}<`);
});

test('on its day, a post comes where its number puts it, before older ones', async () => {
  const { clock, press, get } = await guideWithFuturePost();
  const ids = async () =>
    (JSON.parse((await get(apiPaths.posts)).body) as { id: number }[]).map(({ id }) => id);
  expect(await ids()).toEqual([past.id]);
  clock.day += 1;
  await press.refreshForToday();
  expect(await ids()).toEqual([future.id, past.id]);
});

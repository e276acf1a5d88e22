import { expect, onTestFinished, test } from 'vitest';
import { api } from '../app/api.ts';
import { contentOn } from '../app/content-on.ts';
import { siteDocuments } from '../app/documents.server.ts';
import { loadAllPages } from '../app/load-all-pages.ts';
import { createRenderPage, missingPath } from '../app/render-page.tsx';
import { eventCalendars } from '../features/places/event-calendars.server.ts';
import type { DayContent } from '../model/content/day-content.ts';
import { dayOf } from '../model/day/civil-day.ts';
import { sampleActivity, sampleEvent, samplePost } from '../model/fixtures/samples.ts';
import { pagePaths } from '../model/site-paths.ts';
import { guideOnTheWire } from './fixtures/guide-on-the-wire.ts';
import { SAMPLE_ASSETS } from './fixtures/sample-assets.ts';
import { sampleSnapshot } from './fixtures/sample-snapshot.ts';

const BEFORE = dayOf(2026, 11, 22);
const SITE_URL = 'http://guide.example';

/** A guide with an event that ends and a post that comes at midnight. */
const snapshot = sampleSnapshot({
  events: [
    { ...sampleEvent(1, { title: 'Old Fair' }), featured: true, when: '2026-11-22' },
    { ...sampleEvent(2, { title: 'New Fair' }), featured: true, when: '2026-12-05' },
  ],
  posts: [
    { ...samplePost(2, { title: 'New Post', publishedAt: 'November 23, 2026' }), featured: true },
    { ...samplePost(1, { publishedAt: 'November 1, 2026' }), featured: true },
  ],
  activities: [{ ...sampleActivity(1), featured: true }],
});

/** Which day's the answer of each of these is: true if it's from after midnight. */
const isNew: Record<string, (body: string) => boolean> = {
  '/': (body) => !body.includes('Old Fair') && body.includes('"day":"2026-11-23"'),
  '/events': (body) => !body.includes('Old Fair'),
  '/contact': (body) => !body.includes('Old Fair'),
  '/blog': (body) => body.includes('New Post'),
  '/api/events': (body) => !body.includes('Old Fair'),
  '/api/events/featured': (body) => !body.includes('Old Fair'),
  '/api/calendar': (body) => !body.includes('2026-11-22'),
  '/api/blog': (body) => body.includes('New Post'),
  '/feed.xml': (body) => body.includes('New Post'),
  '/events.ics': (body) => !body.includes('Old Fair'),
  '/sitemap.xml': (body) => body.includes('/blog/2<'),
};
const paths = Object.keys(isNew);

test('at midnight in Texas, under load, every answer is 200, and all of them change together', async () => {
  const { ask, press, setDay } = await guideAtMidnight();
  let ending = false;
  const failures: string[] = [];
  /** Asks in turn, and expects that nothing from before midnight follows anything from after it. */
  const visit = async () => {
    let seen = false;
    for (let index = 0; !ending; index += 1) {
      const path = paths[index % paths.length] ?? '/';
      const { status, body } = await ask(path);
      const isFromNewDay = isNew[path]?.(body) ?? false;
      if (status !== 200) failures.push(`${path}: ${status}`);
      if (seen && !isFromNewDay) failures.push(`${path}: from the day before`);
      seen ||= isFromNewDay;
    }
    return seen;
  };
  const visitors = Array.from({ length: 20 }, visit);
  const daysAt = async () =>
    Promise.all(paths.map(async (path) => isNew[path]?.((await ask(path)).body)));
  expect(await daysAt()).toEqual(paths.map(() => false));
  setDay(BEFORE + 1);
  await press.refreshForToday();
  expect(await daysAt()).toEqual(paths.map(() => true));
  ending = true;
  expect(await Promise.all(visitors)).toEqual(visitors.map(() => true));
  expect(failures).toEqual([]);
});

test('a page that shows no days has equal bytes and the same tag on both, and its revision is that of the content', async () => {
  const { ask, press, setDay } = await guideAtMidnight();
  const before = await ask('/destinations/austin');
  setDay(BEFORE + 1);
  await press.refreshForToday();
  const after = await ask('/destinations/austin');
  expect(after.body).toBe(before.body);
  const named = ({ headers }: Response) => [headers.get('etag'), headers.get('x-revision')];
  expect(named(after.response)).toEqual(named(before.response));
  expect(after.response.headers.get('x-revision')).toBe('r1');
});

test('as long as the day is the same, nothing is made again', async () => {
  const { press } = await guideAtMidnight();
  const edition = press.current;
  await press.refreshForToday();
  expect(press.current).toBe(edition);
});

/** The sample guide with real pages behind HTTP, on a day that the test sets. */
async function guideAtMidnight() {
  let day = BEFORE;
  const guide = await guideOnTheWire({
    snapshot,
    renderer: await realRenderer(),
    today: () => day,
  });
  onTestFinished(() => void guide.close());
  return {
    press: guide.press,
    setDay: (next: number) => {
      day = next;
    },
    ask: async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${guide.port}${path}`);
      return { response, status: response.status, body: await response.text() };
    },
  };
}

async function realRenderer() {
  await loadAllPages();
  return {
    renderPage: createRenderPage({ siteUrl: SITE_URL, assets: SAMPLE_ASSETS }),
    contentOn,
    api,
    knownPaths: pagePaths,
    missingPath,
    styleHashes: [],
    documents: siteDocuments(SITE_URL),
    entryDocuments: (content: DayContent) => eventCalendars(content, SITE_URL),
    rendered: [],
  };
}

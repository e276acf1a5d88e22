import { expect, test } from 'vitest';
import { api } from '../../app/api.ts';
import { contentOn } from '../../app/content-on.ts';
import { siteDocuments } from '../../app/documents.server.ts';
import { loadAllPages } from '../../app/load-all-pages.ts';
import { createRenderPage, missingPath } from '../../app/render-page.tsx';
import type { DayContent } from '../../model/content/day-content.ts';
import { sampleEvent } from '../../model/fixtures/samples.ts';
import { pagePaths } from '../../model/site-paths.ts';
import { guideInMemory, request, text } from '../../server/fixtures/guide-in-memory.ts';
import { SITE_URL } from '../../server/fixtures/page-at.tsx';
import { SAMPLE_ASSETS } from '../../server/fixtures/sample-assets.ts';
import { sampleSnapshot } from '../../server/fixtures/sample-snapshot.ts';
import { eventCalendars } from './event-calendars.server.ts';

await loadAllPages();

const guide = await guideInMemory({
  siteUrl: SITE_URL,
  snapshot: sampleSnapshot({
    events: [
      {
        ...sampleEvent(1, { title: 'Fair' }),
        featured: true,
        when: '2026-12-05',
        formerly: ['market'],
      },
      { ...sampleEvent(2, { title: 'Some Day' }), featured: true },
    ],
  }),
  renderer: {
    renderPage: createRenderPage({ siteUrl: SITE_URL, assets: SAMPLE_ASSETS }),
    contentOn,
    api,
    knownPaths: pagePaths,
    missingPath,
    styleHashes: [],
    documents: siteDocuments(SITE_URL),
    entryDocuments: (content: DayContent) => eventCalendars(content, SITE_URL),
    rendered: [],
  },
});

test.each(['/events.ics', '/events/fair.ics'])(
  '%s is answered as other documents are: typed, tagged, compressed, and empty for HEAD',
  async (path) => {
    const full = await guide.get(path);
    expect(full.status).toBe(200);
    expect(full.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      etag: expect.stringMatching(/^"/),
      'x-revision': 'r1',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
      'cache-control': expect.stringContaining('max-age=0'),
    });
    expect(text(full).split('\r\n')).toEqual(
      expect.arrayContaining(['BEGIN:VCALENDAR', 'SUMMARY:Fair', 'END:VCALENDAR']),
    );
    expect((await guide.get(path, { 'if-none-match': full.headers.etag ?? '' })).status).toBe(304);
    const head = await guide.answer(request(path, {}, 'HEAD'));
    expect([head.status, head.body, head.headers]).toEqual([200, undefined, full.headers]);
    const compressed = async () =>
      (await guide.get(path, { 'accept-encoding': 'gzip' })).headers['content-encoding'];
    await expect.poll(compressed).toBe('gzip');
  },
);

test('a former address moves, of the calendar as of the page (decision 33)', async () => {
  const { status, headers } = await guide.get('/events/market.ics?from=mail');
  expect([status, headers.location]).toEqual([308, '/events/fair.ics?from=mail']);
  expect((await guide.get('/events/market')).headers.location).toBe('/events/fair');
});

test.each([
  '/events/no-such-event.ics',
  '/events/some-day.ics',
  '/events/fair.ics.ics',
  '/fair.ics',
])('%s is 404, with the page that says so', async (path) => {
  const { status, headers } = await guide.get(path);
  expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
});

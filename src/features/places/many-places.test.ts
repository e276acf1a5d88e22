import { expect, test } from 'vitest';
import { api } from '../../app/api.ts';
import { contentOn } from '../../app/content-on.ts';
import { loadAllPages } from '../../app/load-all-pages.ts';
import { createRenderPage, missingPath } from '../../app/render-page.tsx';
import { createSnapshot } from '../../content/snapshot.ts';
import type { Content } from '../../model/content/content.ts';
import type { DayContent } from '../../model/content/day-content.ts';
import { SAMPLE_DAY, sampleActivity, sampleEvent, several } from '../../model/fixtures/samples.ts';
import { paths } from '../../model/paths.ts';
import { PageCache } from '../../server/edition/page-cache.ts';
import { SAMPLE_ASSETS } from '../../server/fixtures/sample-assets.ts';
import { shippedSnapshot } from '../../server/fixtures/shipped-snapshot.ts';
import { createSecurityHeaders } from '../../server/http/security-headers.ts';

const COUNT = 1_000;
const SITE_URL = 'http://guide.example';

/** All over the Hill Country. */
const visit = (id: number) => ({
  latitude: 29.5 + (id % 97) / 70,
  longitude: -99 + (id % 89) / 80,
});

const many: Pick<Content, 'activities' | 'events'> = {
  activities: several(COUNT, (id) => ({
    ...sampleActivity(id),
    featured: id <= 6,
    visit: visit(id),
  })),
  events: several(COUNT, (id) => ({
    ...sampleEvent(id, { when: { every: 'first Saturday' }, visit: visit(id + 7) }),
    featured: id <= 4,
  })),
};

const placePaths = [
  ...several(COUNT, (id) => paths.activity(`activity-${id}`)),
  ...several(COUNT, (id) => paths.event(`event-${id}`)),
];

/** The content of a day that counts how often each of its lists is read. */
async function countedContent(): Promise<{ content: DayContent; reads: Map<string, number> }> {
  const snapshot = createSnapshot({ ...(await shippedSnapshot()), ...many }, 'many');
  const reads = new Map<string, number>();
  const content = new Proxy(contentOn(snapshot, SAMPLE_DAY), {
    get(target, name, receiver) {
      reads.set(String(name), (reads.get(String(name)) ?? 0) + 1);
      return Reflect.get(target, name, receiver);
    },
  });
  return { content, reads };
}

test('with 1,000 activities and 1,000 events, their index is made once for all their pages, and for no other page', async () => {
  await loadAllPages();
  const { content, reads } = await countedContent();
  const render = createRenderPage({ siteUrl: SITE_URL, assets: SAMPLE_ASSETS });
  // Only the index reads the events that are over. A post that names places reads it, too.
  for (const path of ['/destinations/austin', '/contact', '/blog'])
    expect(render(path, content).status).toBe(200);
  expect(reads.get('over')).toBeUndefined();
  for (const path of placePaths.filter((_, index) => index % 100 === 0))
    expect(api.read(content, `/api${path.replace('things-to-do', 'activities')}`)?.status).toBe(
      200,
    );
  expect(reads.get('over')).toBe(1);
});

test('the pages of 1,000 activities and 1,000 events take a bounded part of the memory, and push out no other page', async () => {
  const rendered: string[] = [];
  const { content } = await countedContent();
  const fixed = ['/', '/events', '/things-to-do'];
  const pages = new PageCache({
    content,
    renderer: {
      // About as long as such a page.
      renderPage: (path) => {
        rendered.push(path);
        return { status: 200, html: `<h1>${path}</h1>${'x'.repeat(50_000)}` };
      },
      contentOn,
      api,
      knownPaths: () => [...fixed, ...placePaths],
      missingPath,
      styleHashes: [],
      documents: new Map(),
      entryDocuments: () => new Map(),
    },
    security: createSecurityHeaders(SITE_URL, []),
    revision: {},
    made: () => {},
    renderFailed: (path, error) => {
      throw new Error(path, { cause: error });
    },
  });
  for (const path of pages.paths) pages.cache.get(path);
  expect(pages.cache.weight).toBeLessThanOrEqual(24 * 1024 * 1024);
  expect(pages.cache.size).toBeLessThan(COUNT);
  for (const path of [...fixed, ...placePaths.slice(0, 2)]) pages.cache.get(path);
  expect(rendered.filter((path) => fixed.includes(path))).toEqual(fixed);
  expect(rendered).toHaveLength(pages.paths.length + 2);
});

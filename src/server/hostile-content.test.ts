import { beforeAll, describe, expect, test } from 'vitest';
import { api } from '../app/api.ts';
import { contentOn } from '../app/content-on.ts';
import { siteDocuments } from '../app/documents.server.ts';
import { loadAllPages } from '../app/load-all-pages.ts';
import { createRenderPage, missingPath } from '../app/render-page.tsx';
import { eventCalendars } from '../features/places/event-calendars.server.ts';
import type { DayContent } from '../model/content/day-content.ts';
import { linesOf, read } from '../model/fixtures/calendars.ts';
import { SAMPLE_DAY } from '../model/fixtures/samples.ts';
import { apiPaths } from '../model/paths.ts';
import { publicSite } from '../model/site/site.ts';
import { fixedPaths, pagePaths, serverPaths } from '../model/site-paths.ts';
import { readEmbeddedState } from '../site/embedded-state.ts';
import { Edition } from './edition/edition.ts';
import { wordSet } from './edition/word-set.ts';
import { exportedBy } from './fixtures/exported-by.ts';
import { ATTEMPTS, guideWithText } from './fixtures/hostile-content.ts';
import { blocks, decoded, skeleton } from './fixtures/parsed-markup.ts';
import { SAMPLE_ASSETS } from './fixtures/sample-assets.ts';

const SITE_URL = 'https://guide.example';
const PLAIN = 'Plain words';
const PAGES = [...fixedPaths, '/blog/1'];

const renderer = {
  renderPage: createRenderPage({
    siteUrl: SITE_URL,
    assets: SAMPLE_ASSETS,
  }),
  contentOn,
  api,
  knownPaths: pagePaths,
  missingPath,
  styleHashes: [],
  documents: siteDocuments(SITE_URL),
  entryDocuments: (content: DayContent) => eventCalendars(content, SITE_URL),
};

/** The same guide in plain words: every hostile one must have the same structure. */
let plain: Edition;

beforeAll(async () => {
  await loadAllPages();
  plain = editionWithText(PLAIN);
});

describe.each(ATTEMPTS)('a guide in which every field says %j', (attempt) => {
  const edition = editionWithText(attempt);

  test('is text on every page: no element, no comment and no attribute is added', () => {
    for (const path of PAGES) {
      const html = bodyOf(edition, path);
      expect(skeleton(html), path).toEqual(skeleton(bodyOf(plain, path)));
      expect(decoded(html)).toContain(attempt);
      expect(
        decoded(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '').endsWith(` | ${attempt}`),
        path,
      ).toBe(true);
    }
  });

  test("parses back exactly from every page's state", () => {
    for (const path of PAGES) {
      const [state = '', ...others] = blocks(bodyOf(edition, path), 'application/json');
      expect(others).toEqual([]);
      const read = readEmbeddedState(state);
      expect(read?.site.brand).toBe(attempt);
      expect(publicSite(edition.snapshot.site)).toMatchObject(read?.site ?? {});
      expect(edition.snapshot.words).toMatchObject(read?.words ?? {});
      expect(JSON.stringify(read?.words).split(JSON.stringify(attempt)).length).toBeGreaterThan(1);
      for (const [apiPath, answer] of Object.entries(read?.answers ?? {}))
        expect(JSON.parse(bodyOf(edition, apiPath)), path).toMatchObject(answer as object);
    }
  });

  test("parses back exactly from every page's JSON-LD", () => {
    for (const path of PAGES) {
      const plainDetails = blocks(bodyOf(plain, path), 'application/ld+json').map(parse);
      const found = blocks(bodyOf(edition, path), 'application/ld+json').map(parse);
      expect(found, path).toEqual(replaced(plainDetails, attempt));
    }
  });

  test('comes through in the modules of words, as text', async () => {
    for (const [path, text] of wordSet(edition.snapshot.words).modules) {
      const [, page = ''] = /\/([\w-]+)\.js$/.exec(path) ?? [];
      expect(await exportedBy(text), path).toEqual(edition.snapshot.words[page]);
      expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    }
  });

  test('comes through in the calendars as text, in lines that a calendar may have', () => {
    for (const path of ['/events.ics', '/events/event.ics']) {
      const text = bodyOf(edition, path);
      const plainLines = linesOf(bodyOf(plain, path)).map((line) => /^[\w-]*/.exec(line)?.[0]);
      expect(linesOf(text).map((line) => /^[\w-]*/.exec(line)?.[0])).toEqual(plainLines);
      const [entry, ...others] = read(text);
      expect([entry?.summary, others]).toEqual([inCalendar(attempt), []]);
      expect(entry?.description).toContain(inCalendar(attempt));
      expect(entry?.location).toBe(inCalendar(attempt));
    }
  });

  test('is sent exactly by the API', () => {
    // The calendar has ids, days and hours, no words; and the guide has no cabins.
    const without: readonly string[] = [serverPaths.calendar, apiPaths.cabins];
    const withWords = api.listPaths.filter((path) => !without.includes(path));
    for (const path of [...withWords, apiPaths.post(1)]) {
      const [row] = [parse(bodyOf(edition, path))].flat();
      expect(row.title ?? row.name, path).toBe(attempt);
    }
  });

  test('appears in feed, sitemap and manifest as it is', () => {
    for (const path of ['/feed.xml', '/sitemap.xml']) {
      expect(skeleton(bodyOf(edition, path))).toEqual(skeleton(bodyOf(plain, path)));
      expect(bodyOf(edition, path)).not.toMatch(/&(?!(?:amp|lt|gt|quot|apos|#\d+);)|]]>/);
    }
    const title = /<entry>\s*<title>(.*?)<\/title>/s.exec(bodyOf(edition, '/feed.xml'))?.[1] ?? '';
    expect(decoded(title)).toBe(attempt);
    expect(parse(bodyOf(edition, '/site.webmanifest')).short_name).toBe(attempt);
  });
});

/** Pages are rendered when they are requested; nothing is compressed. */
function editionWithText(text: string): Edition {
  const failed = (what: string, error: unknown) => {
    throw new Error(what, { cause: error });
  };
  const edition = new Edition(guideWithText(text), SAMPLE_DAY, {
    renderer,
    siteUrl: SITE_URL,
    failed,
  });
  edition.retire();
  return edition;
}

function bodyOf(edition: Edition, path: string): string {
  return Buffer.from(
    (edition.pages.cache.get(path) ?? edition.api.cache.get(path))?.body.identity.bytes ?? [],
  ).toString();
}

/** Calendars know only one kind of line break. */
function inCalendar(text: string): string {
  return text.replaceAll(/[\u2028\u2029]/g, '\n');
}

function parse(json: string) {
  return JSON.parse(json);
}

/** The plain guide's data with the hostile text instead of its words. */
function replaced(value: unknown, attempt: string): unknown {
  const replace = (_: string, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(PLAIN, () => attempt) : value;
  return JSON.parse(JSON.stringify(value), replace);
}

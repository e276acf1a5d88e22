import { globSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { unzipSync } from '../../../on-demand/desk/server-packages.ts';
import { api } from '../../app/api.ts';
import { contentOn } from '../../app/content-on.ts';
import { contentTables } from '../../app/content-tables.ts';
import { siteDocuments } from '../../app/documents.server.ts';
import { loadAllPages } from '../../app/load-all-pages.ts';
import { createRenderPage, missingPath } from '../../app/render-page.tsx';
import type { Row } from '../../content/merge/entries.ts';
import { readEntries } from '../../content/reading/content-folder.ts';
import { contentOf } from '../../content/reading/content-parts.ts';
import { validParts } from '../../content/reading/content-reading.ts';
import { createSnapshot } from '../../content/snapshot.ts';
import { eventCalendars } from '../../features/places/event-calendars.server.ts';
import { linesOf } from '../../model/fixtures/calendars.ts';
import { SAMPLE_DAY } from '../../model/fixtures/samples.ts';
import { pagePaths } from '../../model/site-paths.ts';
import { Edition } from '../../server/edition/edition.ts';
import { blocks, skeleton } from '../../server/fixtures/parsed-markup.ts';
import { SAMPLE_ASSETS } from '../../server/fixtures/sample-assets.ts';
import { familyPage, styleHashesOf } from '../preview/family-page.ts';
import { type HostileRow, hostileRow } from './fixtures/hostile-rows.ts';
import { OWN, openDesk } from './fixtures/open-desk.ts';

const SITE_URL = 'https://guide.example';
const PLAIN = 'Plain words';

/** Closes whatever it may stand in, and would run. */
const SCRIPT = `</script></style>'"><img src=x onerror=a(1)>`;

const LISTS = ['site', ...contentTables.lists.map(({ name }) => name)];

beforeAll(loadAllPages);

/** What a desk has published into whose every field somebody has typed the text. */
async function published(typed?: HostileRow[]) {
  const desk = await openDesk();
  desk.rest();
  const rows: HostileRow[] = typed ?? [];
  if (!typed) for (const list of LISTS) rows.push(await hostileRow(desk, list, SCRIPT));
  const edits = rows.map(({ list, key, base, value }) => ({ list, key, base, value }));
  const outcome = (await desk.ask('/api/publish', { edits, isMeant: true })).json();
  expect(outcome).toMatchObject({ is: 'live' });
  const { rawPayload: zip } = await desk.app.inject({
    ...{ url: '/api/files', headers: OWN, cookies: { '__Host-desk': desk.token } },
  });
  const read = await readEntries(desk.folders[0] ?? '', contentTables);
  const content = contentOf(validParts(read), contentTables);
  if (!content) throw new Error('Nothing can be read.');
  return { ...desk, rows, outcome, zip, edition: editionOf(content) };
}

/** The same in harmless words. */
function inPlainWords(value: Row): Row {
  const replace = (_: string, each: unknown) =>
    typeof each === 'string' ? each.replaceAll(SCRIPT, PLAIN) : each;
  return JSON.parse(JSON.stringify(value), replace);
}

function editionOf(content: Parameters<typeof createSnapshot>[0]): Edition {
  const edition = new Edition(createSnapshot(content, 'published'), SAMPLE_DAY, {
    renderer: {
      renderPage: createRenderPage({ siteUrl: SITE_URL, assets: SAMPLE_ASSETS }),
      ...{ contentOn, api, knownPaths: pagePaths, missingPath, styleHashes: [] },
      documents: siteDocuments(SITE_URL),
      entryDocuments: (dayContent) => eventCalendars(dayContent, SITE_URL),
    },
    siteUrl: SITE_URL,
    failed: (what: string, error: unknown) => {
      throw new Error(what, { cause: error });
    },
  });
  edition.retire();
  return edition;
}

function bodyOf({ pages, api: answers }: Edition, path: string): string {
  const page = pages.cache.get(path) ?? answers.cache.get(path);
  return Buffer.from(page?.body.identity.bytes ?? []).toString();
}

test('scripts in every field that the desk lets through are words in guide, preview, feed, calendar, JSON-LD and files', async () => {
  const hostile = await published();
  for (const { list, taken, refused } of hostile.rows)
    expect([list, taken.length > 1, refused]).toEqual([list, true, []]);
  const plain = await published(
    hostile.rows.map((row) => ({ ...row, value: inPlainWords(row.value) })),
  );
  const paths = pagePaths(contentOn(plain.edition.snapshot, SAMPLE_DAY));
  for (const path of paths) {
    const [was, html] = [bodyOf(plain.edition, path), bodyOf(hostile.edition, path)];
    expect([path, skeleton(html)]).toEqual([path, skeleton(was)]);
    const details = blocks(html, 'application/ld+json').map((json) => typeof JSON.parse(json));
    expect([path, details.length]).toEqual([path, blocks(was, 'application/ld+json').length]);
    const note = { until: 'May 1', siteUrl: SITE_URL, clientFolder: '/' };
    const shown = (page: string, by: string) =>
      familyPage(page.replace(/<link rel="stylesheet"[^>]*>/g, ''), { by, ...note });
    const [shownPlain, shownHostile] = [shown(was, PLAIN), shown(html, SCRIPT)];
    expect([path, skeleton(shownHostile)]).toEqual([path, skeleton(shownPlain)]);
    expect([path, styleHashesOf(shownHostile)]).toEqual([path, styleHashesOf(shownPlain)]);
  }
  for (const path of ['/feed.xml', '/sitemap.xml'])
    expect(skeleton(bodyOf(hostile.edition, path))).toEqual(skeleton(bodyOf(plain.edition, path)));
  for (const path of ['/events.ics', '/events/fair.ics']) {
    const namesIn = ({ edition }: typeof plain) =>
      linesOf(bodyOf(edition, path)).map((line) => /^[\w-]*/.exec(line)?.[0]);
    expect([path, namesIn(hostile)]).toEqual([path, namesIn(plain)]);
  }
  // As files they are the same files, and read back as what was typed.
  expect(Object.keys(unzipSync(hostile.zip)).length).toBe(Object.keys(unzipSync(plain.zip)).length);
  for (const [index, { list, value }] of hostile.rows.entries()) {
    const { key } = hostile.outcome.refs[index];
    const { row } = (await hostile.ask('/api/row', { list, key })).json();
    const { slug, ...fields } = value;
    expect([list, row]).toEqual([
      list,
      expect.objectContaining(list === 'ownPages' ? fields : value),
    ]);
    expect(slug === undefined || typeof slug === 'string').toBe(true);
  }
  for (const path of ['/api/start', '/api/lists', '/api/diary', '/api/dates', '/api/comings']) {
    const { headers, body } = await hostile.ask(path);
    expect([path, headers['content-type']]).toEqual([path, 'application/json; charset=utf-8']);
    expect(JSON.parse(body)).toBeTruthy();
  }
});

test('the desk’s own pages make no markup of words', () => {
  const files = globSync('src/desk/browser/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(40);
  const ways =
    /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|\beval\(|srcdoc|javascript:/i;
  expect(files.filter((file) => ways.test(readFileSync(file, 'utf8')))).toEqual([]);
});

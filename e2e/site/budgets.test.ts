import { readdir, readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { pathOfEachKind, placePaths } from '../support/pages.ts';
import { follow, visit } from '../support/visit.ts';
import { bytesOnTheWire, type Download, test } from './downloads.ts';

const KB = 1024;

const STYLE_BLOCKS = /<style>(.*?)<\/style>/gs;

/** Sizes by text: most pages have the same styles. */
const brotliSizes = new Map<string, number>();

/** Compressed as well as the server compresses. */
function brotliSize(text: string): number {
  const size = brotliSizes.get(text) ?? brotliCompressSync(text).length;
  brotliSizes.set(text, size);
  return size;
}

/** Unasked, the server compresses nothing, which takes it a while. */
async function textAt(url: string): Promise<string> {
  return await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).text();
}

function total(downloads: Download[]): number {
  return downloads.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Prints the size next to its budget, because a budget that's nearly spent is worth knowing. */
function expectWithin(what: string, bytes: number, limit: number): void {
  process.stdout.write(`  ${what}: ${bytes} of ${limit} bytes\n`);
  expect(bytes).toBeLessThanOrEqual(limit);
}

const budgets = [
  { what: 'HTML with the styles of the first view', kinds: ['document'], limit: 14_000 },
  { what: 'fonts', kinds: ['font'], limit: 48 * KB },
  { what: 'JavaScript (loader and application)', kinds: ['script'], limit: 82_432 },
  { what: 'pictures (all of them)', kinds: ['image'], limit: 60 * KB },
];

test.for(budgets)(
  'the home page stays within $limit bytes of $what (decision 41)',
  async ({ what, kinds, limit }, { downloads }) => {
    const found = downloads.filter(({ kind }) => kinds.includes(kind));
    expect(found.length).toBeGreaterThan(0);
    expectWithin(what, total(found), limit);
  },
);

test.for(pathOfEachKind)('%s stays within 9.5 KB of CSS (decision 41)', async (path, { guide }) => {
  const html = await textAt(guide.url + path);
  const blocks = [...html.matchAll(STYLE_BLOCKS)].map(([, css = '']) => brotliSize(css));
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  expect([blocks.length, links.length]).not.toContain(0);
  const linked = await Promise.all(links.map(([, url]) => bytesOnTheWire(guide.url + url)));
  const bytes = [...blocks, ...linked].reduce((sum, size) => sum + size);
  expectWithin(`CSS of ${path}`, bytes, 9.5 * KB);
});

test('the first view of the home page (HTML, styles, fonts, hero) stays within 75 KB', async ({
  downloads,
}) => {
  const firstView = downloads.filter(
    ({ kind, path }) =>
      ['document', 'stylesheet', 'font'].includes(kind) || path.startsWith('/images/hero-home'),
  );
  expect(new Set(firstView.map(({ kind }) => kind))).toEqual(
    new Set(['document', 'stylesheet', 'font', 'image']),
  );
  expectWithin('first view', total(firstView), 75 * KB);
});

test.for([
  { list: paths.thingsToDo, path: placePaths[0] ?? '' },
  { list: paths.events, path: placePaths[1] ?? '' },
])(
  'who goes from $list to $path loads 6 KB of JavaScript or less, its words included, and 14,000 bytes of HTML otherwise',
  async ({ list, path }, { page, guide }) => {
    await visit(page, guide.url + list);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await follow(page, path);
    await page.locator('.place-page').waitFor();
    expect(scripts.length).toBeGreaterThan(1);
    const sizes = await Promise.all(scripts.map(bytesOnTheWire));
    expectWithin(
      `JavaScript of ${path}`,
      sizes.reduce((sum, size) => sum + size),
      6 * KB,
    );
    expectWithin(`HTML of ${path}`, await bytesOnTheWire(guide.url + path), 14_000);
  },
);

test('who goes from /events to /stay and looks up dates loads 8 KB of JavaScript or less, its words included', async ({
  page,
  guide,
}) => {
  await visit(page, guide.url + paths.events);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await follow(page, paths.stay);
  // The coming one may have begun, and then /stay opens on its first day.
  await page.getByRole('button', { name: 'The weekend after' }).click();
  await page.locator('.stay-days').waitFor();
  expect(scripts.length).toBeGreaterThan(1);
  const sizes = await Promise.all(scripts.map(bytesOnTheWire));
  expectWithin(
    'JavaScript of /stay',
    sizes.reduce((sum, size) => sum + size),
    8 * KB,
  );
});

test('who goes from /events to /plan loads 8 KB of JavaScript or less, its words included; saving loads less than 3', async ({
  page,
  guide,
}) => {
  await visit(page, guide.url + paths.events);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.locator('.save').first().click();
  await page.getByRole('link', { name: 'My plan: 1 saved' }).waitFor();
  const saving = await Promise.all(scripts.map(bytesOnTheWire));
  expectWithin(
    'JavaScript of saving',
    saving.reduce((sum, size) => sum + size),
    3 * KB,
  );
  await follow(page, paths.plan);
  await page.getByRole('button', { name: 'Share' }).waitFor();
  // The river card, for paper only, the checks of the rows and the map come after the plan; hours
  // (open-in-words) and roads are what the checks share with drafts.
  const later =
    /river|PlanChecks|open-in-words|roads|plan-days|WayWhenNear|RouteMap|MapLand|fixed-towns/i;
  await expect.poll(() => scripts.some((url) => later.test(url))).toBe(true);
  const ownScripts = scripts.filter((url) => !later.test(url));
  const sizes = await Promise.all(ownScripts.map(bytesOnTheWire));
  expectWithin(
    'JavaScript of /plan',
    sizes.reduce((sum, size) => sum + size),
    8 * KB,
  );
});

test('who has days drafted on /stay loads 10 KB of JavaScript more, or less, besides words and map', async () => {
  const files = await readdir('dist/client/assets');
  const [code] = files.filter((file) => /^drafts-code-.*\.js$/.test(file));
  const text = await readFile(`dist/client/assets/${code}`, 'utf8');
  expectWithin('drafts of days', brotliSize(text), 10 * KB);
});

test('the service worker is 3 KB or less, and what keeps a guide offers that in 5', async ({
  guide,
}) => {
  const worker = await textAt(`${guide.url}/sw.js`);
  expectWithin('service worker', brotliSize(worker), 3 * KB);
  const [control] = (await readdir('dist/client/assets')).filter((file) =>
    /^KeepControl-/.test(file),
  );
  const code = await textAt(`${guide.url}/assets/${control}`);
  expectWithin('keeping the guide', brotliSize(code), 5 * KB);
});

test('nothing is downloaded twice, and hydration makes no API calls', ({ downloads }) => {
  const requested = downloads.map(({ path }) => path);
  expect(requested.filter((path, index) => requested.indexOf(path) !== index)).toEqual([]);
  expect(requested.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('every one of the guide’s illustrations is 5 KB or less on the wire', async ({ guide }) => {
  const names = (await readdir('content/images')).filter((name) => name.endsWith('.svg'));
  expect(names.length).toBeGreaterThanOrEqual(30);
  const sizes = await Promise.all(
    names.map(async (name) => ({
      name,
      bytes: await bytesOnTheWire(`${guide.url}/images/${name}`),
    })),
  );
  for (const { name, bytes } of sizes) expect(bytes, name).toBeLessThanOrEqual(5 * KB);
  expectWithin('the largest illustration', Math.max(...sizes.map(({ bytes }) => bytes)), 5 * KB);
});

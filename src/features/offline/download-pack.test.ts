import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../model/fixtures/cases.ts';
import { OFFLINE_ADDRESS } from '../../model/paths.ts';
import { downloadPack } from './download-pack.ts';
import { MemoryCaches } from './fixtures/memory-caches.ts';
import { type SampleGuide, sampleGuide, serve } from './fixtures/sample-guide.ts';
import { PackError } from './pack-fault.ts';
import { shownPack, unpacked } from './worker/offline-cache.ts';

const first = sampleGuide('first');
const second = sampleGuide('second');

/** What the browser would show without a signal: each address with its text. */
async function shown(caches: MemoryCaches): Promise<Map<string, string> | undefined> {
  const pack = await shownPack(caches.storage);
  if (!pack) return undefined;
  const texts = new Map<string, string>();
  for (const [address] of (await pack.list()).files) {
    const kept = await caches.match(address, { cacheName: pack.cacheName });
    texts.set(address, (await (await unpacked(kept))?.text()) ?? 'MISSING');
  }
  return texts;
}

function download(caches: MemoryCaches, fetch: ReturnType<typeof serve>['fetch'], more = {}) {
  return downloadPack({ storage: caches.storage, fetch, pause: 0, ...more });
}

async function faultOf(attempt: Promise<unknown>): Promise<string | undefined> {
  const error = await attempt.catch((error: unknown) => error);
  return error instanceof PackError ? error.fault : undefined;
}

/** A browser that keeps the first guide. */
async function withFirst(): Promise<MemoryCaches> {
  const caches = new MemoryCaches();
  await download(caches, serve(() => first).fetch);
  return caches;
}

test('everything on the list is kept, as the server sent it, and progress ends at its size', async () => {
  const caches = new MemoryCaches();
  const steps: number[] = [];
  const onProgress = (kept: number) => steps.push(kept);
  await download(caches, serve(() => first).fetch, { onProgress });
  expect(await shown(caches)).toEqual(first.files);
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect(steps.at(-1)).toBe(first.list.size);
});

test('a new revision takes the place of the old one; what is the same is not fetched again', async () => {
  const caches = await withFirst();
  const { asked, fetch } = serve(() => second);
  await download(caches, fetch);
  expect(await shown(caches)).toEqual(second.files);
  expect(asked).not.toContain('/images/porch.svg');
  expect(await caches.keys()).toHaveLength(2);
});

test('published in the middle of a download: the new guide is kept, whole', async () => {
  const caches = new MemoryCaches();
  await download(caches, serve((_, request) => (request < 4 ? first : second)).fetch);
  expect(await shown(caches)).toEqual(second.files);
});

test('two servers on different revisions: three tries, then the old pack stays', async () => {
  const caches = await withFirst();
  const third = sampleGuide('third');
  const { asked, fetch } = serve((address) => (address === OFFLINE_ADDRESS ? third : second));
  expect(await faultOf(download(caches, fetch))).toBe('changing');
  expect(asked.filter((address) => address === OFFLINE_ADDRESS)).toHaveLength(3);
  expect(await shown(caches)).toEqual(first.files);
});

test('the connection breaks: the old pack stays, and the next try fetches only what is missing', async () => {
  const caches = await withFirst();
  const broken = serve((_, request) => (request < 5 ? second : undefined));
  expect(await faultOf(download(caches, broken.fetch))).toBe('offline');
  expect(await shown(caches)).toEqual(first.files);
  const { asked, fetch } = serve(() => second);
  await download(caches, fetch);
  expect(await shown(caches)).toEqual(second.files);
  expect(asked.length).toBeLessThan(1 + 4);
});

test('no room: what was fetched is thrown away, and the old pack stays', async () => {
  const caches = await withFirst();
  caches.beforePut = (address) => {
    if (address === '/api/events') throw new DOMException('full', 'QuotaExceededError');
  };
  expect(await faultOf(download(caches, serve(() => second).fetch))).toBe('no-room');
  expect(await shown(caches)).toEqual(first.files);
  expect(await caches.keys()).toHaveLength(2);
});

test.each([
  ['a browser that stores nothing', 'blocked', serve(() => first).fetch],
  ['a hotel’s page instead of the list', 'offline', async () => new Response('<p>Log in')],
  ['a server that has switched it off', 'off', async () => new Response(null, { status: 404 })],
  ['a server in trouble', 'changing', async () => new Response(null, { status: 503 })],
  [
    'a newer guide than this page',
    'changing',
    serve(() => ({ ...first, list: { ...first.list, version: 2 as 1 } })).fetch,
  ],
])('%s is told as "%s"', async (_, fault, fetch) => {
  const caches = new MemoryCaches();
  caches.beforePut = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(await faultOf(download(caches, fetch))).toBe(fault);
  expect(await shown(caches)).toBeUndefined();
});

const [row, ...rest] = second.list.files;
const [address = '', , size = 0] = row ?? [];

test.each([
  ['nothing', null],
  ['a text', 'list'],
  ['an empty group', {}],
  ['no files', { ...second.list, files: undefined }],
  ['files that are none', { ...second.list, files: [null, 7, {}] }],
  ['half of its files', { ...second.list, files: rest }],
  ['the files of another build', { ...second.list, files: first.list.files }],
  ['a wrong hash', { ...second.list, files: [[address, 'AAAA', size], ...rest] }],
  ['an address elsewhere', { ...second.list, files: [['https://evil.example/', 'AAAA', 1]] }],
  ['another name', { ...second.list, pack: first.list.pack }],
  ['no name', { ...second.list, pack: '' }],
])('wrong pack: a list of %s is refused, and the old pack stays', async (_, list) => {
  const caches = await withFirst();
  const { asked, fetch } = serve(() => ({ ...second, list: list as SampleGuide['list'] }));
  expect(await faultOf(download(caches, fetch))).toBe('changing');
  expect(asked).toEqual([OFFLINE_ADDRESS]);
  expect(await shown(caches)).toEqual(first.files);
  expect(await caches.keys()).toHaveLength(2);
});

test('wrong pack: files that are not what a right list says are refused, and the old pack stays', async () => {
  const caches = await withFirst();
  const files = new Map([...second.files].map(([path, text]) => [path, `${text} <script>`]));
  expect(await faultOf(download(caches, serve(() => ({ ...second, files })).fetch))).toBe(
    'changing',
  );
  expect(await shown(caches)).toEqual(first.files);
});

test('half a pack: no room while the same pack is fetched again; it stays', async () => {
  const caches = await withFirst();
  caches.beforePut = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(await faultOf(download(caches, serve(() => first).fetch))).toBe('no-room');
  expect(await shown(caches)).toEqual(first.files);
});

test('half a pack: no room for the last step; the old pack stays, and the new one takes no room', async () => {
  const caches = await withFirst();
  caches.beforePut = (address) => {
    if (address === OFFLINE_ADDRESS) throw new DOMException('full', 'QuotaExceededError');
  };
  expect(await faultOf(download(caches, serve(() => second).fetch))).toBe('no-room');
  expect(await shown(caches)).toEqual(first.files);
  expect(await caches.keys()).toHaveLength(2);
});

test('whatever happens on the way, what is shown is one whole revision (60 random lines)', async () => {
  const guides: (SampleGuide | undefined)[] = [first, second, sampleGuide('third'), undefined];
  const line = fc.array(fc.nat(guides.length - 1), { minLength: 30, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(line, async (answers) => {
      const caches = await withFirst();
      const { fetch } = serve((_, request) => guides[answers[request % answers.length] ?? 0]);
      await faultOf(download(caches, fetch));
      const texts = await shown(caches);
      expect(guides.some((guide) => guide && isSame(guide.files, texts))).toBe(true);
    }),
    cases(60),
  );
});

function isSame(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string> | undefined) {
  return one.size === other?.size && [...one].every(([key, text]) => other.get(key) === text);
}

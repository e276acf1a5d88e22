import { expect, test } from 'vitest';
import { OFFLINE_ADDRESS, OFFLINE_BUNDLES } from '../../model/paths.ts';
import { downloadPack, type PackChoice } from './download-pack.ts';
import { MemoryCaches } from './fixtures/memory-caches.ts';
import { bundled, sampleGuide, serve } from './fixtures/sample-guide.ts';
import { PackError } from './pack-fault.ts';
import { shownPack, unpacked } from './worker/offline-cache.ts';

const { words, pictures } = OFFLINE_BUNDLES;
const first = bundled(sampleGuide('first'));
const second = bundled(sampleGuide('second'));

type Fetch = ReturnType<typeof serve>['fetch'];

async function download(
  caches: MemoryCaches,
  fetch: Fetch,
  onProgress?: (kept: number) => void,
  choice?: PackChoice,
) {
  return await downloadPack({ storage: caches.storage, fetch, pause: 0, onProgress, choice });
}

/** What the browser would show without a signal. */
async function shown(caches: MemoryCaches): Promise<Map<string, string | undefined>> {
  const pack = await shownPack(caches.storage);
  const files = (await pack?.list())?.files ?? [];
  const texts = files.map(async ([address]) => {
    const kept = await caches.match(address, { cacheName: pack?.cacheName ?? '' });
    return [address, await (await unpacked(kept))?.text()] as const;
  });
  return new Map(await Promise.all(texts));
}

/** The same server, but for what it sends at one address. */
function serveInstead(at: string, answer: () => Response) {
  const { asked, fetch } = serve(() => first);
  const instead: Fetch = async (address) => {
    const sent = await fetch(address);
    return address === at ? answer() : sent;
  };
  return { asked, fetch: instead };
}

test('all that is text comes in two answers, with its headers, and progress ends at the size', async () => {
  const caches = new MemoryCaches();
  const { asked, fetch } = serve(() => first);
  const steps: number[] = [];
  await download(caches, fetch, (kept) => steps.push(kept));
  expect(asked).toEqual([OFFLINE_ADDRESS, words, pictures]);
  expect(await shown(caches)).toEqual(first.files);
  const { cacheName = '' } = (await shownPack(caches.storage)) ?? {};
  const page = await caches.match('/events', { cacheName });
  expect(page?.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(steps).toHaveLength(first.files.size);
});

test('words only: no picture is asked for; later the pictures come, and nothing else', async () => {
  const caches = new MemoryCaches();
  const light = serve(() => first);
  const kept = await download(caches, light.fetch, undefined, 'words');
  expect(light.asked).toEqual([OFFLINE_ADDRESS, words]);
  const texts = new Map(first.files);
  texts.delete('/images/porch.svg');
  expect(await shown(caches)).toEqual(texts);
  expect(kept).toMatchObject({ size: 1, without: first.list.size - 1 });
  const { asked, fetch } = serve(() => first);
  await download(caches, fetch);
  expect(asked).toEqual([OFFLINE_ADDRESS, pictures]);
  expect(await shown(caches)).toEqual(first.files);
});

test('what is less one by one is not asked for in a bundle', async () => {
  const caches = new MemoryCaches();
  await download(caches, serve(() => first).fetch);
  const size = 1_000;
  const bundles = { words: { address: words, size }, pictures: { address: pictures, size } };
  const dear = { ...second, list: { ...second.list, bundles } };
  const { asked, fetch } = serve(() => dear);
  await download(caches, fetch);
  expect(await shown(caches)).toEqual(second.files);
  expect(asked).not.toContain(words);
  expect(asked).not.toContain('/images/porch.svg');
});

test.each([
  ['no bundle', () => new Response(null, { status: 404 })],
  ['a page that asks for a password', () => new Response('<p>Log in</p>\n<p>Room number</p>\n')],
  ['rows that are none', () => new Response('null\n[1,2,3]\n{}\n')],
  ['half a row', () => new Response('["/events",{},"eve')],
  ['rows of another revision', () => new Response('["/events",{},"events of second"]\n')],
  ['rows that are not on the list', () => new Response('["https://evil.example/",{},"x"]\n')],
])('if it gets %s, each file is asked for', async (_, answer) => {
  const caches = new MemoryCaches();
  const { asked, fetch } = serveInstead(words, answer);
  await download(caches, fetch);
  expect(await shown(caches)).toEqual(first.files);
  expect(asked).toContain('/events');
  expect(await caches.keys()).toHaveLength(2);
});

test('the connection breaks within a bundle: what has come stays, and only the rest is asked for', async () => {
  const caches = new MemoryCaches();
  const row = new TextEncoder().encode(`["/events",{},"events of first"]\n["/",{},"ho`);
  const broken = () =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(row),
        pull: (controller) => controller.error(new TypeError('network error')),
      }),
    );
  const error = await download(caches, serveInstead(words, broken).fetch).catch((error) => error);
  expect(error).toBeInstanceOf(PackError);
  expect(error.fault).toBe('offline');
  const before = caches.entries.get(`guide-1-${first.list.pack}`);
  expect([...(before?.keys() ?? [])]).toEqual(['/events']);
  const kept: string[] = [];
  caches.beforePut = (address) => kept.push(address);
  await download(caches, serve(() => first).fetch);
  expect(await shown(caches)).toEqual(first.files);
});

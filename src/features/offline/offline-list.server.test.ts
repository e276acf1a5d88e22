import { hash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { SAMPLE_DAY, sampleCabin, samplePost } from '../../model/fixtures/samples.ts';
import { createAnswer } from '../../server/answer.ts';
import {
  type GuideOptions,
  guideInMemory,
  request,
  text,
} from '../../server/fixtures/guide-in-memory.ts';
import { sampleSnapshot } from '../../server/fixtures/sample-snapshot.ts';
import { fetchList } from './download-pack.ts';
import { type BundleRow, type OfflineList, sizeOf } from './offline-list.ts';
import { OfflineLists } from './offline-lists.server.ts';

/** A guide, and what a phone keeps of it. */
async function guideWithList(options: GuideOptions = {}) {
  const guide = await guideInMemory(options);
  const response = await guide.get('/offline.json');
  expect(response.status).toBe(200);
  return { guide, response, list: JSON.parse(text(response)) as OfflineList };
}

const addressesOf = ({ files }: OfflineList) => files.map(([address]) => address);

/** Posts whose day has come, with text that gzip can't make smaller. */
function posts(count: number, length = 10) {
  return Array.from({ length: count }, (_, index) => ({
    ...samplePost(index + 1, { content: noise(length, index), publishedAt: 'November 1, 2026' }),
    featured: false,
  })).reverse();
}

function noise(length: number, seed: number): string {
  let words = '';
  for (let part = 0; words.length < length; part += 1)
    words += `${hash('sha256', `${seed} ${part}`, 'base64')} `;
  return words.slice(0, length);
}

test('each file on the list has the hash of what is sent at its address', async () => {
  const { guide, list } = await guideWithList();
  for (const [address, check] of list.files) {
    const response = await guide.get(address);
    const digest = hash('sha256', response.body ?? '', 'buffer').subarray(0, 16);
    expect([address, response.status, digest.toString('base64url')]).toEqual([address, 200, check]);
  }
  expect(new Set(addressesOf(list)).size).toBe(list.files.length);
});

test('bundles have every text of the list, as it is sent at its address, and the size is what comes over the wire', async () => {
  const { guide, list } = await guideWithList();
  const single = new Map(list.files.map(([address, , size]) => [address, size]));
  let bytes = 0;
  for (const { address: at, size } of Object.values(list.bundles ?? {})) {
    const { status, headers, body = Buffer.of() } = await guide.get(at);
    expect([status, headers['content-encoding'], body.length]).toEqual([200, 'br', size]);
    const rows = brotliDecompressSync(body).toString().match(/.+/g) ?? [];
    // The sample has no pictures.
    if (rows.length > 0) bytes += size;
    for (const [address, headers, sent] of rows.map((row): BundleRow => JSON.parse(row))) {
      const alone = await guide.get(address);
      expect(sent).toBe(text(alone));
      expect({ ...headers, 'content-length': String(Buffer.byteLength(sent)) }).toEqual(
        alone.headers,
      );
      expect(single.delete(address)).toBe(true);
    }
  }
  expect([...single.keys()].filter((address) => !/\.(?:woff2|png)$/.test(address))).toEqual([]);
  const alone = [...single.values()].reduce((sum, size) => sum + size, 0);
  expect(list.size).toBe(bytes + alone);
});

test('a phone takes the list for whole', async () => {
  const { response, list } = await guideWithList();
  expect(await fetchList({ fetch: async () => new Response(text(response)) })).toEqual(list);
});

test('pages, answers, words, the index, and scripts are on it; feeds are not', async () => {
  const { list } = await guideWithList();
  const addresses = addressesOf(list);
  const { index } = JSON.parse(text(await (await guideInMemory()).get('/api/search')));
  for (const address of ['/', '/events', '/api/events', '/api/plan', index, '/favicon.svg'])
    expect(addresses).toContain(address);
  expect(addresses.some((address) => /^\/words\/\w+\/plan\.js$/.test(address))).toBe(true);
  expect(addresses.some((address) => address.startsWith('/assets/'))).toBe(true);
  for (const address of ['/feed.xml', '/sitemap.xml', '/robots.txt', '/offline.json', '/sw.js'])
    expect(addresses).not.toContain(address);
});

test('the answers of cabins to rent are on it, those of examples are not, and without any not even their list (decision 51)', async () => {
  const keptOf = async (cabins: Parameters<typeof sampleCabin>[1][]) => {
    const snapshot = sampleSnapshot({
      cabins: cabins.map((fields, index) => sampleCabin(index + 1, fields)),
    });
    return addressesOf((await guideWithList({ snapshot })).list).filter((address) =>
      /^(?:\/api)?\/cabins/.test(address),
    );
  };
  expect(await keptOf([])).toEqual([]);
  expect(await keptOf([{ example: true }])).toEqual([]);
  const kept = await keptOf([{}, { example: true }]);
  expect(kept.sort()).toEqual(['/api/cabins', '/api/cabins/cabin-1']);
});

test('two servers with the same content and build send the same list', async () => {
  const one = await guideWithList();
  const other = await guideWithList();
  expect(text(one.response)).toBe(text(other.response));
  expect(one.response.headers.etag).toBe(other.response.headers.etag);
  expect(one.response.headers['cache-control']).toMatch(/no-cache/);
});

test('another day is the same revision, so nothing is fetched again for it; an edit is another', async () => {
  const { list } = await guideWithList();
  const { list: tomorrow } = await guideWithList({ today: () => SAMPLE_DAY + 1 });
  const { list: edited } = await guideWithList({
    snapshot: { ...sampleSnapshot(), revision: 'another' },
  });
  expect(tomorrow.day > list.day).toBe(true);
  expect(tomorrow.revision).toBe(list.revision);
  expect(edited.revision).not.toBe(list.revision);
});

test('the newest 50 posts are on it, with their answers; how many are left out is said', async () => {
  const { list } = await guideWithList({ snapshot: { ...sampleSnapshot(), posts: posts(60) } });
  const addresses = addressesOf(list);
  expect(addresses).toEqual(expect.arrayContaining(['/blog/60', '/api/blog/60', '/blog/11']));
  expect(addresses).not.toContain('/blog/10');
  expect(addresses).not.toContain('/api/blog/10');
  expect(list.leftOut).toEqual({ posts: 10, pictures: 0 });
});

test('a phone never keeps more than 6 MB: the oldest posts are left out', async () => {
  const { list } = await guideWithList({
    snapshot: { ...sampleSnapshot(), posts: posts(30, 300_000) },
  });
  expect(sizeOf(list.files)).toBeLessThanOrEqual(6_000_000);
  expect(sizeOf(list.files)).toBeGreaterThan(5_000_000);
  expect(list.leftOut.posts).toBeGreaterThan(3);
  expect(addressesOf(list)).toContain('/blog/30');
  expect(addressesOf(list)).not.toContain('/blog/1');
});

test('a part that cannot be made: there is no list, until it can', async () => {
  const guide = await guideInMemory();
  const { files } = guide.options;
  const gone = new Map([...files, ['/assets/gone.js', undefined as never]]);
  const offlineLists = new OfflineLists({ ...guide.options, files: gone });
  const answer = createAnswer({ ...guide.options, offlineLists });
  expect((await answer(request('/offline.json'))).status).toBe(503);
  gone.delete('/assets/gone.js');
  expect((await answer(request('/offline.json'))).status).toBe(200);
});

test('OFFLINE=off: there is no list, and the worker is the one that removes itself', async () => {
  const guide = await guideInMemory();
  const answer = createAnswer({ ...guide.options, offlineLists: undefined });
  expect((await answer(request('/offline.json'))).status).toBe(404);
});

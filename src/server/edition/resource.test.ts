import { describe, expect, test } from 'vitest';
import { guideInMemory, SCRIPT, text } from '../fixtures/guide-in-memory.ts';

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

describe('content codings and conditional requests', () => {
  test('brotli once it is ready, gzip until then; each coding has its own strong tag', async () => {
    const guide = await guideInMemory();
    const resource = guide.press.current?.pages.cache.get('/');
    await resource?.body.compress();
    const answers = await Promise.all(
      ['br', 'gzip', 'identity'].map((coding) => guide.get('/', { 'accept-encoding': coding })),
    );
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
    expect(answers.every(({ headers }) => /^"/.test(headers.etag ?? ''))).toBe(true);
    expect((await guide.get('/', BROWSER)).headers['content-encoding']).toBe('br');
    expect(
      (await guide.get('/', { 'accept-encoding': 'br;q=0.1, gzip;q=0.9' })).headers[
        'content-encoding'
      ],
    ).toBe('gzip');
    expect(
      (await guide.get('/', { 'accept-encoding': 'identity, br;q=0.5' })).headers[
        'content-encoding'
      ],
    ).toBeUndefined();
  });

  test('a visitor who holds the gzip form gets "not modified" even after brotli is ready', async () => {
    const guide = await guideInMemory();
    const first = await guide.get('/', { 'accept-encoding': 'gzip' });
    await guide.press.current?.pages.cache.get('/')?.body.compress();
    const again = await guide.get('/', { ...BROWSER, 'if-none-match': first.headers.etag ?? '' });
    expect([again.status, again.body, again.headers.etag]).toEqual([
      304,
      undefined,
      first.headers.etag,
    ]);
    expect(again.headers).not.toHaveProperty('content-length');
    expect(again.headers).toMatchObject({
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
  });

  test('If-Match lets the current tag through and refuses any other with 412', async () => {
    const guide = await guideInMemory();
    const { headers } = await guide.get('/');
    expect((await guide.get('/', { 'if-match': headers.etag ?? '' })).status).toBe(200);
    expect((await guide.get('/', { 'if-match': '*' })).status).toBe(200);
    expect(await guide.get('/', { 'if-match': '"other"' })).toMatchObject({
      status: 412,
      headers: { 'cache-control': 'no-store' },
    });
    expect((await guide.get('/nope', { 'if-match': '"other"' })).status).toBe(404);
  });

  test('an error is never "not modified" and has no tag', async () => {
    const guide = await guideInMemory();
    const missing = await guide.get('/nope', { 'if-none-match': '*' });
    expect([missing.status, missing.headers.etag]).toEqual([404, undefined]);
  });
});

test('part of a file can be requested; junk gets the whole file, a range beyond the end 416', async () => {
  const guide = await guideInMemory();
  const range = (header: string) => guide.get('/assets/app-1a2b3c4d.js', { range: header });
  const part = await range('bytes=2-5');
  expect([part.status, text(part), part.headers['content-range']]).toEqual([
    206,
    SCRIPT.slice(2, 6),
    `bytes 2-5/${SCRIPT.length}`,
  ]);
  expect((await range('bytes=0-0,2-3')).status).toBe(200);
  const ifRange = (tag = '') =>
    guide.get('/assets/app-1a2b3c4d.js', { range: 'bytes=2-5', 'if-range': tag });
  const statuses = [
    await ifRange(part.headers.etag),
    await ifRange('"other"'),
    await ifRange(`W/${part.headers.etag}`),
  ];
  expect(statuses.map(({ status }) => status)).toEqual([206, 200, 200]);
  expect((await range('bytes=9-2')).status).toBe(200);
  expect(await range('bytes=99999-')).toMatchObject({
    status: 416,
    headers: { 'content-range': `bytes */${SCRIPT.length}` },
  });
  expect((await guide.get('/images/porch-480.avif', { range: 'bytes=-10' })).body).toHaveLength(10);
  expect((await guide.get('/', { range: 'bytes=0-0' })).status).toBe(200);
});

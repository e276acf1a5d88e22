import { zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { fakeRenderer } from '../fixtures/fake-renderer.ts';
import { guideInMemory, text } from '../fixtures/guide-in-memory.ts';
import { sampleSnapshot } from '../fixtures/sample-snapshot.ts';
import { pageDictionary } from './page-dictionary.ts';

type Guide = Awaited<ReturnType<typeof guideInMemory>>;

const ENCODINGS = { 'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz' };

/** A guide whose bare page says `words`, and a visitor who has fetched the dictionary it names. */
async function visitedGuide(words: () => string = () => 'header, footer') {
  const renderer = fakeRenderer();
  const { renderPage } = renderer;
  renderer.renderPage = (path, content) =>
    path === '/404'
      ? { status: 404, html: `<style>.fake{}</style><h1>404</h1>${words()}` }
      : renderPage(path, content);
  const guide = await guideInMemory({ renderer });
  return { guide, ...(await fetchDictionary(guide)) };
}

/** What a browser does after a page has named its dictionary. */
async function fetchDictionary(guide: Guide) {
  const page = await guide.get('/');
  const path = /^<(\/assets\/dictionary-[\w-]+\.txt)>; rel="compression-dictionary"$/.exec(
    page.headers.link ?? '',
  )?.[1] as string;
  const answer = await guide.get(path);
  const { dictionary } = guide.press.current?.pages.dictionary ?? {};
  const headers = { ...ENCODINGS, 'available-dictionary': dictionary?.available ?? '' };
  return { path, answer, headers };
}

describe('the dictionary of an edition’s pages', () => {
  test('a page names it, and it may be kept forever, for pages only', async () => {
    const { answer } = await visitedGuide();
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable, no-transform',
        'use-as-dictionary': 'match="/*", match-dest=("document")',
      },
    });
    expect(text(answer)).toBe('.fake{}<h1>404</h1>header, footer');
  });

  test('who holds it gets the same page in fewer bytes, with a tag of its own', async () => {
    const { guide, answer, headers } = await visitedGuide();
    await guide.press.current?.pages.cache.get('/events')?.body.compress();
    const [plain, brotli, small] = await Promise.all([
      guide.get('/events'),
      guide.get('/events', ENCODINGS),
      guide.get('/events', headers),
    ]);
    expect(small.status).toBe(200);
    expect([brotli, small].map((page) => page.headers['content-encoding'])).toEqual(['br', 'dcz']);
    const dictionary = answer.body as Uint8Array;
    const unpacked = zstdDecompressSync((small.body as Uint8Array).subarray(40), { dictionary });
    expect(unpacked.toString()).toBe(text(plain));
    expect(small.headers['content-length']).toBe(String(small.body?.length));
    expect([plain, brotli, small].map(({ headers: { vary } }) => vary)).toEqual([
      'Accept-Encoding',
      'Accept-Encoding',
      'Accept-Encoding, Available-Dictionary',
    ]);
    expect(new Set([plain, brotli, small].map((page) => page.headers.etag)).size).toBe(3);
    const again = await guide.get('/events', {
      ...headers,
      'if-none-match': small.headers.etag ?? '',
    });
    expect([again.status, again.body]).toEqual([304, undefined]);
  });

  test.each([
    ['holds another one', { 'available-dictionary': `:${'A'.repeat(43)}=:` }],
    ['holds junk', { 'available-dictionary': 'junk' }],
    ['does not accept it', { 'accept-encoding': 'gzip, br' }],
    ['prefers another coding', { 'accept-encoding': 'gzip, dcz;q=0.5' }],
    ['refuses it', { 'accept-encoding': 'gzip, dcz;q=0' }],
  ])('who %s gets the page without it', async (_, other) => {
    const { guide, headers } = await visitedGuide();
    const { status, headers: sent } = await guide.get('/events', { ...headers, ...other });
    expect([status, sent['content-encoding']]).toEqual([
      200,
      expect.stringMatching(/^(?:br|gzip)$/),
    ]);
  });

  test('documents, the API and missing pages do without it', async () => {
    const { guide, headers } = await visitedGuide();
    for (const path of ['/feed.xml', '/api/events', '/nope']) {
      const { headers: sent } = await guide.get(path, headers);
      expect([path, sent.link, sent['content-encoding'] === 'dcz']).toEqual([
        path,
        undefined,
        false,
      ]);
    }
  });

  test('an edit that changes no common part keeps its name; another one gets a new name', async () => {
    let words = 'header, footer';
    const { guide, path, headers } = await visitedGuide(() => words);
    await guide.press.update(sampleSnapshot({}, 'same frame'));
    expect((await fetchDictionary(guide)).path).toBe(path);
    expect((await guide.get('/', headers)).headers['content-encoding']).toBe('dcz');
    words = 'header, another footer';
    await guide.press.update(sampleSnapshot({}, 'other frame'));
    expect((await fetchDictionary(guide)).path).not.toBe(path);
    expect((await guide.get(path)).status).toBe(404);
    expect((await guide.get('/', headers)).headers['content-encoding']).not.toBe('dcz');
  });

  test('if the bare page cannot be rendered, pages come without one', async () => {
    const guide = await guideInMemory({ failing: new Set(['/404']) });
    const { status, headers } = await guide.get('/');
    expect([status, headers.link]).toEqual([200, undefined]);
  });

  test('it has each style once: those of the bare page’s own HTML are left out', () => {
    const { resource } = pageDictionary('<style>a{}</style><p>Hi</p>', ['a{}', 'b{}'], {});
    expect(Buffer.from(resource.body.identity.bytes).toString()).toBe('a{}b{}<p>Hi</p>');
  });
});

import { describe, expect, test } from 'vitest';
import { PAGE_WORDS } from '../../app/page-words.ts';
import { routes } from '../../app/routes.ts';
import { pagePaths } from '../../model/site-paths.ts';
import { exportedBy } from '../fixtures/exported-by.ts';
import { guideInMemory, request, text } from '../fixtures/guide-in-memory.ts';
import { renderedAt } from '../fixtures/page-at.tsx';
import { sampleSnapshot } from '../fixtures/sample-snapshot.ts';
import { shippedContent } from '../fixtures/shipped-snapshot.ts';
import { wordSet } from './word-set.ts';

const snapshot = sampleSnapshot();
const { hash, modules } = wordSet(snapshot.words);

/** The same guide with other words on the home page. */
function edited(title: string) {
  const { home } = snapshot.words;
  return sampleSnapshot({ words: { ...snapshot.words, home: { ...home, eyebrow: title } } }, title);
}

describe('the words of pages as modules (decision 30)', () => {
  test('every file of words has one, which exports the words and can be kept for good', async () => {
    const { get } = await guideInMemory();
    expect(modules.size).toBe(PAGE_WORDS.size);
    for (const name of PAGE_WORDS.keys()) {
      const answer = await get(`/words/${hash}/${name}.js`);
      expect([name, answer.status]).toEqual([name, 200]);
      expect(await exportedBy(text(answer)), name).toEqual(snapshot.words[name]);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable, no-transform',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringMatching(/^default-src 'none';.*sandbox$/),
        vary: 'Accept-Encoding',
      });
    }
  });

  test('they name no revision, or a purge of older ones would drop them', async () => {
    const { get } = await guideInMemory();
    const { headers } = await get(`/words/${hash}/home.js`);
    expect(headers).not.toHaveProperty('x-revision');
  });

  test('a module answers like any file: HEAD, 304, brotli, and a query makes no difference', async () => {
    const { answer, get } = await guideInMemory();
    const target = `/words/${hash}/home.js`;
    const { headers } = await get(target);
    const head = await answer(request(target, {}, 'HEAD'));
    expect([head.status, head.body, head.headers.etag]).toEqual([200, undefined, headers.etag]);
    expect((await get(target, { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
    expect((await get(`${target}?import`)).status).toBe(200);
    expect((await get(target, { 'accept-encoding': 'gzip' })).headers).toMatchObject({
      'content-encoding': 'gzip',
    });
  });

  test.each([
    '/words',
    '/words/',
    `/words/${hash}`,
    `/words/${hash}/no-such-page.js`,
    `/words/${hash}/home.json`,
    `/words/${hash}/..%2f..%2fhome.js`,
    '/words/0123456789abcdef/home.js',
    '/words/__proto__/home.js',
  ])('%s is 404, in a few words, and never kept', async (path) => {
    const { get } = await guideInMemory();
    const answer = await get(path);
    expect([answer.status, text(answer)]).toEqual([404, 'There is no such file.\n']);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
  });

  test('an edit of words replaces them all, also those of other pages', async () => {
    const { get, press } = await guideInMemory();
    await press.update(edited('one'));
    expect((await get(`/words/${hash}/events.js`)).status).toBe(404);
    const edit = await get(`/words/${wordSet(edited('one').words).hash}/home.js`);
    expect(await exportedBy(text(edit))).toMatchObject({ eyebrow: 'one' });
  });

  test('an edit of anything else keeps the set, so open tabs ask for nothing new', async () => {
    const { get, press } = await guideInMemory();
    const { site } = snapshot;
    await press.update(sampleSnapshot({ site: { ...site, phone: '(512) 555-0100' } }, 'other'));
    expect((await get(`/words/${hash}/events.js`)).status).toBe(200);
  });
});

test('every page comes with its own words and no others; those of notices load with the first one, those of the plan’s checks, of its link and of drafts with them', async () => {
  const shipped = await shippedContent();
  const own = new Set(routes.all.flatMap(({ words }) => words));
  expect([...own, 'shared', 'plan-days', 'plan-link', 'drafts'].sort()).toEqual(
    [...PAGE_WORDS.keys()].sort(),
  );
  for (const path of [...pagePaths(shipped), '/no-such-page', '/blog/999999']) {
    const { html } = await renderedAt(path);
    const [, json = ''] = / id="state">([^<]*)<\/script>/.exec(html) ?? [];
    const state = JSON.parse(json);
    const names = Object.keys(state.words);
    expect(names, path).not.toContain('shared');
    expect(names.length, path).toBeLessThanOrEqual(2);
    for (const name of names) expect(state.words[name], path).toEqual(shipped.words[name]);
    expect(state.wordSet, path).toBe(wordSet(shipped.words).hash);
  }
});

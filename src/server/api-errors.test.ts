import { describe, expect, test } from 'vitest';
import { api } from '../app/api.ts';
import { fakeRenderer } from './fixtures/fake-renderer.ts';
import { guideInMemory, request, text } from './fixtures/guide-in-memory.ts';
import type { GuideResponse } from './http/http-exchange.ts';

describe('errors of the API are problem documents, those of pages are not (decision 8)', () => {
  test('another method: 405 with the allowed ones', async () => {
    const guide = await guideInMemory();
    const post = async (target: string) => guide.answer(request(target, {}, 'POST'));
    const targets = ['/api/events', '/api/events?a=b', '/api', 'http://localhost/api/blog/1'];
    for (const target of targets) {
      const answer = await post(target);
      expect(read(answer), target).toEqual(
        problem(405, 'Method Not Allowed', 'This site is read-only: use GET, HEAD or OPTIONS.'),
      );
      expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS');
    }
    for (const target of ['/events', '/apis', '/blog?/api/'])
      expect((await post(target)).headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  test('an address that cannot be read: 400', async () => {
    const guide = await guideInMemory();
    expect(read(await guide.get('/api/events#a'))).toEqual(
      problem(400, 'Bad Request', 'The URL cannot be read.'),
    );
    expect((await guide.get('/events#a')).headers['content-type']).toMatch(/^text\/plain/);
  });

  test('no content yet: 503 with the time to try again; HEAD has no body', async () => {
    const guide = await guideInMemory({ snapshot: null });
    for (const target of ['/api/events', '/api/blog/3', '/api/nope', '/api/events?a=b']) {
      const answer = await guide.get(target);
      expect(read(answer), target).toEqual(
        problem(503, 'Service Unavailable', 'The guide is unavailable right now.'),
      );
      expect(answer.headers['retry-after']).toBe('30');
      const head = await guide.answer(request(target, {}, 'HEAD'));
      expect(head).toEqual({ ...answer, body: undefined });
    }
  });

  test('a list that cannot be written: 503 with the time to try again', async () => {
    const unwritable = { status: 200 as const, value: Array.from({ length: 21 }, () => 1n) };
    const renderer = { ...fakeRenderer(), api: { ...api, read: () => unwritable } };
    const guide = await guideInMemory({ renderer });
    const answer = await guide.get('/api/blog');
    expect(read(answer)).toEqual(
      problem(503, 'Service Unavailable', 'This cannot be read right now.'),
    );
    expect(answer.headers['retry-after']).toBe('5');
  });
});

/** What a program reads of an error. */
function read(answer: GuideResponse) {
  const { status, headers } = answer;
  return [status, headers['content-type'], headers['cache-control'], JSON.parse(text(answer))];
}

function problem(status: number, title: string, detail: string) {
  const document = { type: 'about:blank', title, status, detail };
  return [status, 'application/problem+json', 'no-store', document];
}

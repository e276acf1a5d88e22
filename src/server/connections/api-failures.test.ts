import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../app/api.ts';
import { fakeRenderer } from '../fixtures/fake-renderer.ts';
import { get, guideOnTheWire, sendRaw } from '../fixtures/guide-on-the-wire.ts';

let guide: Awaited<ReturnType<typeof guideOnTheWire>>;
beforeAll(async () => {
  const read = () => {
    throw new Error('broken');
  };
  guide = await guideOnTheWire({ renderer: { ...fakeRenderer(), api: { ...api, read } } });
});
afterAll(() => guide.close());

test.each([
  ['fails', get('/api/blog/1'), 500, 'Internal Server Error', 'Something went wrong on our end.'],
  [
    'has no Host',
    'GET /api/blog HTTP/1.1\r\n\r\n',
    400,
    'Bad Request',
    'Send exactly one Host header.',
  ],
  [
    'expects something',
    get('/api/blog', 'Expect: a'),
    417,
    'Expectation Failed',
    'The Expect header asks for something unsupported.',
  ],
])(
  'a request to the API that %s gets a problem document (decision 8)',
  async (_, bytes, status, title, detail) => {
    const answer = await sendRaw(guide.port, bytes);
    expect([answer.status, answer.headers['content-type']]).toEqual([
      status,
      'application/problem+json',
    ]);
    expect(JSON.parse(answer.body)).toEqual({ type: 'about:blank', title, status, detail });
  },
);

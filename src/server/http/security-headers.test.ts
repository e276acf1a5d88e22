import { describe, expect, test } from 'vitest';
import { guideInMemory, request } from '../fixtures/guide-in-memory.ts';
import { sampleSnapshot } from '../fixtures/sample-snapshot.ts';
import { createSecurityHeaders } from './security-headers.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-blocks'; img-src 'self' data: images.example.com; font-src 'self'; " +
  "connect-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types offline search";

describe('security headers', () => {
  test('pages carry exactly the policy agreed on, with the hosts that site.yaml lists', async () => {
    const guide = await guideInMemory();
    expect((await guide.get('/')).headers['content-security-policy']).toBe(POLICY);
  });

  test('without listed hosts, pictures come only from the site', () => {
    expect(createSecurityHeaders('http://localhost', []).page['content-security-policy']).toContain(
      "img-src 'self' data:;",
    );
  });

  test('only an https site tells browsers to always use https', async () => {
    const guide = await guideInMemory({ siteUrl: 'https://www.example.com' });
    const { headers } = await guide.get('/');
    expect(headers['content-security-policy']).toBe(`${POLICY}; upgrade-insecure-requests`);
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect((await (await guideInMemory()).get('/')).headers).not.toHaveProperty(
      'strict-transport-security',
    );
  });

  test('every kind of response has them, and none has a cookie, CORS or a server name', async () => {
    const guide = await guideInMemory({ failing: new Set(['/blog/2']) });
    const empty = await guideInMemory({ snapshot: null });
    const tag = (await guide.get('/')).headers.etag ?? '';
    const answers = await Promise.all([
      ...[
        '/',
        '/blog/2',
        '/blog/0',
        '/nope',
        '/api/events',
        '/api/blog/0',
        '/api',
        '/events/',
        '/assets/app-1a2b3c4d.js',
        '/assets/no.js',
      ]
        .concat([
          '/images/a.svg',
          '/images/no.svg',
          '/favicon.svg',
          '/feed.xml',
          '/livez',
          '/readyz',
          '*',
        ])
        .map((target) => guide.get(target)),
      guide.get('/', { 'if-none-match': tag }),
      guide.get('/', { 'if-match': '"other"' }),
      guide.get('/favicon.svg', { range: 'bytes=0-0' }),
      guide.get('/favicon.svg', { range: 'bytes=99999-' }),
      guide.answer(request('/', {}, 'POST')),
      guide.answer(request('/', {}, 'OPTIONS')),
      empty.get('/'),
    ]);
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'.*frame-ancestors 'none'/,
        ),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'cross-origin-embedder-policy': 'credentialless',
        'origin-agent-cluster': '?1',
        'permissions-policy': expect.stringContaining('geolocation=()'),
        'x-frame-options': 'DENY',
        'cache-control': expect.any(String),
      });
      expect(
        Object.keys(headers).filter((name) =>
          /^(?:server|x-powered-by|set-cookie|access-control)/.test(name),
        ),
      ).toEqual([]);
    }
    for (const { status, headers } of answers)
      if (status >= 400) expect([status, headers['cache-control']]).toEqual([status, 'no-store']);
  });

  test('a revision whose name is not valid in a header is encoded', async () => {
    const guide = await guideInMemory({ snapshot: sampleSnapshot({}, 'r\r\n\u00e9') });
    expect((await guide.get('/')).headers['x-revision']).toBe('r%0D%0A%C3%A9');
  });
});

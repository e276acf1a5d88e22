import { expect, test } from 'vitest';
import { OWN, openDesk } from './fixtures/open-desk.ts';
import { type Call, openRoutes } from './fixtures/open-routes.ts';
import { ROUTES, routesOf } from './fixtures/route-table.ts';

const EVIL = 'https://evil.example';

const routes = Object.entries(ROUTES);
const posts = routes.filter(([route]) => route.startsWith('POST'));

test('the table of routes has every route, and no other', async () => {
  const { app } = await openDesk();
  expect(routesOf(app).sort()).toEqual(Object.keys(ROUTES).sort());
});

test('whoever isn’t signed in gets nothing from any route but the door and links for the family', async () => {
  const { call } = await openRoutes();
  for (const [route, { who }] of routes)
    for (const session of [undefined, '', 'x'.repeat(43), '__proto__', 'é\0'])
      if (who !== 'anyone')
        expect([
          route,
          (await call(route, session === undefined ? {} : { session })).statusCode,
        ]).toEqual([route, 401]);
});

test('a helper who calls every owner’s route gets a 403, and nothing changes', async () => {
  const { call, helper, people, clock } = await openRoutes();
  const before = () =>
    JSON.stringify([
      people.people(),
      people.passkeysOf(1),
      people.familyLinks.all(clock.now),
      people.drafts.all(1),
    ]);
  const session = helper();
  const was = before();
  for (const [route, { who }] of routes) {
    if (who === 'anyone') continue;
    const { statusCode } = await call(route, { session });
    if (who === 'owners') expect([route, statusCode]).toEqual([route, 403]);
    else if (route.endsWith(' /api/drafts')) expect([route, statusCode]).toEqual([route, 401]);
    else expect([route, [401, 403].includes(statusCode)]).toEqual([route, false]);
  }
  expect(before()).toBe(was);
});

test('CSRF: no route does anything for another site, a form, or a page in a sandbox', async () => {
  const { call, token, content } = await openRoutes();
  const { id } = (await content.newest()).version;
  const foreign: Record<string, string>[] = [
    { origin: EVIL },
    { origin: 'null' },
    { origin: '' },
    { origin: 'http://desk.example.com' },
    { origin: 'https://desk.example.com.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
  ];
  const forms = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'text/json',
  ];
  for (const [route] of posts) {
    for (const headers of foreign)
      expect([route, headers, (await call(route, { session: token, headers })).statusCode]).toEqual(
        [route, headers, 403],
      );
    for (const type of forms) {
      const form = { headers: { 'content-type': type }, payload: '{"isMeant":true}' };
      expect([route, type, (await call(route, { session: token, ...form })).statusCode]).toEqual([
        route,
        type,
        415,
      ]);
    }
  }
  for (const [route] of routes.filter(([name]) => name.startsWith('GET /api/')))
    for (const site of ['cross-site', 'same-site', 'none'])
      for (const written of [route, route.replace('/api', '/%61pi'), route.replace('/a', '//a')]) {
        const answer = await call(written, { session: token, headers: { 'sec-fetch-site': site } });
        expect([written, site, answer.statusCode]).toEqual([written, site, 403]);
      }
  expect((await content.newest()).version.id).toBe(id);
});

test('clickjacking and sniffing: every answer, refusals too, has the whole set of headers and no other origin', async () => {
  const { app, call, token } = await openRoutes();
  const answers = [];
  for (const [route] of routes)
    for (const more of [
      { session: token } as Call,
      {},
      { headers: { host: 'evil.example' } },
      { headers: { origin: EVIL, 'sec-fetch-site': 'cross-site' } },
    ])
      answers.push({ route, ...(await call(route, more)) });
  for (const url of [
    `/pictures/${'a'.repeat(300)}`,
    '/none.js',
    '/api/none',
    '/a/../b',
    '//evil.example/',
    '/welcome',
  ])
    answers.push({ route: url, ...(await app.inject({ url, headers: OWN })) });
  for (const method of ['OPTIONS', 'PUT', 'DELETE', 'TRACE'] as const)
    answers.push({
      route: method,
      ...(await app.inject({ method, url: '/api/start', headers: OWN })),
    });
  for (const { route, statusCode, headers } of answers) {
    const { 'content-security-policy': policy, ...rest } = headers;
    expect([route, statusCode, policy]).toEqual([
      route,
      statusCode,
      expect.stringMatching(/^default-src 'none'/),
    ]);
    expect([route, String(policy)]).toEqual([
      route,
      expect.not.stringMatching(/script-src[^;]*unsafe/),
    ]);
    expect([route, rest]).toEqual([
      route,
      expect.objectContaining({
        'x-frame-options': expect.stringMatching(/^(?:DENY|SAMEORIGIN)$/),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': expect.stringContaining('max-age=63072000'),
        'cache-control': expect.any(String),
      }),
    ]);
    expect(
      Object.keys(rest).filter((name) => /^access-control|^server$|powered/.test(name)),
    ).toEqual([]);
  }
});

test('what is no address at all gets a policy, too', async () => {
  const { app } = await openDesk();
  for (const url of ['/%', '/pictures/%zz', '/seen/%ff/']) {
    const { statusCode, headers } = await app.inject({ url, headers: OWN });
    expect([url, statusCode]).toEqual([url, 400]);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  }
});

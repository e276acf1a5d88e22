import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { OWN, openDesk } from './fixtures/open-desk.ts';
import { openRoutes } from './fixtures/open-routes.ts';
import { ROUTES } from './fixtures/route-table.ts';

/** Names that lead elsewhere, hide, or are something else than they look like. */
const NAMES = [
  ...['../evil', '../../evil', '../../../evil', '../../../../evil', '..', '.', '.hidden', '#x'],
  ...['a/b', '/evil', 'C:\\evil', '..\\evil', '%2e%2e%2fevil', 'a\0.svg', 'a\nb', '\u202egpj.evil'],
  ...[
    '__proto__',
    'constructor',
    'CON',
    'x'.repeat(200),
    '..%c0%afevil',
    '\ud800',
    'ａ／ｂ',
    ' ',
    '~root',
  ],
];

test('DNS rebinding: only the desk’s own name is answered, whatever else a request says', async () => {
  const { app, token } = await openDesk();
  const hosts = [
    'evil.example',
    'desk.example.com.evil.example',
    'desk.example.com:444',
    '127.0.0.1',
  ];
  hosts.push('localhost', '[::1]', '0.0.0.0', 'desk.example.com.', 'evil@desk.example.com', '');
  for (const host of hosts)
    for (const url of ['/', '/api/session', '/welcome', '/seen/a/', 'https://desk.example.com/'])
      for (const more of [{}, { 'x-forwarded-host': OWN.host, forwarded: `host=${OWN.host}` }]) {
        const headers = { ...OWN, ...more, host };
        const { statusCode } = await app.inject({
          url,
          headers,
          cookies: { '__Host-desk': token },
        });
        expect([host, url, statusCode]).toEqual([host, url, 421]);
      }
});

test('mass assignment and prototype keys: no route takes a field more than its page sends', async () => {
  const { call, token, people } = await openRoutes();
  for (const [route, { body = {}, isPlain }] of Object.entries(ROUTES)) {
    if (isPlain || !route.startsWith('POST')) continue;
    // Only what is more is wrong with it.
    const { statusCode } = await call(route, { session: token });
    expect([route, statusCode === 400 || statusCode >= 500]).toEqual([route, false]);
    for (const more of ['isOwner', 'author', 'id2', 'kind', 'constructor', 'toString']) {
      const payload = { ...body, [more]: true };
      expect([route, more, (await call(route, { session: token, payload })).statusCode]).toEqual([
        route,
        more,
        400,
      ]);
    }
    for (const hostile of [
      '{"__proto__":{"isOwner":true}}',
      '{"constructor":{"prototype":{}}}',
      '[]',
      '0',
    ]) {
      const headers = { 'content-type': 'application/json' };
      const answer = await call(route, { session: token, headers, payload: hostile });
      expect([route, hostile, answer.statusCode]).toEqual([route, hostile, 400]);
    }
  }
  expect([people.people().length, ({} as { isOwner?: true }).isOwner]).toEqual([1, undefined]);
});

test('path and Unicode tricks in the names of entries: nothing is written but what the guide reads, and no answer is a fault of the desk', async () => {
  const { ask, rest, content, folders } = await openDesk();
  rest();
  /** What is next to the content and to what the desk keeps, and what is in there by that name. */
  const outside = () =>
    folders.flatMap((folder) => [
      ...readdirSync(join(folder, '..')),
      ...readdirSync(folder, { recursive: true })
        .map(String)
        .filter((name) => /evil/i.test(name)),
    ]);
  const before = outside();
  const known = [...(await content.newest()).tree.keys()];
  const inFolders = contentTables.lists.filter(({ kept }) => 'folder' in kept);
  const lists = [...inFolders.map(({ name }) => name), 'page'];
  const { row } = (await ask('/api/row', { list: 'posts', key: 1 })).json();
  const cases = lists.flatMap((list) => NAMES.map((key) => [list, key] as const));
  for (const list of ['events', 'site', 'picture', 'none', '__proto__'])
    for (const key of NAMES.slice(0, 2)) cases.push([list, key]);
  for (const [list, key] of cases) {
    const wish = { list, key, value: { ...row, title: 'Evil', slug: key } };
    const edits = [{ ...wish, base: null }];
    const answers = [
      await ask('/api/publish', { edits, isMeant: true }),
      await ask('/api/preview', { ...wish, day: null }),
      await ask('/api/preview', { ...wish, key: null, day: null }),
      await ask('/api/row', { list, key }),
      await ask('/api/check', wish),
    ];
    for (const { status, body } of answers)
      expect([list, key, status < 500, body]).toEqual([list, key, true, body]);
    expect([list, key, answers[0]?.json().is]).not.toEqual([list, key, 'live']);
  }
  // What is new gets its name by its title, or none.
  for (const list of lists) {
    const value = { ...row, title: '../Evil', slug: '../../evil' };
    await ask('/api/publish', { edits: [{ list, key: null, base: null, value }], isMeant: true });
  }
  const { tree } = await content.newest();
  expect([...tree.keys()].filter((path) => !known.includes(path))).toEqual(['blog/0002-evil.md']);
  expect(
    outside().filter((name) => !/\b0002-evil\.md$|^objects$|^writing\.sqlite$/.test(name)),
  ).toEqual(before);
});

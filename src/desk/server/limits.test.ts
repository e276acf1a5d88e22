import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openCamera } from './fixtures/open-camera.ts';
import { OWN, openDesk } from './fixtures/open-desk.ts';

const JSON_TYPE = { ...OWN, 'content-type': 'application/json' };

test('a hundred drafts of 2 MB, a thousand facts put off and bodies of any size leave the desk’s file small', async () => {
  const { app, token, people, clock, folders } = await openDesk();
  const send = async (url: string, payload: string) => {
    const cookies = { '__Host-desk': token };
    const answer = await app.inject({ method: 'POST', url, payload, cookies, headers: JSON_TYPE });
    expect([url, answer.statusCode, answer.json()]).toEqual([
      ...[url, 413, { message: expect.any(String) }],
    ]);
  };
  const long = 'x'.repeat(2 ** 21);
  const draft = `{"ref":{"list":"events","key":1},"title":"","base":null,"value":{"text":"${long}"}}`;
  for (let count = 0; count < 100; count += 1) {
    const wish = `"person":1,"name":"new.${count}","writer":"the phone","revision":0`;
    await send('/api/drafts', `{${wish},"draft":${draft}}`);
  }
  for (const url of ['/api/check', '/api/publish', '/api/plan', '/api/sign-in', '/api/duplicates'])
    await send(url, draft);
  for (let count = 0; count < 1_100; count += 1)
    people.putOff(`events 1 ${count}`, clock.now + count, clock.now - 1);
  expect(people.putOffFacts(0).size).toBe(1_000);
  people.putOff('events 1 dogs', clock.now + 9_999, clock.now + 2_000);
  expect([...people.putOffFacts(0)]).toEqual(['events 1 dogs']);
  expect(statSync(join(folders[1] ?? '', 'desk.sqlite')).size).toBeLessThan(2 ** 20);
});

test('what nests without end is refused before anything walks through it', async () => {
  const { app, token } = await openDesk();
  const deep = (levels: number) => `${'[{"a":'.repeat(levels)}1${'}]'.repeat(levels)}`;
  const wish = (levels: number) => `{"list":"events","key":1,"value":{"when":${deep(levels)}}}`;
  for (const [levels, status] of [
    [10, 200],
    [20, 400],
    [50_000, 400],
  ] as const) {
    const cookies = { '__Host-desk': token };
    const request = { method: 'POST', url: '/api/check', headers: JSON_TYPE, cookies } as const;
    const { statusCode } = await app.inject({ ...request, payload: wish(levels) });
    expect([levels, statusCode]).toEqual([levels, status]);
  }
});

test('one person’s pictures on their way keep nobody else’s waiting', async () => {
  const { app, piece, helper } = await openCamera();
  const body = Buffer.from('\xff\xd8\xff', 'latin1');
  for (let count = 0; count < 4; count += 1) await piece(randomUUID(), 0, body);
  expect((await piece(randomUUID(), 0, body)).statusCode).toBe(429);
  const answer = await app.inject({
    ...{ method: 'POST', url: `/api/pictures/piece?id=${randomUUID()}&at=0`, payload: body },
    headers: { ...OWN, 'content-type': 'application/octet-stream' },
    cookies: { '__Host-desk': helper() },
  });
  expect(answer.statusCode).toBe(200);
});

test('slow clients are dropped, at the latest after some seconds more than a request may take; nobody waits for them', async () => {
  const { app, token } = await openDesk();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const head = `Host: ${OWN.host}\r\nOrigin: ${OWN.origin}\r\nCookie: __Host-desk=${token}\r\n`;
  const starts = [
    'GET /api/session HTTP/1.1\r\nHost: desk',
    `POST /api/check HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 900\r\n\r\n{`,
    `POST /api/pictures/piece?id=${randomUUID()}&at=0 HTTP/1.1\r\n${head}Content-Type: application/octet-stream\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n`,
  ];
  const began = Date.now();
  const slow = starts.map(async (start) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(start);
    // A byte now and then is no reason to wait longer.
    const drip = setInterval(() => socket.writable && socket.write(' '), 1_000);
    socket.on('error', () => {});
    const answer = await text(socket).catch(() => '');
    clearInterval(drip);
    return [answer.split('\r\n')[0], Date.now() - began] as const;
  });
  const quick = await fetch(`http://127.0.0.1:${port}/`).then(({ status }) => status);
  expect(quick).toBe(421);
  for (const [answer, after] of await Promise.all(slow)) {
    expect(answer).toMatch(/^(?:HTTP\/1\.1 (?:408|400) .*)?$/);
    expect(after).toBeLessThan(25_000);
  }
});

test('a clock that jumps ahead and back: nothing is published twice, and what was typed stays', async () => {
  const { ask, clock, times, rest } = await openDesk();
  rest();
  const { row } = (await ask('/api/row', { list: 'events', key: 1 })).json();
  const edits = [{ list: 'events', key: 1, base: row, value: { ...row, time: 'noon' } }];
  await ask('/api/plan', { edits, hour: '2031-01-01T06:00', isMeant: true });
  const draft = { ref: { list: 'events', key: 1 }, title: 'Fair', base: row, value: row };
  const wish = { person: 1, name: 'events/1', writer: 'the phone', revision: 0, draft };
  await ask('/api/drafts', wish);
  const before = clock.now;
  for (const year of [2037, 1999, 2036, 1970]) {
    clock.now = Date.parse(`${year}-06-01T12:00:00Z`);
    await times.look();
  }
  clock.now = before;
  await times.look();
  expect((await ask('/api/diary')).json()).toHaveLength(2);
  expect((await ask('/api/drafts?person=1')).json()).toMatchObject([{ draft }]);
  expect((await ask('/api/publish', { edits, isMeant: true })).json()).toEqual({ is: 'same' });
});

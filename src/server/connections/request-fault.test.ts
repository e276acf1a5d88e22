import { expect, test } from 'vitest';
import { get } from '../fixtures/guide-on-the-wire.ts';
import { prepareHostileClient } from '../fixtures/hostile-client.ts';

const { guide, send, refused } = prepareHostileClient();

test('raw absolute-form own host: SITE_URL and the address of the connection get the page', async () => {
  const { body, headers } = await send(get('/events'));
  const { port, siteUrl } = guide();
  for (const own of [`http://localhost:${port}`, `HTTP://127.0.0.1:${port}`, siteUrl])
    expect(await send(get(`${own}/events`))).toMatchObject({
      status: 200,
      body,
      headers: { etag: headers.etag },
    });
});

test('raw absolute-form other host: refused, whatever the Host header says', async () => {
  const { port } = guide();
  const others = ['evil.example', `evil.example:${port}`, 'localhost', `a@localhost:${port}`];
  for (const other of others)
    for (const host of [other.replace('a@', ''), 'localhost'])
      await refused(`GET http://${other}/events HTTP/1.1\r\nHost: ${host}\r\n\r\n`)();
});

test('raw control character in target: refused', async () => {
  const codes = [...Array.from({ length: 0x21 }, (_, code) => code), 0x7f];
  for (const code of codes) await refused(get(`/events${String.fromCharCode(code)}a`))();
});

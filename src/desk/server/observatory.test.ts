import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { observatory } from '../../server/fixtures/observatory.ts';
import { OWN, openDesk } from './fixtures/open-desk.ts';
import { SoftKey } from './fixtures/soft-key.ts';

test('Mozilla’s HTTP Observatory gives the desk A+: its page, a signing in with its cookie, and a refusal', async () => {
  const { app, people, clock, folders } = await openDesk();
  writeFileSync(join(folders[1] ?? '', '../index.html'), '<!doctype html><title>Desk</title>');
  const send = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, payload, headers: OWN });
  const door = { token: people.invite(clock.now), name: 'Lou' };
  const { challenge } = (await send('/api/passkey/options', door)).json();
  const [page, signedIn, refused] = [
    await app.inject({ url: '/', headers: OWN }),
    await send('/api/passkey', { ...door, response: new SoftKey().made(challenge) }),
    await send('/api/publish', {}),
  ];
  expect([page.statusCode, signedIn.statusCode, refused.statusCode]).toEqual([200, 200, 401]);
  expect(signedIn.headers['set-cookie']).toMatch(/^__Host-desk=/);
  const best = { isBest: true, lacks: [] };
  expect([page, signedIn, refused].map(({ headers }) => observatory(headers))).toEqual([
    { points: 130, ...best },
    { points: 135, ...best },
    { points: 130, ...best },
  ]);
});

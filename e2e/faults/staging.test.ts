import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ensureProxies, stagingInFrontOf } from './proxies.ts';

/** What `openssl passwd -apr1 -salt guide secret` prints. */
const PASSWORDS = 'anna:$apr1$guide$.luvBCJE7MLfoB/JUX2HM1\n';

test.skipIf(!(await ensureProxies()))(
  'staging wants a password, keeps search engines away, and does not pass the password on',
  async () => {
    const guide = createServer(({ headers }, response) => {
      response.end(`the guide, ${headers.authorization ?? 'without a password'}`);
    });
    guide.listen(0, '127.0.0.1');
    await once(guide, 'listening');
    const { port } = guide.address() as AddressInfo;
    onTestFinished(() => void guide.close());
    const staging = await stagingInFrontOf(port, PASSWORDS);
    onTestFinished(() => staging.stop());

    const ask = async (headers: HeadersInit = {}) => {
      const answer = await fetch(`${staging.url}/events`, { headers });
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      return [answer.status, await answer.text()];
    };
    expect(await ask()).toEqual([401, expect.stringContaining('Authorization Required')]);
    const authorization = `Basic ${btoa('anna:secret')}`;
    expect(await ask({ authorization })).toEqual([200, 'the guide, without a password']);
  },
);

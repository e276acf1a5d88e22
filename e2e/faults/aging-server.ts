import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createHttpServer } from '../../src/server/connections/http-server.ts';
import { Metrics } from '../../src/server/connections/metrics.ts';
import { guideInMemory } from '../../src/server/fixtures/guide-in-memory.ts';
import type { Answer, GuideResponse } from '../../src/server/http/http-exchange.ts';
import { createLog } from '../../src/server/process/log.ts';

/**
 * A server whose responses go stale sooner than the real one's, and that can fail in the two ways a
 * server can.
 */
export interface AgingServer {
  port: number;
  /** Accepts requests and never answers, like a process that the system has stopped. */
  freeze(): void;
  /** Refuses connections, like a machine with nothing running on it. */
  die(): void;
  /** Comes back on the same port after either. */
  recover(): Promise<void>;
}

/**
 * Starts it on a free port. Proxies may keep its responses for one second, and serve them for one
 * more while they revalidate.
 */
export async function startAgingServer(): Promise<AgingServer> {
  const guide = await guideInMemory();
  const { siteUrl, security, press } = guide;
  const metrics = new Metrics({ press, status: () => undefined });
  let frozen = false;
  const answer: Answer = async (request) => {
    if (frozen) await new Promise(() => {});
    return aging(await guide.answer(request));
  };
  const open = async (port: number) => {
    const server = createHttpServer({
      answer,
      siteUrl,
      security,
      metrics,
      log: createLog('silent'),
      ending: () => false,
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server = await open(0);
  const { port } = server.address() as AddressInfo;
  const die = () => server.close().closeAllConnections();
  return {
    port,
    freeze: () => {
      frozen = true;
    },
    die,
    recover: async () => {
      die();
      frozen = false;
      server = await open(port);
    },
  };
}

function aging(response: GuideResponse): GuideResponse {
  const cacheControl = response.headers['cache-control'] ?? '';
  const shortened = cacheControl
    .replace('s-maxage=10', 's-maxage=1')
    .replace('stale-while-revalidate=60', 'stale-while-revalidate=1');
  return { ...response, headers: { ...response.headers, 'cache-control': shortened } };
}

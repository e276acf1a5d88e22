import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { ContentStore } from '../content/content-store.ts';
import { createAnswer } from './answer.ts';
import { createHttpServer } from './connections/http-server.ts';
import { type PictureFolders, Pictures } from './edition/pictures.ts';
import { Press } from './edition/press.ts';
import type { Renderer } from './edition/renderer.ts';
import { readStaticFiles } from './edition/static-files.ts';
import { CompressionQueue } from './http/compression-queue.ts';
import type { EncodedBody } from './http/encoded-body.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import type { Environment } from './process/environment.ts';
import { createHealth } from './process/health.ts';
import type { Logger } from './process/log.ts';
import { createMetrics, createMetricsServer } from './process/metrics.ts';

export interface GuideServerFacts {
  environment: Pick<Environment, 'port' | 'host' | 'siteUrl' | 'metricsPort'>;
  renderer: Renderer;
  openStore: () => Promise<ContentStore>;
  /** The browser's build. */
  clientFolder: string;
  pictureFolders: PictureFolders;
  log: Logger;
}

export interface GuideServer {
  port: number;
  /** Undefined where no METRICS_PORT was asked for. */
  metricsPort: number | undefined;
  /** Takes no new connections, answers what is under way, and resolves within nine seconds. */
  end(): Promise<void>;
}

/** How often new files are looked for in the folders of pictures, in milliseconds: a photo that is ready changes no content by itself. */
const LOOK_FOR_PICTURES = 2_000;

/** Listens at once and opens the content meanwhile. Rejects where the port cannot be had or the build is missing. */
export async function startGuideServer(facts: GuideServerFacts): Promise<GuideServer> {
  const { environment, renderer, log } = facts;
  const { siteUrl } = environment;
  let store: ContentStore | undefined;
  let ending = false;
  const status = () => store?.status();
  const security = createSecurityHeaders(siteUrl, []);
  const queue = new CompressionQueue((error) => failed('compression', error));
  const made = (body: EncodedBody) => queue.add(body);
  const files = readStaticFiles(facts.clientFolder, security, made);
  const pictures = new Pictures({
    folders: facts.pictureFolders,
    security,
    made,
    dropped: (body) => queue.remove(body),
    failed: (error) => failed('pictures', error),
  });
  const lookingForPictures = setInterval(() => void pictures.refresh(), LOOK_FOR_PICTURES).unref();
  const press = new Press({ renderer, siteUrl, failed }, () => pictures.refresh());
  const metrics = createMetrics({ press, status });
  const health = createHealth({ security, status, ending: () => ending });

  const { promise: opening, resolve: opened } = Promise.withResolvers<void>();
  const answer = createAnswer({ press, files, pictures, health, security, opening });
  const server = createHttpServer({ answer, security, metrics, log, ending: () => ending });
  await listen(server, environment.port, environment.host);
  const metricsServer = createMetricsServer(metrics);
  if (environment.metricsPort !== undefined)
    await listen(metricsServer, environment.metricsPort, environment.host ?? '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  const metricsAddress = metricsServer.address() as AddressInfo | null;
  log.info({ port, siteUrl }, 'listening');
  void open().finally(opened);
  return { port, metricsPort: metricsAddress?.port, end };

  async function open(): Promise<void> {
    try {
      store = await facts.openStore();
      await pictures.refresh();
      store.subscribe(publish);
      const snapshot = store.current();
      if (snapshot) publish(snapshot);
    } catch (error) {
      log.error({ err: error }, 'the content could not be opened');
    }
  }

  function publish(snapshot: Parameters<Press['publish']>[0]): void {
    log.info({ revision: snapshot.revision }, 'new revision');
    press.publish(snapshot).catch((error) => failed('new revision', error));
  }

  function failed(what: string, error: unknown): void {
    metrics.failed();
    log.error({ err: error, what }, 'a part of the site could not be made');
  }

  async function end(): Promise<void> {
    ending = true;
    clearInterval(lookingForPictures);
    log.info('ending');
    await drain(server);
    metricsServer.close();
    metricsServer.closeAllConnections();
    await store?.close();
  }
}

/** Connections that may wait to be accepted: a crowd that arrives at once is not turned away. */
const BACKLOG = 4096;

async function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  server.listen({ port, backlog: BACKLOG, ...(host === undefined ? {} : { host }) });
  await once(server, 'listening');
}

/** How long a quiet keep-alive connection may still send the request that is already on its way, in milliseconds. */
const LAST_REQUESTS = 2_000;

/** After this time every connection is cut, in milliseconds. */
const PATIENCE = 8_000;

/**
 * Ends a server without losing a request: it takes no new connections, and each answer says that it is the last on its connection.
 * http.Server's own close() would cut idle connections at once, on which a request may be under way.
 */
async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close').then(() => true);
  NetServer.prototype.close.call(server);
  if (await Promise.race([closed, pause(LAST_REQUESTS)])) return;
  server.closeIdleConnections();
  if (await Promise.race([closed, pause(PATIENCE - LAST_REQUESTS)])) return;
  server.closeAllConnections();
}

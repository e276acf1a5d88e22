import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ContentStore } from '../content/serving/content-store.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { texasDay } from '../model/day/texas-day.ts';
import { createAnswer, type OfflineLists } from './answer.ts';
import { drain } from './connections/drain.ts';
import { createHttpServer } from './connections/http-server.ts';
import { listen, localUrl } from './connections/listen.ts';
import { createMetricsServer, Metrics } from './connections/metrics.ts';
import type { PictureSources } from './edition/picture-files.ts';
import { Pictures } from './edition/pictures.ts';
import { Press } from './edition/press.ts';
import type { Renderer } from './edition/renderer.ts';
import { readStaticFiles, type StaticFiles } from './edition/static-files.ts';
import { CompressionQueue } from './http/compression-queue.ts';
import type { EncodedBody } from './http/encoded-body.ts';
import { createSecurityHeaders, type SecurityHeaders } from './http/security-headers.ts';
import type { Environment } from './process/environment.ts';
import { createHealth } from './process/health.ts';
import type { Logger } from './process/log.ts';
import { type OwnerAnswer, withOwnerPages } from './process/owner-pages.ts';

export interface GuideServerOptions {
  environment: Pick<Environment, 'port' | 'host' | 'siteUrl' | 'metricsPort' | 'brotliQuality'> &
    Partial<Pick<Environment, 'offline'>>;
  renderer: Renderer;
  openStore: () => Promise<ContentStore>;
  clientFolder: string;
  pictureSources: PictureSources;
  createOfflineLists: (parts: OfflineParts) => OfflineLists;
  /** Answers at the owner's secret address; undefined if there is none. */
  ownerAnswer?: OwnerAnswer | undefined;
  log: Logger;
  now?: () => number;
}

export interface OfflineParts {
  files: StaticFiles;
  pictures: Pictures;
  security: SecurityHeaders;
}

/** Listens at once, and opens the content meanwhile. Rejects without the port or the build. */
export async function startGuideServer(options: GuideServerOptions): Promise<GuideServer> {
  const guide = new GuideServer(options);
  await guide.listen();
  void guide.open();
  return guide;
}

/** In milliseconds; polls, as a picture that gets ready doesn't change the content. */
const PICTURE_SCAN_INTERVAL = 2_000;

/** In milliseconds. Polls instead of setting a timer for midnight, as machines sleep. */
const DAY_CHECK_INTERVAL = 60_000;

/** The guide behind its ports. Created by startGuideServer. */
export class GuideServer {
  readonly #options: GuideServerOptions;
  readonly #pictures: Pictures;
  readonly #press: Press;
  readonly #metrics: Metrics;
  readonly #server: Server;
  readonly #metricsServer: Server;
  readonly #opening = Promise.withResolvers<void>();
  #lookingForPictures: NodeJS.Timeout | undefined;
  #lookingForMidnight: NodeJS.Timeout | undefined;
  #store: ContentStore | undefined;
  #ending = false;

  constructor(options: GuideServerOptions) {
    this.#options = options;
    const { environment, renderer, clientFolder, log, now = Date.now } = options;
    const { siteUrl, brotliQuality, offline } = environment;
    const opening = this.#opening.promise;
    const security = createSecurityHeaders(siteUrl, []);
    const failed = (what: string, error: unknown) => this.#failed(what, error);
    const queue = new CompressionQueue((error) => failed('compression', error), brotliQuality);
    const made = (body: EncodedBody) => queue.add(body);
    const ending = () => this.#ending;
    const status = () => this.#store?.status();
    const files = readStaticFiles(clientFolder, security, made, { offline });
    const pictures = new Pictures({
      security,
      made,
      dropped: (body) => queue.remove(body),
      sources: options.pictureSources,
      failed: (error) => failed('pictures', error),
    });
    const today = () => texasDay(now());
    const press = new Press({ renderer, siteUrl, brotliQuality, failed, today }, () =>
      pictures.refresh(),
    );
    const metrics = new Metrics({ press, status });
    const health = withOwnerPages(
      createHealth({ security, status, ending }),
      security,
      options.ownerAnswer,
      () => ({ content: this.#store?.current(), status: status(), day: today() }),
    );
    const parts = { files, pictures, security };
    const offlineLists = offline === false ? undefined : options.createOfflineLists(parts);
    const answer = createAnswer({ ...parts, press, health, opening, offlineLists });
    this.#server = createHttpServer({ answer, siteUrl, security, metrics, log, ending });
    this.#metricsServer = createMetricsServer(metrics);
    this.#pictures = pictures;
    this.#press = press;
    this.#metrics = metrics;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get metricsPort(): number | undefined {
    return (this.#metricsServer.address() as AddressInfo | null)?.port;
  }

  /** Accepts requests, which wait for the content. Rejects if a port isn't available. */
  async listen(): Promise<void> {
    const { environment, log } = this.#options;
    const { port, host, siteUrl, metricsPort } = environment;
    await listen(this.#server, port, host);
    if (metricsPort !== undefined)
      await listen(this.#metricsServer, metricsPort, host ?? '127.0.0.1', 'METRICS_PORT');
    const lookForPictures = () => void this.#pictures.refresh();
    this.#lookingForPictures = setInterval(lookForPictures, PICTURE_SCAN_INTERVAL).unref();
    const refreshForToday = () =>
      this.#press.refreshForToday().catch((error) => this.#failed('new day', error));
    this.#lookingForMidnight = setInterval(refreshForToday, DAY_CHECK_INTERVAL).unref();
    log.info({ port: this.port, siteUrl }, 'listening');
  }

  /** Opens the content, and serves it and each new revision. Logs failures. */
  async open(): Promise<void> {
    const { openStore, log } = this.#options;
    try {
      this.#store = await openStore();
      await this.#pictures.refresh();
      this.#store.subscribe((snapshot) => this.#publish(snapshot));
      const snapshot = this.#store.current();
      if (snapshot) this.#publish(snapshot);
    } catch (error) {
      log.error({ err: error }, 'the content could not be opened');
    } finally {
      this.#opening.resolve();
    }
  }

  #publish(snapshot: Snapshot): void {
    const { log, environment } = this.#options;
    const isFirst = this.#press.current === undefined;
    log.info({ revision: snapshot.revision }, 'new revision');
    this.#press.update(snapshot).catch((error) => this.#failed('new revision', error));
    if (isFirst) log.info(`serving ${localUrl(environment.host, this.port)}`);
  }

  #failed(what: string, error: unknown): void {
    this.#metrics.failed();
    this.#options.log.error({ err: error, what }, 'a part of the site could not be made');
  }

  /** Refuses new connections, and finishes requests in progress within nine seconds. */
  async end(): Promise<void> {
    this.#ending = true;
    clearInterval(this.#lookingForPictures);
    clearInterval(this.#lookingForMidnight);
    this.#options.log.info('ending');
    await drain(this.#server);
    this.#metricsServer.close();
    this.#metricsServer.closeAllConnections();
    await this.#store?.close();
  }
}

import { createServer, type Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ContentStatus } from '../../content/serving/content-store.ts';
import type { Press } from '../edition/press.ts';
import { CLIENT_LIMITS, type ClientLimits } from './client-limits.ts';
import { dropSlowReaders } from './slow-readers.ts';

export interface MetricsOptions {
  press: Pick<Press, 'current'>;
  status: () => ContentStatus | undefined;
}

/** Counts what happens in this process, for Prometheus. */
export class Metrics {
  readonly #options: MetricsOptions;
  readonly #answers = new Map<number, number>();
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });
  #failures = 0;

  constructor(options: MetricsOptions) {
    this.#options = options;
    this.#delay.enable();
  }

  answered(status: number): void {
    this.#answers.set(status, (this.#answers.get(status) ?? 0) + 1);
  }

  failed(): void {
    this.#failures += 1;
  }

  /** The metrics as text. The event loop delay is since the last call. */
  write(): string {
    const content = this.#options.status();
    const edition = this.#options.press.current;
    const lines = [
      ...family(
        'guide_responses_total',
        'counter',
        'Responses by status.',
        [...this.#answers].map(([code, count]) => [`{status="${code}"}`, count]),
      ),
      ...family('guide_render_failures_total', 'counter', 'Renders and compressions that failed.', [
        ['', this.#failures],
      ]),
      ...family('guide_content_stale', 'gauge', '1 while not all of the source is served.', [
        ['', content?.stale ? 1 : 0],
      ]),
      ...family('guide_content_faults', 'gauge', 'Faults in the content, which hold it back.', [
        ['', content?.heldBack.length ?? 0],
      ]),
      ...family('guide_content_read_timestamp_seconds', 'gauge', 'When the content was read.', [
        ['', (content?.readAt ?? 0) / 1000],
      ]),
      ...family('guide_cache_entries', 'gauge', 'Responses kept ready.', [
        ['{kind="pages"}', edition?.pages.cache.size ?? 0],
        ['{kind="api"}', edition?.api.cache.size ?? 0],
      ]),
      ...ofProcess(this.#delay),
    ];
    return `${lines.join('\n')}\n`;
  }
}

/** This process's memory, and its event loop delay since the last call. */
export function ofProcess(delay: ReturnType<typeof monitorEventLoopDelay>): string[] {
  const late = delay.percentile(99) / 1e9;
  delay.reset();
  return [
    ...family('process_resident_memory_bytes', 'gauge', 'Resident memory of the process.', [
      ['', process.memoryUsage.rss()],
    ]),
    ...family('nodejs_eventloop_delay_p99_seconds', 'gauge', 'Since the last scrape.', [
      ['', late],
    ]),
  ];
}

/** A metric with its samples, in Prometheus's text format. */
export function family(
  name: string,
  type: 'counter' | 'gauge',
  help: string,
  samples: readonly [labels: string, value: number][],
): string[] {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(([labels, value]) => `${name}${labels} ${value}`),
  ];
}

/** Concurrent connections to METRICS_PORT; a monitor needs one. */
export const MOST_MONITORS = 16;

/** Serves only /metrics, on METRICS_PORT, with limits that leave memory and handles to visitors. */
export function createMetricsServer(
  metrics: Metrics,
  limits: ClientLimits = CLIENT_LIMITS,
): Server {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = limits;
  const options = { headersTimeout, requestTimeout, keepAliveTimeout };
  const checks = { connectionsCheckingInterval: limits.slowReaders.checkEvery };
  const server = createServer({ ...options, ...checks }, (request, response) => {
    if (request.url !== '/metrics') {
      response
        .writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
        .end('The metrics are at /metrics.\n');
      return;
    }
    response
      .writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
      .end(metrics.write());
  });
  server.maxConnections = MOST_MONITORS;
  dropSlowReaders(server, limits.slowReaders);
  return server;
}

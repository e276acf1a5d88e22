import { createServer, type Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ContentStatus } from '../../content/content-store.ts';
import type { Press } from '../edition/press.ts';

/** Counts what happens, and writes it down in the text format of Prometheus. */
export interface Metrics {
  answered(status: number): void;
  failed(): void;
  write(): string;
}

export interface MetricsFacts {
  press: Pick<Press, 'current'>;
  status: () => ContentStatus | undefined;
}

/** All figures are of this process; with several WORKERS each has its own. */
export function createMetrics({ press, status }: MetricsFacts): Metrics {
  const answers = new Map<number, number>();
  let failures = 0;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  return {
    answered(code) {
      answers.set(code, (answers.get(code) ?? 0) + 1);
    },
    failed() {
      failures += 1;
    },
    write() {
      const content = status();
      const edition = press.current;
      const lines = [
        ...family(
          'guide_responses_total',
          'counter',
          'Answers by status.',
          [...answers].map(([code, count]) => [`{status="${code}"}`, count]),
        ),
        ...family('guide_render_failures_total', 'counter', 'Renders and compressions that failed.', [['', failures]]),
        ...family('guide_content_stale', 'gauge', '1 while the source cannot be read.', [['', content?.stale ? 1 : 0]]),
        ...family('guide_content_read_timestamp_seconds', 'gauge', 'When the content was read.', [
          ['', (content?.readAt ?? 0) / 1000],
        ]),
        ...family('guide_cache_entries', 'gauge', 'Answers kept ready.', [
          ['{kind="pages"}', edition?.pages.cache.size ?? 0],
          ['{kind="api"}', edition?.api.cache.size ?? 0],
        ]),
        ...family('process_resident_memory_bytes', 'gauge', 'Memory of the process.', [['', process.memoryUsage.rss()]]),
        ...family('nodejs_eventloop_delay_p99_seconds', 'gauge', 'Since the last look.', [['', delay.percentile(99) / 1e9]]),
      ];
      delay.reset();
      return `${lines.join('\n')}\n`;
    },
  };
}

function family(
  name: string,
  type: 'counter' | 'gauge',
  help: string,
  samples: readonly [labels: string, value: number][],
): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples.map(([labels, value]) => `${name}${labels} ${value}`)];
}

/** Serves /metrics and nothing else, for METRICS_PORT, which the outside world should not reach. */
export function createMetricsServer(metrics: Metrics): Server {
  return createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('The figures are at /metrics.\n');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(metrics.write());
  });
}

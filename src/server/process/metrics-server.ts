import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

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

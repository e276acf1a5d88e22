import { Agent, get, type IncomingMessage } from 'node:http';

export interface LoadReport {
  requests: number;
  /** Each answer that was not 200, and each that did not come, in words. */
  faults: string[];
  /** Of the answers, in milliseconds. */
  p50: number;
  p99: number;
  longest: number;
}

export interface Load {
  /** Ends it and says how it went. */
  stop(): Promise<LoadReport>;
}

export interface LoadOptions {
  url: string;
  paths: readonly string[];
  /** Keep-alive connections, each with one request under way. */
  connections: number;
  /** Pause of a connection between two requests, in milliseconds. */
  pause?: number;
}

/**
 * Visitors who ask for one page after another, as fast as they are answered or with a pause, on
 * connections that stay open.
 */
export function startLoad({ url, paths, connections, pause = 0 }: LoadOptions): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const faults: string[] = [];
  let stopped = false;
  const visitors = Array.from({ length: connections }, (_, index) => visit(index));
  return { stop };

  async function visit(start: number): Promise<void> {
    for (let step = start; !stopped; step += 1) {
      const path = paths[step % paths.length] ?? '/';
      const begun = performance.now();
      const fault = await request(path);
      times.push(performance.now() - begun);
      if (fault !== undefined) faults.push(`${path}: ${fault}`);
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  function request(path: string): Promise<string | undefined> {
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    const take = (response: IncomingMessage) => {
      response.resume();
      response.once('end', () =>
        resolve(response.statusCode === 200 ? undefined : String(response.statusCode)),
      );
      response.once('error', (error) => resolve(error.message));
    };
    get(url + path, { agent, timeout: 10_000 }, take)
      .once('error', (error) => resolve(error.message))
      .once('timeout', () => resolve('no answer for 10 s'));
    return promise;
  }

  async function stop(): Promise<LoadReport> {
    stopped = true;
    await Promise.all(visitors);
    agent.destroy();
    const sorted = times.toSorted((one, other) => one - other);
    const quantile = (part: number) =>
      Math.round((sorted[Math.floor((sorted.length - 1) * part)] ?? 0) * 100) / 100;
    return {
      requests: times.length,
      faults,
      p50: quantile(0.5),
      p99: quantile(0.99),
      longest: quantile(1),
    };
  }
}

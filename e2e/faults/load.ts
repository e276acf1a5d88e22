import { Agent, get, type IncomingMessage } from 'node:http';
import { CHROME } from './ask-proxy.ts';

export interface LoadReport {
  requests: number;
  /** Every answer that wasn't a 200, and every one that never came, in words. */
  faults: string[];
  /** Response times, in milliseconds. */
  p50: number;
  p99: number;
  longest: number;
}

export interface Load {
  /** How many requests have been answered so far, or have failed. */
  requests(): number;
  /** Stops the visitors and reports how it went. */
  stop(): Promise<LoadReport>;
}

export interface LoadOptions {
  url: string;
  paths: readonly string[];
  /** Keep-alive connections, each with one request under way. */
  connections: number;
  /** How long a connection pauses between two requests, in milliseconds. */
  pause?: number;
}

/**
 * Starts visitors that request one page after another, with or without a pause, over keep-alive
 * connections.
 */
export function startLoad({ url, paths, connections, pause = 0 }: LoadOptions): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const faults: string[] = [];
  let stopped = false;
  const visitors = Array.from({ length: connections }, (_, index) => visit(index));
  return { requests: () => times.length, stop };

  async function visit(firstStep: number): Promise<void> {
    for (let step = firstStep; !stopped; step += 1) {
      const path = paths[step % paths.length] ?? '/';
      const start = performance.now();
      const fault = await ask(url + path, agent);
      times.push(performance.now() - start);
      if (fault !== undefined) faults.push(`${path}: ${fault}`);
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  async function stop(): Promise<LoadReport> {
    stopped = true;
    await Promise.all(visitors);
    agent.destroy();
    return reportOf(times, faults);
  }
}

/**
 * Requests the address and reads the answer to its end. Resolves with what was wrong, if anything.
 * `asBrowser`: compressed, and once more if a connection that rested closes just as it's used again.
 */
export function ask(
  url: string,
  agent: Agent,
  { asBrowser = false } = {},
): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const readToEnd = (response: IncomingMessage) => {
    response.resume();
    response.once('end', () =>
      resolve(response.statusCode === 200 ? undefined : String(response.statusCode)),
    );
    response.once('error', (error) => resolve(error.message));
  };
  const headers = asBrowser ? { 'accept-encoding': CHROME } : {};
  const request = get(url, { agent, headers, timeout: 60_000 }, readToEnd)
    .once('error', ({ message }) =>
      resolve(asBrowser && request.reusedSocket ? ask(url, agent, { asBrowser }) : message),
    )
    .once('timeout', () => resolve('no answer for 60 s'));
  return promise;
}

/** The quantiles of response times in milliseconds, in hundredths. */
export function reportOf(times: readonly number[], faults: string[]): LoadReport {
  const sorted = times.toSorted((one, other) => one - other);
  const quantile = (q: number) =>
    Math.round((sorted[Math.floor((sorted.length - 1) * q)] ?? 0) * 100) / 100;
  return {
    requests: times.length,
    faults,
    p50: quantile(0.5),
    p99: quantile(0.99),
    longest: quantile(1),
  };
}

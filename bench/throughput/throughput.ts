import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { SHIPPED_FLAGS } from '../../e2e/faults/guide-process.ts';
import { cpuSecondsOf, untilResting } from '../../e2e/support/cpu-seconds.ts';
import { startGuide } from '../../e2e/support/guide.ts';
import { median } from '../median.ts';
import {
  compressedAnswer,
  ended,
  pidOf,
  portOf,
  type RunningServer,
  rawAnswer,
  startBare,
  startNginxOverExport,
  workerOf,
} from '../servers.ts';
import type { LoadOrder, LoadResult } from './load.ts';

/** Our server compared with another that sends the same bytes, by medians over all rounds. */
export interface Comparison {
  path: string;
  other: 'bare node:http' | 'nginx';
  encoding: string;
  bytes: number;
  ours: LoadResult;
  theirs: LoadResult;
  /** Median of the rounds' ratios, ours to theirs. */
  requestRatio: number;
  p99Ratio: number;
  /** By requests per second of the server's own CPU time: the ratio to trust on a busy machine. */
  cpuRatio: number;
}

const PATHS = ['/', '/blog/1', '/api/blog/1'];
const ROUNDS = 9;
const SECONDS = 1.5;
const CONNECTIONS = 64;

/** With 64 connections, one process each, in turns, so that other work affects both alike. */
export async function measureThroughput(): Promise<Comparison[]> {
  const loader = fork(new URL('load.ts', import.meta.url));
  const guide = await startGuide({}, { flags: SHIPPED_FLAGS });
  const nginx = await startNginxOverExport(guide);
  for (const path of PATHS) await compressedAnswer(guide.url + path);
  await untilResting(pidOf(guide));
  const ours: RunningServer = { port: portOf(guide.url), pid: pidOf(guide) };
  const overExport: RunningServer = { port: portOf(nginx.url), pid: await workerOf(nginx) };
  const comparisons: Comparison[] = [];
  for (const path of PATHS) {
    const brotli = await rawAnswer(guide.url + path, 'br');
    const bare = await startBare(brotli);
    const inBrotli = { loader, path, ours, encoding: 'br', bytes: brotli.body.length };
    comparisons.push(await compare({ ...inBrotli, theirs: bare, other: 'bare node:http' }));
    await bare.stop();
    const gzip = await rawAnswer(guide.url + path, 'gzip');
    const inGzip = { loader, path, ours, encoding: 'gzip', bytes: gzip.body.length };
    comparisons.push(await compare({ ...inGzip, theirs: overExport, other: 'nginx' }));
  }
  await ended(loader);
  await nginx.stop();
  await guide.stop();
  return comparisons;
}

interface Contest extends Pick<Comparison, 'path' | 'encoding' | 'bytes' | 'other'> {
  loader: ChildProcess;
  ours: RunningServer;
  theirs: RunningServer;
}

async function compare(contest: Contest): Promise<Comparison> {
  const { loader, path, encoding, bytes, other, ours, theirs } = contest;
  const load = async ({
    port,
    pid,
  }: RunningServer): Promise<LoadResult & { cpuPerRequest: number }> => {
    const order: LoadOrder = { port, path, encoding, connections: CONNECTIONS, seconds: SECONDS };
    const before = await cpuSecondsOf(pid);
    loader.send(order);
    const [result] = (await once(loader, 'message')) as [LoadResult];
    return { ...result, cpuPerRequest: ((await cpuSecondsOf(pid)) - before) / result.requests };
  };
  for (const server of [ours, theirs]) await load(server);
  const rounds: Record<'ours' | 'theirs', Awaited<ReturnType<typeof load>>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = await load(round % 2 === 0 ? ours : theirs);
    const second = await load(round % 2 === 0 ? theirs : ours);
    rounds.push(
      round % 2 === 0 ? { ours: first, theirs: second } : { ours: second, theirs: first },
    );
  }
  const comparison = {
    path,
    other,
    encoding,
    bytes,
    ours: medianResult(rounds.map((round) => round.ours)),
    theirs: medianResult(rounds.map((round) => round.theirs)),
    requestRatio: median(
      rounds.map((round) => round.ours.requestsPerSecond / round.theirs.requestsPerSecond),
    ),
    p99Ratio: median(rounds.map((round) => round.ours.p99 / round.theirs.p99)),
    cpuRatio: median(rounds.map((round) => round.theirs.cpuPerRequest / round.ours.cpuPerRequest)),
  };
  process.stderr.write(
    `${path} to ${other}: ${comparison.requestRatio.toFixed(2)}, p99 ${comparison.p99Ratio.toFixed(2)}, by CPU ${comparison.cpuRatio.toFixed(2)}\n`,
  );
  return comparison;
}

function medianResult(results: LoadResult[]): LoadResult {
  const of = (field: keyof LoadResult) => median(results.map((result) => result[field]));
  return {
    requests: of('requests'),
    requestsPerSecond: of('requestsPerSecond'),
    p50: of('p50'),
    p99: of('p99'),
  };
}

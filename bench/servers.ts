import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { SHIPPED_FLAGS } from '../e2e/faults/guide-process.ts';
import { childrenOf } from '../e2e/faults/process-tree-memory.ts';
import { type Nginx, startNginx } from '../e2e/site/nginx.ts';
import { type OwnGuide, SITE_URL, startGuide } from '../e2e/support/guide.ts';
import type { BareAnswer } from './throughput/bare-server.ts';

/** A server in its own process. */
export interface RunningServer {
  port: number;
  pid: number;
}

export interface Bare extends RunningServer {
  stop(): Promise<void>;
}

/** A response as received, not decompressed. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export async function rawAnswer(url: string, encoding: string): Promise<RawAnswer> {
  const [response] = (await once(
    get(url, { headers: { 'accept-encoding': encoding } }),
    'response',
  )) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  const status = response.statusCode ?? 0;
  return {
    status,
    headers: Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
    ),
    body,
  };
}

/**
 * The guide that is built in the folder, with Node as it ships, once it sends every page in `paths`
 * in its smallest form.
 */
export async function startWarmGuide(
  paths: readonly string[],
  environment: Record<string, string> = {},
  folder = '.',
): Promise<OwnGuide> {
  const guide = await startGuide(environment, { project: folder, flags: SHIPPED_FLAGS });
  for (const path of paths) await compressedAnswer(guide.url + path);
  return guide;
}

/** The answer once the server sends it in its smallest form. */
export async function compressedAnswer(url: string): Promise<RawAnswer> {
  let answer = await rawAnswer(url, 'br');
  while (answer.headers['content-encoding'] !== 'br') {
    await pause(100);
    answer = await rawAnswer(url, 'br');
  }
  return answer;
}

/** Headers that node:http adds itself. */
const OWN_HEADERS = ['date', 'connection', 'keep-alive'];

/**
 * Bare node:http in its own process, sending the given bytes and headers. Node has the flags that the
 * guide has: those that keep memory small take some of the speed, whoever serves.
 */
export async function startBare({ headers, body }: RawAnswer): Promise<Bare> {
  const bare = fork(new URL('throughput/bare-server.ts', import.meta.url), {
    execArgv: SHIPPED_FLAGS,
  });
  const answer: BareAnswer = {
    headers: Object.fromEntries(
      Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name)),
    ),
    body: body.toString('base64'),
  };
  bare.send(answer);
  const [port] = (await once(bare, 'message')) as [number];
  return { port, pid: bare.pid ?? 0, stop: () => ended(bare) };
}

/** nginx with one process over a fresh export of the same content. */
export async function startNginxOverExport(guide: OwnGuide): Promise<Nginx> {
  const folder = `${guide.contentFolder}/../export`;
  const env = { ...process.env, SITE_URL, CONTENT_DIR: guide.contentFolder };
  await promisify(execFile)(process.execPath, ['dist/server/export.js', folder], { env });
  return startNginx(folder);
}

export async function ended(child: ChildProcess): Promise<void> {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

export function portOf(url: string): number {
  return Number(new URL(url).port);
}

export function pidOf(guide: OwnGuide): number {
  return (JSON.parse(guide.log[0] ?? '{}') as { pid: number }).pid;
}

/** The nginx process that answers requests: the only child of the one that was started. */
export async function workerOf({ pid }: Nginx): Promise<number> {
  return Number((await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ')[0]);
}

/** Memory of the server and its child in MB: what they hold now, and the server's peak. Linux only. */
export async function memoryOf(guide: OwnGuide): Promise<{ now: number; peak: number }> {
  const megabytes = async (pid: number, name: string) => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  };
  const pid = pidOf(guide);
  // What a child has mapped, it shares with the server.
  const ofChildren = await Promise.all(childrenOf(pid).map((child) => megabytes(child, 'RssAnon')));
  const children = ofChildren.reduce((sum, one) => sum + one, 0);
  const now = (await megabytes(pid, 'VmRSS')) + children;
  return { now, peak: Math.max(now, await megabytes(pid, 'VmHWM')) };
}

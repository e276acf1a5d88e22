import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { NOTE_FOLDER } from '../../src/content/pictures/picture-notes.ts';
import { copyMeasurements } from '../support/measured-pictures.ts';

export interface LogEntry {
  level: number;
  msg: string;
  [field: string]: unknown;
}

export interface GuideProcessOptions {
  /** Without one, the content comes from content/. */
  databaseUrl?: string;
  /** The owner's content folder; content/ by default. */
  contentFolder?: string;
  /** An earlier process's folder, with the last good content that it kept; a new one by default. */
  cacheFolder?: string;
  /** Whether it has yet to measure the pictures of content/. */
  measures?: boolean;
  /** A file in this folder that injects a fault into the process. */
  fault?: string;
  nodeArguments?: readonly string[];
  metricsPort?: number;
  /** The machine's time zone, such as "UTC"; by default this machine's. */
  timeZone?: string;
  /** How many files it may have open, connections included; by default as many as this process. */
  openFiles?: number;
}

interface StartOptions extends GuideProcessOptions {
  cacheFolder: string;
  /** Whether the folder goes when the process has ended. */
  ownsCache: boolean;
}

/**
 * How long a test waits for something that has to happen, in milliseconds. Machines that run tests
 * can be slow; whether it happens soon enough is measured by `npm run soak`.
 */
const TIMEOUT = 180_000;

/** As deploy/ starts it (decision 007). */
export const SHIPPED_FLAGS = ['--max-semi-space-size=4', '--optimize-for-size'];

/** The built server in its own process, to be signaled and killed. Ends when its scope ends. */
export class GuideProcess implements AsyncDisposable {
  readonly log: LogEntry[] = [];
  readonly cacheFolder: string;
  /** The process's exit code; null if a signal ended it. */
  readonly ended: Promise<number | null>;
  readonly #process: ChildProcess;
  readonly #ownsCache: boolean;
  url = '';

  constructor({
    databaseUrl = '',
    contentFolder,
    cacheFolder,
    ownsCache,
    fault,
    nodeArguments = [],
    metricsPort,
    timeZone,
    openFiles,
  }: StartOptions) {
    this.#ownsCache = ownsCache;
    this.cacheFolder = cacheFolder;
    const preload = fault === undefined ? [] : ['--import', new URL(fault, import.meta.url).href];
    const limit = openFiles === undefined ? '' : `ulimit -n ${openFiles} && `;
    const node = [process.execPath, ...SHIPPED_FLAGS, ...nodeArguments, ...preload];
    const server = spawn('sh', ['-c', `${limit}exec "$0" "$@"`, ...node, 'dist/server/main.js'], {
      env: {
        ...process.env,
        PORT: '0',
        SITE_URL: 'http://guide.example',
        DATABASE_URL: databaseUrl,
        CACHE_DIR: this.cacheFolder,
        DATA_DIR: join(this.cacheFolder, 'data'),
        ...(contentFolder !== undefined && { CONTENT_DIR: contentFolder }),
        ...(timeZone !== undefined && { TZ: timeZone }),
        ...(metricsPort !== undefined && { METRICS_PORT: String(metricsPort) }),
        MALLOC_ARENA_MAX: '2',
        LOG_LEVEL: 'info',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = server;
    this.ended = once(server, 'exit').then(([code]) => code);
    createInterface({ input: server.stdout }).on('line', (line) =>
      this.log.push(JSON.parse(line) as LogEntry),
    );
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  /**
   * The first entry whose message contains the text, now or later. Rejects after `timeout`
   * milliseconds.
   */
  async entry(text: string, timeout = TIMEOUT): Promise<LogEntry> {
    return await eventually(
      () => this.log.find(({ msg }) => msg.includes(text)),
      `log entry "${text}"`,
      timeout,
    );
  }

  /** Resolves when content is being served and has been saved to disk. */
  async serving(): Promise<void> {
    await eventually(
      () => existsSync(join(this.cacheFolder, 'last-good.json')),
      'last good content',
    );
  }

  signal(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  /** The process's peak memory, in MB. Linux only. */
  mostMemory(): number {
    const [, kilobytes] =
      /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  }

  async get(path: string): Promise<Response> {
    return await fetch(this.url + path, { redirect: 'manual' });
  }

  /** What /readyz says. */
  async readiness(): Promise<{
    status: number;
    revision: string | null;
    source: string;
    age: number | null;
    stale: boolean;
  }> {
    const response = await this.get('/readyz');
    return { status: response.status, ...((await response.json()) as object) } as Awaited<
      ReturnType<GuideProcess['readiness']>
    >;
  }

  /** The text of the answer at the path, whatever its status. */
  async text(path: string): Promise<string> {
    return await (await this.get(path)).text();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#process.exitCode === null && this.#process.signalCode === null) {
      this.#process.kill('SIGKILL');
      await this.ended;
    }
    if (this.#ownsCache)
      rmSync(this.cacheFolder, { recursive: true, force: true, maxRetries: 9, retryDelay: 50 });
  }
}

/** Starts a server and waits until it's listening. */
export async function startGuideProcess({
  cacheFolder,
  measures = false,
  ...options
}: GuideProcessOptions = {}): Promise<GuideProcess> {
  const folder = cacheFolder ?? mkdtempSync(join(tmpdir(), 'guide-cache-'));
  const isNew = cacheFolder === undefined;
  if (isNew && !measures) await copyMeasurements(join(folder, 'photos', NOTE_FOLDER));
  const guide = new GuideProcess({ ...options, cacheFolder: folder, ownsCache: isNew });
  const { port } = await guide.entry('listening');
  guide.url = `http://127.0.0.1:${port}`;
  return guide;
}

/**
 * Calls `look` again and again, `every` so many milliseconds, until it returns something, and returns
 * that. Throws after `timeout` milliseconds, with what was missing (`what`, such as "home page").
 */
export async function eventually<Found>(
  look: () => Found | Promise<Found>,
  what: string,
  timeout = TIMEOUT,
  every = 20,
): Promise<NonNullable<Found>> {
  const end = performance.now() + timeout;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (performance.now() > end) throw new Error(`There was no ${what} within ${timeout} ms`);
    await pause(every);
  }
}

import { readdirSync, readFileSync } from 'node:fs';

/** How often memory is sampled, in milliseconds. */
const SAMPLE_EVERY = 25;

/**
 * What may not be reclaimed in a container of 256 MB, in MB: 32 MB of mapped files are in use all
 * the time.
 */
export const SMALL_CONTAINER = 256 - 32;

/**
 * The peak memory of a process and its children together, in MB, sampled until its scope ends.
 * `anonymous` is what isn't mapped files, which the kernel drops if it runs short. `memory` is what a
 * container or systemd counts: a program that several processes run counts once. It's 0 unless asked
 * for, because looking for what is mapped keeps a core busy.
 */
export class ProcessTreeMemory implements Disposable {
  readonly #root: number;
  readonly #withFiles: boolean;
  readonly #timer: NodeJS.Timeout;
  #peak = { memory: 0, anonymous: 0 };

  constructor(root: number, { withFiles = false } = {}) {
    this.#root = root;
    this.#withFiles = withFiles;
    this.#timer = setInterval(() => this.#sample(), SAMPLE_EVERY);
  }

  /** The peaks since the last call. */
  takePeak(): { memory: number; anonymous: number } {
    const { memory, anonymous } = this.#peak;
    this.#peak = { memory: 0, anonymous: 0 };
    return { memory: Math.round(memory), anonymous: Math.round(anonymous) };
  }

  #sample(): void {
    // A child that hasn't started its program yet has its parent's memory, which counts once.
    const program = readProc(`${this.#root}/cmdline`);
    const started = childrenOf(this.#root).filter((pid) => readProc(`${pid}/cmdline`) !== program);
    const processes = [this.#root, ...started];
    const anonymous = sum(processes.map((pid) => megabytes(readProc(`${pid}/status`), 'RssAnon')));
    this.#peak.anonymous = Math.max(this.#peak.anonymous, anonymous);
    if (!this.#withFiles) return;
    const files = new Map<string, number>();
    for (const [file, size] of processes.flatMap((pid) => [...filesOf(pid)]))
      files.set(file, Math.max(size, files.get(file) ?? 0));
    this.#peak.memory = Math.max(this.#peak.memory, anonymous + sum([...files.values()]));
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer);
  }
}

/** The ids of the processes that the process has started and that run. */
export function childrenOf(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.flatMap((thread) =>
    readProc(`${pid}/task/${thread}/children`).trim().split(' ').filter(Boolean).map(Number),
  );
}

/** How much of each file that a process has mapped is in memory, in MB; none if it has ended. */
function filesOf(pid: number): Map<string, number> {
  const files = new Map<string, number>();
  for (const mapping of readProc(`${pid}/smaps`).split(/^(?=[\da-f]+-[\da-f]+ )/m)) {
    const [, file = 'no file'] = /^\S+ \S+ \S+ \S+ \S+ +(\S.*)$/m.exec(mapping) ?? [];
    const size = megabytes(mapping, 'Rss') - megabytes(mapping, 'Anonymous');
    files.set(file, (files.get(file) ?? 0) + size);
  }
  return files;
}

/** 0 if the process has ended. */
function megabytes(text: string, field: 'Rss' | 'Anonymous' | 'RssAnon'): number {
  const [, kilobytes = '0'] = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(text) ?? [];
  return Number(kilobytes) / 1024;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
}

import { readdirSync, readFileSync } from 'node:fs';

/** How often memory is sampled unless told otherwise, in milliseconds. */
const SAMPLE_EVERY = 25;

/**
 * What may not be reclaimed in a container of 256 MB, in MB: 32 MB of mapped files are in use all
 * the time.
 */
export const SMALL_CONTAINER = 256 - 32;

/**
 * The peak memory of a process and its children together, in MB, sampled until its scope ends.
 * `memory` is what a container or systemd counts: a program that several processes run counts once.
 * `anonymous` is the part of it that isn't mapped files, which the kernel drops if it runs short.
 * `resident` adds up every process's resident memory, so such a program counts once per process.
 */
export class ProcessTreeMemory implements Disposable {
  readonly #root: number;
  readonly #timer: NodeJS.Timeout;
  #peak = { memory: 0, resident: 0, anonymous: 0 };

  constructor(root: number, every = SAMPLE_EVERY) {
    this.#root = root;
    this.#timer = setInterval(() => this.#sample(), every);
  }

  /** The peaks since the last call. */
  takePeak(): { memory: number; resident: number; anonymous: number } {
    const { memory, resident, anonymous } = this.#peak;
    this.#peak = { memory: 0, resident: 0, anonymous: 0 };
    return {
      memory: Math.round(memory),
      resident: Math.round(resident),
      anonymous: Math.round(anonymous),
    };
  }

  #sample(): void {
    const maps = [this.#root, ...childrenOf(this.#root)].map(memoryOf);
    const files = new Map<string, number>();
    for (const [file, size] of maps.flatMap((map) => [...map.files]))
      files.set(file, Math.max(size, files.get(file) ?? 0));
    const own = sum(maps.map((map) => map.own));
    this.#peak.anonymous = Math.max(this.#peak.anonymous, own);
    this.#peak.memory = Math.max(this.#peak.memory, own + sum([...files.values()]));
    this.#peak.resident = Math.max(
      this.#peak.resident,
      own + sum(maps.flatMap((map) => [...map.files.values()])),
    );
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer);
  }
}

function childrenOf(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.flatMap((thread) =>
    readProc(`${pid}/task/${thread}/children`).trim().split(' ').filter(Boolean).map(Number),
  );
}

/**
 * In MB: a process's own memory, and how much of each file it has mapped is in memory. Nothing if
 * the process has ended.
 */
function memoryOf(pid: number): { own: number; files: Map<string, number> } {
  const files = new Map<string, number>();
  let own = 0;
  for (const mapping of readProc(`${pid}/smaps`).split(/^(?=[\da-f]+-[\da-f]+ )/m)) {
    const anonymous = megabytes(mapping, 'Anonymous');
    const [, file = 'no file'] = /^\S+ \S+ \S+ \S+ \S+ +(\S.*)$/m.exec(mapping) ?? [];
    own += anonymous;
    files.set(file, (files.get(file) ?? 0) + megabytes(mapping, 'Rss') - anonymous);
  }
  return { own, files };
}

function megabytes(mapping: string, field: 'Rss' | 'Anonymous'): number {
  const [, kilobytes = '0'] = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(mapping) ?? [];
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

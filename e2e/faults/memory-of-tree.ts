import { readdirSync, readFileSync } from 'node:fs';

/** How often memory is looked at, in milliseconds. */
const LOOK_EVERY = 25;

/**
 * The most memory that a process and its children had at a time, in MB, watched until its scope
 * ends. As a container or systemd counts it: a program that several processes run is in memory
 * once. `resident` adds up what each process has resident, the program as often as it runs.
 */
export class MemoryOfTree implements Disposable {
  readonly #root: number;
  readonly #looking: NodeJS.Timeout;
  #peak = { memory: 0, resident: 0 };

  constructor(root: number) {
    this.#root = root;
    this.#looking = setInterval(() => this.#look(), LOOK_EVERY);
  }

  /** The peaks since the last call. */
  takePeak(): { memory: number; resident: number } {
    const { memory, resident } = this.#peak;
    this.#peak = { memory: 0, resident: 0 };
    return { memory: Math.round(memory), resident: Math.round(resident) };
  }

  #look(): void {
    const maps = [this.#root, ...childrenOf(this.#root)].map(memoryOf);
    const files = new Map<string, number>();
    for (const [file, size] of maps.flatMap((map) => [...map.files]))
      files.set(file, Math.max(size, files.get(file) ?? 0));
    const own = sum(maps.map((map) => map.own));
    this.#peak.memory = Math.max(this.#peak.memory, own + sum([...files.values()]));
    this.#peak.resident = Math.max(
      this.#peak.resident,
      own + sum(maps.flatMap((map) => [...map.files.values()])),
    );
  }

  [Symbol.dispose](): void {
    clearInterval(this.#looking);
  }
}

function childrenOf(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.flatMap((thread) =>
    readProc(`${pid}/task/${thread}/children`).trim().split(' ').filter(Boolean).map(Number),
  );
}

/**
 * In MB: what a process has for itself, and of which files it has how much in memory. Nothing if it
 * has ended.
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

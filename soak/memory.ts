import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type GuideProcess, startGuideProcess } from '../e2e/faults/guide-process.ts';
import { startLoad } from '../e2e/faults/load.ts';
import { SAMPLE_PATHS } from '../e2e/faults/published-database.ts';
import type { SoakResult } from './soak.ts';

/** The memory of a small container, in MB. */
const LIMIT = 256;

/**
 * How much of that V8 may use for its heap, in MB: about what it allows itself in such a container.
 * The rest is buffers, code and the C heap.
 */
export const SMALL_HEAP = '--max-old-space-size=128';

const MINUTES = 10;
const DISTINCT_URLS = 10_000;

/** Growth of more than this between the third minute and the end is a leak, in MB. */
const FLAT = 16;

/** 10 minutes of load on 10,000 distinct URLs: memory stays flat, and below 256 MB. */
export async function memorySoak(): Promise<SoakResult> {
  await using guide = await startGuideProcess({
    nodeArguments: [SMALL_HEAP],
  });
  await guide.serving();
  const paths = Array.from({ length: DISTINCT_URLS }, (_, index) => distinctPath(index));
  const load = startLoad({ url: guide.url, paths, connections: 16 });
  const samples: number[] = [];
  for (let second = 0; second < MINUTES * 60; second += 1) {
    await pause(1_000);
    samples.push(residentMemory(guide));
  }
  const { requests, faults } = await load.stop();
  const unexpected = faults.filter((fault) => !fault.endsWith(': 404'));
  const thirdMinute = median(samples.slice(120, 180));
  const lastMinute = median(samples.slice(-60));
  const peak = Math.max(...samples);
  const holds = unexpected.length === 0 && peak < LIMIT && lastMinute - thirdMinute < FLAT;
  const figures = `${requests} requests, ${unexpected.length} faults, resident ${thirdMinute} MB in the third minute, ${lastMinute} MB in the last, at most ${peak} MB`;
  return { holds, figures };
}

/** Query strings, paths that lead nowhere, and posts that don't exist. */
function distinctPath(index: number): string {
  const known = SAMPLE_PATHS[index % SAMPLE_PATHS.length] ?? '/';
  return (
    [
      `${known}?visit=${index}`,
      `/nowhere/${index}`,
      `/blog/${index + 1_000}`,
      `/api/blog/${index + 1_000}`,
    ][index % 4] ?? known
  );
}

/** In MB. */
function residentMemory({ pid }: GuideProcess): number {
  const [, kilobytes = '0'] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

import { setTimeout as pause } from 'node:timers/promises';
import { type Greed, startGreedyClients } from '../e2e/faults/greedy-clients.ts';
import { startGuideProcess } from '../e2e/faults/guide-process.ts';
import { startLoad } from '../e2e/faults/load.ts';
import { SAMPLE_PATHS } from '../e2e/faults/published-database.ts';
import type { Soak, SoakResult } from './soak.ts';

/** The memory of a small container, in MB. */
const MEMORY = 256;

/** The highest 99th percentile of response times that visitors may see, in milliseconds. */
const SLOWEST_P99 = 100;

const CROWDS: [connections: number, greed: Greed][] = [50, 200, 1_500].flatMap((connections) =>
  (['never reads', 'reads slowly', 'mixed'] as const).map((greed): [number, Greed] => [
    connections,
    greed,
  ]),
);

/** Up to 1,500 clients pipeline 1,900 requests each: memory is bounded, visitors don't notice. */
export const greedySoaks: Record<string, Soak> = { greed };

async function greed(): Promise<SoakResult> {
  const figures: string[] = [];
  let holds = true;
  for (const [connections, kind] of CROWDS) {
    await using guide = await startGuideProcess();
    await guide.serving();
    const visitors = startLoad({ url: guide.url, paths: SAMPLE_PATHS, connections: 8, pause: 10 });
    await pause(2_000);
    const endGreed = await startGreedyClients(guide.url, connections, kind);
    await pause(20_000);
    const { requests, faults, p99 } = await visitors.stop();
    await endGreed();
    const memory = guide.mostMemory();
    holds &&= faults.length === 0 && memory < MEMORY && p99 < SLOWEST_P99;
    figures.push(
      `${connections} ${kind}: ${requests} visits, ${faults.length} failed, p99 ${p99} ms, ${memory} MB`,
    );
  }
  return { holds, figures: figures.join('; ') };
}

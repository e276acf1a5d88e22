import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Greed, startGreedyClients } from '../faults/greedy-clients.ts';
import { startGuideProcess } from '../faults/guide-process.ts';
import { startLoad } from '../faults/load.ts';
import { SAMPLE_PATHS } from '../faults/published-database.ts';

/** The memory of a small container, in MB. */
const MEMORY_LIMIT = 256;

/**
 * How many requests the four visitors must get answered during a test. It's 240 to 700 if they
 * notice nothing, and 30 if each has to wait until the greedy clients are answered.
 */
const LEAST_REQUESTS = 100;

/** Greedy clients and visitors share one address, as they do behind a proxy. */
test.each<[number, Greed]>([
  [12, 'never reads'],
  [200, 'never reads'],
  [200, 'mixed'],
])(
  'greedy clients: %d connections with 1,900 pipelined requests each (%s): memory stays low, and no visitor notices',
  async (connections, greed) => {
    await using guide = await startGuideProcess({ nodeArguments: ['--max-old-space-size=128'] });
    await guide.serving();
    const visitors = startLoad({
      url: guide.url,
      paths: [...SAMPLE_PATHS, '/images/bluebonnets.svg'],
      connections: 4,
      pause: 20,
    });
    const endGreed = await startGreedyClients(guide.url, connections, greed);
    await pause(2_500);
    const { requests, faults } = await visitors.stop();
    await endGreed();
    expect(guide.mostMemory()).toBeLessThan(MEMORY_LIMIT);
    expect(faults).toEqual([]);
    expect(requests).toBeGreaterThan(LEAST_REQUESTS);
  },
);

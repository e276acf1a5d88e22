import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Greed, startGreedyClients } from '../faults/greedy-clients.ts';
import { startGuideProcess } from '../faults/guide-process.ts';
import { startLoad } from '../faults/load.ts';
import { SAMPLE_PATHS } from '../faults/published-database.ts';

/** What a small container gives, in MB. */
const LIMIT = 256;

/**
 * Of four visitors in the time of a test: 240 to 700 if they notice nothing, 30 if each waits for
 * the greedy ones to be answered.
 */
const SERVED = 100;

/** Greedy clients and visitors come from one address, as they do behind a proxy. */
test.each<[number, Greed]>([
  [12, 'never reads'],
  [200, 'never reads'],
  [200, 'mixed'],
])(
  'greedy clients: %d that pipeline 1,900 requests each; one %s; memory stays, and no visitor notices',
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
    expect(guide.mostMemory()).toBeLessThan(LIMIT);
    expect(faults).toEqual([]);
    expect(requests).toBeGreaterThan(SERVED);
  },
);

import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Greed, startGreedyClients } from '../faults/greedy-clients.ts';
import { eventually, type GuideProcess, startGuideProcess } from '../faults/guide-process.ts';
import { startLoad } from '../faults/load.ts';
import { SAMPLE_PATHS } from '../faults/published-database.ts';

/** The memory of a small container, in MB. */
const MEMORY_LIMIT = 256;

/**
 * How many requests the four visitors must get answered within TIME. It's 240 to 700 if they notice
 * nothing, and 30 if each has to wait until the greedy clients are answered.
 */
const LEAST_REQUESTS = 100;
const TIME = 2_500;

/** For so long the greedy clients go on at least; in milliseconds, like TIME. */
const LEAST_TIME = 1_000;

let guide: GuideProcess;

beforeAll(async () => {
  guide = await startGuideProcess({ nodeArguments: ['--max-old-space-size=128'] });
  await guide.serving();
});

afterAll(() => guide?.[Symbol.asyncDispose]());

/** Greedy clients and visitors share one address, as they do behind a proxy. */
test.each<[number, Greed]>([
  [12, 'never reads'],
  [200, 'never reads'],
  [200, 'mixed'],
])(
  'greedy clients: %d connections with 1,900 pipelined requests each (%s): memory stays low, and no visitor notices',
  async (connections, greed) => {
    const visitors = startLoad({
      url: guide.url,
      paths: [...SAMPLE_PATHS, '/images/bluebonnets.svg'],
      connections: 4,
      pause: 20,
    });
    const endGreed = await startGreedyClients(guide.url, connections, greed);
    await pause(LEAST_TIME);
    const areAnswered = () => visitors.requests() > LEAST_REQUESTS;
    const answered = await eventually(areAnswered, 'answers', TIME - LEAST_TIME).catch(String);
    const { faults } = await visitors.stop();
    await endGreed();
    expect(answered).toBe(true);
    expect(guide.mostMemory()).toBeLessThan(MEMORY_LIMIT);
    expect(faults).toEqual([]);
  },
);

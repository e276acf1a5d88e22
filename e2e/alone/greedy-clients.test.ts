import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Greed, startGreedyClients } from '../faults/greedy-clients.ts';
import { type GuideProcess, startGuideProcess } from '../faults/guide-process.ts';
import { type Load, startLoad } from '../faults/load.ts';
import { SAMPLE_PATHS } from '../faults/published-database.ts';

/** The memory of a small container, in MB. */
const MEMORY_LIMIT = 256;

/**
 * The part of their usual requests that the four visitors must get answered. It's more than half if
 * they notice nothing, and a fifteenth if each has to wait until the greedy clients are answered.
 */
const LEAST_PART = 1 / 6;

/** For so long the visitors are watched, without greedy clients and with them; in milliseconds. */
const TIME = 2_500;

let guide: GuideProcess;
let usual: number;

beforeAll(async () => {
  guide = await startGuideProcess({ nodeArguments: ['--max-old-space-size=128'] });
  await guide.serving();
  const visitors = startVisitors();
  await pause(TIME);
  usual = (await visitors.stop()).requests;
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
    const endGreed = await startGreedyClients(guide.url, connections, greed);
    const visitors = startVisitors();
    await pause(TIME);
    const requests = visitors.requests();
    const { faults } = await visitors.stop();
    await endGreed();
    expect(requests / usual).toBeGreaterThan(LEAST_PART);
    expect(guide.mostMemory()).toBeLessThan(MEMORY_LIMIT);
    expect(faults).toEqual([]);
  },
);

function startVisitors(): Load {
  const paths = [...SAMPLE_PATHS, '/images/bluebonnets.svg'];
  return startLoad({ url: guide.url, paths, connections: 4, pause: 20 });
}

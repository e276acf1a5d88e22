import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiPaths, paths } from '../../src/model/paths.ts';
import { fixedPaths, serverPaths } from '../../src/model/site-paths.ts';
import { type GuideProcess, startGuideProcess } from '../faults/guide-process.ts';
import { shortenContent } from '../support/small-content.ts';

/** Their dates differ for most of the day. */
const ZONES = ['Pacific/Auckland', 'America/Chicago'];

const everything = [
  ...fixedPaths,
  paths.post(1),
  serverPaths.feed,
  serverPaths.sitemap,
  apiPaths.events,
  apiPaths.featuredEvents,
  serverPaths.calendar,
];

test('servers in Auckland and in Texas answer everything with the same bytes at the same moment', async () => {
  await using guides = new AsyncDisposableStack();
  const root = await mkdtemp(join(tmpdir(), 'guide-'));
  guides.defer(() => rm(root, { recursive: true }));
  const contentFolder = join(root, 'content');
  await cp('content', contentFolder, { recursive: true });
  await shortenContent(contentFolder);
  const answers: string[][] = [];
  for (const zone of ZONES) {
    const guide = guides.use(await startGuideProcess({ timeZone: zone, contentFolder }));
    await guide.serving();
    answers.push(await Promise.all(everything.map((path) => answerAt(guide, path))));
  }
  const [first = [], ...others] = answers;
  for (const other of others)
    expect(everything.filter((_, index) => other[index] !== first[index])).toEqual([]);
});

async function answerAt(guide: GuideProcess, path: string): Promise<string> {
  const response = await guide.get(path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

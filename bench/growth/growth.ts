import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { SHIPPED_FLAGS } from '../../e2e/faults/guide-process.ts';
import { untilResting } from '../../e2e/support/cpu-seconds.ts';
import { startGuide, untilFresh } from '../../e2e/support/guide.ts';
import { startTestDatabase } from '../../src/content/postgres/fixtures/test-database.ts';
import { apiPaths, paths } from '../../src/model/paths.ts';
import { measureRendersInTurns } from '../render.ts';
import { memoryOf, pidOf, rawAnswer, startWarmGuide } from '../servers.ts';
import { makePosts } from './many-posts.ts';

/** What a number of posts costs. Times in milliseconds, bytes after brotli, memory in MB. */
export interface Growth {
  posts: number;
  /** From a restart of the process to the first home page. */
  start: number;
  /** At rest, after pages and API have been requested, and the peak. */
  memory: { now: number; peak: number };
  bytes: Record<string, number>;
  renders: Record<string, number>;
  /** The first publish to PostgreSQL, and one of a single edited post. */
  publish: { all: number; one: number };
}

/** What a number of posts may cost (decision 41): milliseconds to start, MB after requests. */
export const START_LIMIT = { posts: 10_000, start: 10_000 };
export const MEMORY_LIMITS = [
  { posts: 1_000, memory: 256 },
  { posts: 10_000, memory: 1_024 },
];

const PAGES = [paths.home, paths.blog, paths.post(1)];
const ANSWERS = [apiPaths.posts, apiPaths.post(1)];
const RENDER_ROUNDS = 3;

/** Measures the guide with 10, 100, 1,000 and 10,000 posts: its own posts, repeated. */
export async function measureGrowth(counts = [10, 100, 1_000, 10_000]): Promise<Growth[]> {
  const database = await startTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'growth-'));
  const contentOf = (posts: number) => join(folder, String(posts));
  for (const posts of counts) await makePosts(contentOf(posts), posts);
  const renders = await measureRendersInTurns(counts.map(contentOf), PAGES, RENDER_ROUNDS);
  const growth: Growth[] = [];
  for (const posts of counts) {
    const contentFolder = contentOf(posts);
    const publish = await measurePublish(contentFolder, await database.create());
    growth.push({
      posts,
      ...(await measureServer(contentFolder)),
      renders: renders[contentFolder] ?? {},
      publish,
    });
    process.stderr.write(`${JSON.stringify(growth.at(-1))}\n`);
  }
  await rm(folder, { recursive: true });
  await database.remove();
  return growth;
}

async function measureServer(
  CONTENT_DIR: string,
): Promise<Pick<Growth, 'start' | 'memory' | 'bytes'>> {
  // The first time, nothing is kept yet.
  await measureStart(CONTENT_DIR);
  const start = await measureStart(CONTENT_DIR);
  const warm = await startWarmGuide([...PAGES, ...ANSWERS], { CONTENT_DIR });
  const bytes: Record<string, number> = {};
  for (const path of [...PAGES, ...ANSWERS])
    bytes[path] = (await rawAnswer(warm.url + path, 'br')).body.length;
  await untilResting(pidOf(warm));
  const memory = await memoryOf(warm);
  await warm.stop();
  return { start, memory, bytes };
}

/** Stops once all is read and what an early start needs is kept. */
async function measureStart(CONTENT_DIR: string): Promise<number> {
  const startedAt = performance.now();
  const guide = await startGuide({ CONTENT_DIR }, { flags: SHIPPED_FLAGS, isEarly: true });
  while ((await rawAnswer(guide.url, 'br')).status !== 200) await pause(20);
  const start = performance.now() - startedAt;
  await untilFresh(guide.url);
  await untilResting(pidOf(guide));
  await guide.stop();
  return start;
}

async function measurePublish(
  CONTENT_DIR: string,
  DATABASE_URL: string,
): Promise<Growth['publish']> {
  const publish = async () => {
    const startedAt = performance.now();
    await promisify(execFile)(process.execPath, ['src/commands/publish.ts'], {
      env: { ...process.env, CONTENT_DIR, DATABASE_URL },
    });
    return performance.now() - startedAt;
  };
  const all = await publish();
  const [name = ''] = await readdir(join(CONTENT_DIR, 'blog'));
  const file = join(CONTENT_DIR, 'blog', name);
  await writeFile(file, `${await readFile(file, 'utf8')}\nBring cash.\n`);
  return { all, one: await publish() };
}

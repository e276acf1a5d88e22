import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentTables } from '../src/app/content-tables.ts';
import type { Row } from '../src/content/merge/entries.ts';
import { takeFolder } from '../src/content/publish/commit-tree.ts';
import { fileSetsOf } from '../src/content/versions/file-sets.ts';
import { SqliteStore } from '../src/content/versions/sqlite-store.ts';
import { FolderTaker } from '../src/content/versions/take-folder.ts';
import { changedTree, treeHash } from '../src/content/versions/version.ts';
import { DeskProcess, sessionIn } from '../src/desk/fixtures/desk-process.ts';
import { ensureDeskBuilt } from '../tools/build/build.ts';
import { makePosts } from './growth/many-posts.ts';
import { median } from './median.ts';

/** What the owner waits for, in milliseconds, with the answer's way over loopback. */
export interface DeskTimes {
  /** The first one, once the start has read and checked everything; and the first after a publish. */
  first: number;
  afterPublish: number;
  median: number;
  /** Nineteen of twenty take no longer. */
  p95: number;
}

export interface DeskFigures {
  posts: number;
  versions: number;
  /** From the start of the process until everything has been read and checked. */
  start: number;
  /** A publish of one post, which checks all of them. */
  publish: number;
  times: Record<string, DeskTimes>;
}

/** So long may a list, a search or a preview take, in milliseconds. */
export const DESK_LIMIT = 200;

const POSTS = 10_000;
const VERSIONS = 1_000;
const ROUNDS = 40;

const WORDS = ['peach', 'river', 'No.+42', 'fredericksburg', 'swimming+hole', 'a'];

/** What is asked, with other words or another entry in each round. Resolves to its milliseconds. */
const ASKED: Record<string, (desk: DeskProcess, round: number) => Promise<number>> = {
  lists: (desk) => timeOf(desk, '/api/lists'),
  'a word that is there': (desk, round) =>
    timeOf(desk, `/api/find?words=${WORDS[round % WORDS.length]}`),
  'a word that is nowhere': (desk, round) => timeOf(desk, `/api/find?words=xylophone+${round}`),
  'an entry': (desk, round) => timeOf(desk, `/api/entry?list=posts&key=${5_000 + round}`),
  preview: async (desk, round) => {
    const post = await postOf(desk, 5_000 + round);
    const value = { ...post.row, title: `A preview, ${round}` };
    return await timeOf(desk, '/api/preview', { ...post, row: undefined, value, day: null });
  },
  diary: (desk) => timeOf(desk, '/api/diary'),
};

/** Asks a desk over 1,000 versions and 10,000 posts for what its owner looks at. */
export async function measureDesk(): Promise<DeskFigures> {
  await ensureDeskBuilt();
  const root = await mkdtemp(join(tmpdir(), 'desk-'));
  const [DATA_DIR, CONTENT_DIR] = [join(root, 'data'), join(root, 'content')];
  await makePosts(CONTENT_DIR, POSTS);
  await makeVersions(DATA_DIR, CONTENT_DIR);
  try {
    const begun = performance.now();
    await using desk = await DeskProcess.start(
      { DATA_DIR, CONTENT_DIR, CACHE_DIR: '.cache' },
      sessionIn(DATA_DIR),
    );
    await untilAnswered(desk, '/api/start');
    const start = performance.now() - begun;
    const took = new Map<string, number[]>();
    for (const [what, ask] of Object.entries(ASKED)) {
      const times = [await firstOf(() => ask(desk, 0))];
      for (let round = 1; round <= ROUNDS; round += 1) times.push(await ask(desk, round));
      took.set(what, times);
    }
    const publish = await publishOne(desk);
    const times: Record<string, DeskTimes> = {};
    for (const [what, [first = 0, ...warm]] of took)
      times[what] = {
        first,
        afterPublish: (await ASKED[what]?.(desk, ROUNDS + 1)) ?? 0,
        median: median(warm),
        p95: warm.toSorted((one, other) => one - other)[Math.floor(warm.length * 0.95)] ?? 0,
      };
    return { posts: POSTS, versions: VERSIONS, start, publish, times };
  } finally {
    await rm(root, { recursive: true });
  }
}

/** A first preview reads all posts, on a busy machine for longer than the desk lets anybody wait. */
async function firstOf(ask: () => Promise<number>, tries = 5): Promise<number> {
  const begun = performance.now();
  return await ask().catch(async (error: unknown) => {
    if (tries === 1) throw error;
    const waited = performance.now() - begun;
    return waited + (await firstOf(ask, tries - 1));
  });
}

async function timeOf(desk: DeskProcess, path: string, body?: object): Promise<number> {
  const begun = performance.now();
  const answer = await desk.ask<{ url?: string | null }>(path, body);
  const took = performance.now() - begun;
  if (answer === undefined || answer.url === null) throw new Error(`No answer to ${path}`);
  return took;
}

async function postOf(desk: DeskProcess, key: number) {
  const found = await desk.ask<{ row: Row }>('/api/row', { list: 'posts', key });
  if (!found) throw new Error(`There is no post ${key}.`);
  return { list: 'posts', key, row: found.row };
}

/** A busy machine takes longer than the desk lets anybody wait. */
async function untilAnswered(desk: DeskProcess, path: string): Promise<void> {
  while ((await desk.ask(path)) === undefined);
}

async function publishOne(desk: DeskProcess): Promise<number> {
  const { row, ...ref } = await postOf(desk, 7_000);
  const begun = performance.now();
  const value = { ...row, title: 'Another title' };
  const outcome = await desk.publish([{ ...ref, base: row, value }]);
  if (outcome?.is !== 'live') throw new Error(`A publish: ${JSON.stringify(outcome)}`);
  return performance.now() - begun;
}

/** The folder is the first version and the last; in between, a post changes and changes back. */
async function makeVersions(dataFolder: string, folder: string): Promise<void> {
  const store = new SqliteStore(dataFolder);
  const fileSets = fileSetsOf(contentTables);
  const taker = new FolderTaker(folder, fileSets, store.objects);
  await takeFolder(store, taker, fileSets, true);
  const first = await store.newest();
  const tree = first && (await store.read(first.id));
  const posts = [...(tree ?? [])].filter(([path]) => path.startsWith('blog/'));
  const [[path, hash] = [], [, otherHash] = []] = posts;
  if (!first || !tree || !path || !hash || !otherHash) throw new Error('The folder has no posts.');
  const forms = [hash, otherHash].map((each) => {
    const changes = new Map([[path, each]]);
    return { changes, tree: treeHash(changedTree(tree, changes)) };
  });
  for (let id = 2; id <= VERSIONS; id += 1) {
    const form = forms[id % 2];
    if (!form) continue;
    const note = { author: 'Ruth', message: `version ${id}`, kind: 'publish' as const };
    store.add(
      { ...note, id, tree: form.tree, time: new Date(first.time.getTime() + id) },
      form.changes,
    );
  }
  store.close();
}

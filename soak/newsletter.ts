import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startGuideProcess } from '../e2e/faults/guide-process.ts';
import { ensureProxies, nginxInFrontOf } from '../e2e/faults/proxies.ts';
import { apiPaths, paths } from '../src/model/paths.ts';
import { inFolder } from './in-folder.ts';
import type { Soak, SoakResult } from './soak.ts';

const VISITORS = 10_000;

/** Within so many milliseconds. */
const MORNING = 600_000;

/** In milliseconds, for 99 answers of 100. */
const MOST_WAITED = 100;

const MOST_MEMORY = 256;

/** The newsletter's links, and the data of the page that most go to next. */
const LETTER = [
  { lands: paths.home, next: apiPaths.events },
  { lands: paths.events, next: apiPaths.activities },
  { lands: paths.post(1), next: apiPaths.posts },
];

/** What a page with an empty cache asks for at once. */
const ASKED_FOR = /(?:src|href)="(\/(?:assets|images)\/[^"]+)"/g;

/**
 * Ten thousand visitors with empty caches in ten minutes, and an edit in the middle, with one core:
 * with the server alone, and behind the cache in deploy/.
 */
export const newsletterSoaks: Record<string, Soak> = {
  newsletter: () => inFolder((root) => morning(root, false)),
  'newsletter-nginx': async () =>
    (await ensureProxies())
      ? inFolder((root) => morning(root, true))
      : { holds: false, figures: 'nginx is missing and cannot be installed' },
};

interface Morning {
  waited: number[];
  wrong: string[];
  revisions: Set<string>;
}

async function morning(root: string, behindNginx: boolean): Promise<SoakResult> {
  const contentFolder = join(root, 'content');
  cpSync('content', contentFolder, { recursive: true, dereference: true });
  await using guide = await startGuideProcess({ contentFolder });
  execFileSync('taskset', ['-a', '-p', '-c', '0', String(guide.pid)], { stdio: 'ignore' });
  await guide.serving();
  const proxy = behindNginx ? await nginxInFrontOf(Number(new URL(guide.url).port)) : undefined;
  const seen: Morning = { waited: [], wrong: [], revisions: new Set() };
  try {
    const visits = Array.from({ length: VISITORS }, async (_, at) => {
      await pause(Math.random() * MORNING);
      await visit(proxy?.url ?? guide.url, LETTER[at % LETTER.length] ?? LETTER[0], seen);
    });
    await pause(MORNING / 2);
    const edited = join(contentFolder, 'pages/events.yaml');
    writeFileSync(
      edited,
      `${readFileSync(edited, 'utf8').replace(/^title: .*/m, 'title: All events')}`,
    );
    await Promise.all(visits);
  } finally {
    await proxy?.stop();
  }
  const waited = seen.waited.toSorted((one, other) => one - other);
  const [half = 0, most = 0, longest = 0] = [0.5, 0.99, 1].map((share) =>
    waited.at(Math.ceil(waited.length * share) - 1),
  );
  const memory = guide.mostMemory();
  return {
    holds:
      seen.wrong.length === 0 &&
      seen.revisions.size === 2 &&
      most <= MOST_WAITED &&
      memory <= MOST_MEMORY,
    figures: `${VISITORS} visitors, ${waited.length} requests, ${seen.wrong.length} without an answer ${seen.wrong.slice(0, 3)}, ${seen.revisions.size} revisions, median ${half.toFixed(1)} ms, p99 ${most.toFixed(1)} ms, longest ${longest.toFixed(0)} ms, ${memory} MB`,
  };
}

/** A page with all that it asks for, six at a time as browsers do, then the data of the next. */
async function visit(
  origin: string,
  { lands, next }: (typeof LETTER)[number],
  seen: Morning,
): Promise<void> {
  const html = await ask(origin + lands, seen);
  const found = new Set([...html.matchAll(ASKED_FOR)].map(([, path = '']) => path));
  const files = found.values();
  const load = async () => {
    for (const path of files) await ask(origin + path, seen);
  };
  await Promise.all(Array.from({ length: 6 }, load));
  await ask(origin + next, seen);
}

/** What the server takes until its answer begins, seen from here; then its text. */
async function ask(url: string, { waited, wrong, revisions }: Morning): Promise<string> {
  const start = performance.now();
  try {
    const answer = await fetch(url);
    waited.push(performance.now() - start);
    const revision = answer.headers.get('x-revision');
    if (revision) revisions.add(revision);
    if (!answer.ok) wrong.push(`${url} ${answer.status}`);
    return await answer.text();
  } catch (error) {
    wrong.push(`${url} ${error}`);
    return '';
  }
}

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { eventually, startGuideProcess } from '../e2e/faults/guide-process.ts';
import { startLoad } from '../e2e/faults/load.ts';
import {
  ownContent,
  SAMPLE_PATHS,
  StoppableDatabase,
  withEventTitle,
} from '../e2e/faults/published-database.ts';
import type { Soak, SoakResult } from './soak.ts';

/** Faults of the server and its machine. */
export const serverSoaks: Record<string, Soak> = { terms, disk, clock };

/** SIGTERM under load, 20 times: no request is lost, and the server exits with 0 within 10 s. */
async function terms(): Promise<SoakResult> {
  const outcomes = new Map<string, number>();
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    await using guide = await startGuideProcess();
    await guide.serving();
    const agent = new Agent({ keepAlive: true, maxSockets: 30 });
    let ending = false;
    const answered = new Set<number>();
    const visitors = Array.from({ length: 30 }, async (_, index) => {
      for (let step = index; !ending; step += 1) {
        const outcome = await outcomeOf(
          agent,
          `${guide.url}${SAMPLE_PATHS[step % SAMPLE_PATHS.length]}`,
        );
        answered.add(index);
        if (outcome === 'ECONNREFUSED') ending = true;
        else outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
    });
    await eventually(() => answered.size === visitors.length, 'a response for every visitor');
    await pause(Math.random() * 500);
    const signaledAt = performance.now();
    guide.signal('SIGTERM');
    const status = await guide.ended;
    times.push(Math.round(performance.now() - signaledAt));
    if (status !== 0) outcomes.set(`exit ${status}`, 1);
    await Promise.all(visitors);
    agent.destroy();
  }
  const longest = Math.max(...times);
  const holds = [...outcomes.keys()].join() === '200' && longest < 10_000;
  return {
    holds,
    figures: `20 times: ${JSON.stringify(Object.fromEntries(outcomes))}, ended after ${longest} ms at the latest`,
  };
}

/** The HTTP status, or the code of the error. */
function outcomeOf(agent: Agent, url: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const fail = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
  get(url, { agent }, (response) => {
    response.resume();
    response.once('end', () => resolve(String(response.statusCode)));
    response.once('error', fail);
  }).once('error', fail);
  return promise;
}

/**
 * A disk that is really full, if this user may create one: new content is served anyway, and once
 * there is room again, everything missed is caught up on.
 */
async function disk(): Promise<SoakResult> {
  const cacheFolder = mkdtempSync(join(tmpdir(), 'guide-full-'));
  const contentFolder = mkdtempSync(join(tmpdir(), 'guide-content-'));
  const photo = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#7fb4d8' } });
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', cacheFolder]).status !== 0) {
    return { holds: true, figures: 'skipped: this user may not mount a small disk' };
  }
  try {
    cpSync('content', contentFolder, { recursive: true });
    await using guide = await startGuideProcess({ contentFolder, cacheFolder });
    await guide.entry('the last good content could not be saved to disk');
    await photo.toFile(join(contentFolder, 'images/porch.jpg'));
    await guide.entry('the files of a picture could not be made');
    const site = join(contentFolder, 'site.yaml');
    const text = readFileSync(site, 'utf8');
    writeFileSync(site, text.replace(/^brand: .*/m, 'brand: Served from memory'));
    await eventually(
      async () => (await guide.text('/')).includes('Served from memory'),
      'the edit',
    );
    const { status, stale } = await guide.readiness();
    spawnSync('mount', ['-o', 'remount,size=64m', cacheFolder]);
    const begun = performance.now();
    await guide.entry('the last good content is saved to disk again');
    await eventually(
      async () => (await guide.get('/images/porch.jpg')).status === 200,
      'the photo',
    );
    const made = `caught up ${Math.round(performance.now() - begun)} ms after there was room`;
    return {
      holds: status === 200 && !stale,
      figures: `logged; new content served, /readyz ${status}; ${made}`,
    };
  } finally {
    rmSync(contentFolder, { recursive: true, force: true });
    spawnSync('umount', [cacheFolder]);
    rmSync(cacheFolder, { recursive: true, force: true });
  }
}

/** The clock jumps by a day or two, ten times, under load. */
async function clock(): Promise<SoakResult> {
  await using database = await StoppableDatabase.start();
  await using guide = await startGuideProcess({
    databaseUrl: database.url,
    fault: './injected/clock-jump.mjs',
  });
  await guide.serving();
  const load = startLoad({
    url: guide.url,
    paths: [...SAMPLE_PATHS, '/images/bluebonnets.svg', '/readyz'],
    connections: 8,
  });
  const times: number[] = [];
  for (let jump = 0; jump < 10; jump += 1) {
    guide.signal('SIGUSR2');
    await pause(1_000);
    const begun = performance.now();
    await database.publish(withEventTitle(await ownContent(), 1, `Jump ${jump}`));
    await eventually(
      async () => (await guide.text('/events')).includes(`Jump ${jump}`),
      `jump ${jump}`,
    );
    times.push(Math.round(performance.now() - begun));
  }
  const { requests, faults } = await load.stop();
  const figures = `10 jumps, ${requests} requests, ${faults.length} other than 200, edits shown after ${Math.max(...times)} ms at the latest`;
  return { holds: faults.length === 0 && Math.max(...times) < 2_000, figures };
}

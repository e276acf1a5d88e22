import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { eventually, type GuideProcess, startGuideProcess } from '../e2e/faults/guide-process.ts';
import { sampleContent } from '../src/content/fixtures/sample-content.ts';
import { writeFolder } from '../src/content/fixtures/write-folder.ts';
import { DeskProcess, sessionIn } from '../src/desk/fixtures/desk-process.ts';
import { editsOf, sendAgain } from '../src/desk/fixtures/killed-desk.ts';
import { inFolder } from './in-folder.ts';
import { markServed } from './mark-served.ts';
import type { Soak, SoakResult } from './soak.ts';

const ROUNDS = 20;

/** The disk and the files of desk and guide: full, read-only, locked, cut off. */
export const deskDiskSoaks: Record<string, Soak> = {
  'desk-disk-full': () => onOwnDisk(full),
  'desk-disk-read-only': () => onOwnDisk(readOnly),
  'desk-locked': () => inFolder(locked),
  'desk-cut-off': () => inFolder(cutOff),
};

/** Content, versions and the desk's own file on a disk of 64 MB, if this user may make one. */
async function onOwnDisk(work: (root: string) => Promise<SoakResult>): Promise<SoakResult> {
  return await inFolder(async (root) => {
    const disk = join(root, 'disk');
    mkdirSync(disk);
    if (!mount('-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk))
      return { holds: true, figures: 'skipped: this user may not mount a small disk' };
    try {
      return await work(disk);
    } finally {
      spawnSync('umount', ['--recursive', disk]);
    }
  });
}

/** A guide and a desk of the same folder. */
async function startBoth(root: string) {
  const contentFolder = join(root, 'content');
  await writeFolder(sampleContent(), contentFolder);
  const options = { contentFolder, cacheFolder: join(root, 'cache') };
  const DATA_DIR = join(options.cacheFolder, 'data');
  const guide = await startGuideProcess(options);
  await guide.serving();
  const environment = { DATA_DIR, CONTENT_DIR: contentFolder, CACHE_DIR: options.cacheFolder };
  const token = sessionIn(DATA_DIR);
  const desk = await DeskProcess.start(environment, token);
  await sendAgain(desk, await editsOf(desk, 'kill 0'));
  await eventually(async () => (await markServed(guide)) === 'kill 0', 'the first words');
  return { guide, desk, environment, token, options };
}

/** No room at all, or a little, so that it ends at another step of a publish each time. */
async function full(root: string): Promise<SoakResult> {
  const both = await startBoth(root);
  await using guide = both.guide;
  await using desk = both.desk;
  const ends = { told: 0, live: 0 };
  for (let round = 1; round <= ROUNDS; round += 1) {
    const edits = await editsOf(desk, `kill ${round}`);
    const filler = join(root, 'filler');
    const { bavail, bsize } = statfsSync(root);
    const left = Math.floor((round / ROUNDS) * 12);
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail - left) * bsize));
    ends[await told(desk, guide, edits, /no room left on the desk’s disk/)] += 1;
    rmSync(filler);
    await sendAgain(desk, edits);
    await eventually(async () => (await markServed(guide)) === `kill ${round}`, `kill ${round}`);
  }
  return {
    holds: ends.told > 0,
    figures: `${ROUNDS} publishes with 0 to 12 blocks left: ${ends.told} told why, ${ends.live} live; all live afterward, no mixture, the guide always answered`,
  };
}

/** The folders become read-only beneath a desk that runs; one that starts then says so. */
async function readOnly(root: string): Promise<SoakResult> {
  const both = await startBoth(root);
  await using guide = both.guide;
  await using desk = both.desk;
  const edits = await editsOf(desk, 'kill 1');
  const folders = [both.options.contentFolder, both.environment.DATA_DIR];
  for (const folder of folders)
    if (!mount('--bind', '-o', 'ro', folder, folder)) throw new Error('no read-only mount');
  const end = await told(desk, guide, edits, /may not write on its disk/);
  const start = await startError(both);
  for (const folder of folders) spawnSync('umount', [folder]);
  await sendAgain(desk, edits);
  await eventually(async () => (await markServed(guide)) === 'kill 1', 'the words');
  return {
    holds: end === 'told' && /cannot be used: .*read-?only/.test(start),
    figures: `a publish was told why, and is live afterward; a start says “${start}”`,
  };
}

/** Another program has the versions, then the desk's own file, for longer than anybody waits. */
async function locked(root: string): Promise<SoakResult> {
  const both = await startBoth(root);
  await using guide = both.guide;
  await using desk = both.desk;
  const { DATA_DIR } = both.environment;
  for (const [round, file] of ['versions.sqlite', 'desk/desk.sqlite'].entries()) {
    const edits = await editsOf(desk, `kill ${round + 1}`);
    const other = new DatabaseSync(join(DATA_DIR, file));
    other.exec('begin immediate');
    const words = /try again in a minute/;
    if (round === 0) await told(desk, guide, edits, words);
    else {
      const plan = { edits, hour: '2199-12-31T06:00', isMeant: true };
      if (!words.test(await desk.refusal('/api/plan', plan))) throw new Error('not told');
    }
    other.exec('rollback');
    other.close();
    await sendAgain(desk, edits);
    await eventually(async () => (await markServed(guide)) === `kill ${round + 1}`, 'the words');
  }
  return { holds: true, figures: 'both files: told, live afterward, the guide always answered' };
}

/** Each of the two files is cut off: it says so, running and at a start, and a copy of it goes on. */
async function cutOff(root: string): Promise<SoakResult> {
  const both = await startBoth(root);
  await using guide = both.guide;
  const { DATA_DIR } = both.environment;
  const starts: string[] = [];
  for (const [round, file] of ['versions.sqlite', 'desk/desk.sqlite'].entries()) {
    const path = join(DATA_DIR, file);
    {
      await using desk =
        round === 0 ? both.desk : await DeskProcess.start(both.environment, both.token);
      const edits = await editsOf(desk, `kill ${round + 1}`);
      const other = new DatabaseSync(path);
      other.exec('pragma wal_checkpoint(truncate)');
      other.close();
      cpSync(path, join(root, `copy-${round}`));
      writeFileSync(path, Buffer.alloc(9_000, 'x'));
      await told(desk, guide, edits, /is damaged/);
    }
    starts.push(await startError(both));
    for (const part of ['', '-wal', '-shm']) rmSync(path + part, { force: true });
    cpSync(join(root, `copy-${round}`), path);
    await using desk = await DeskProcess.start(both.environment, both.token);
    await sendAgain(desk, await editsOf(desk, `kill ${round + 1}`));
    await eventually(async () => (await markServed(guide)) === `kill ${round + 1}`, 'the words');
  }
  return {
    holds: starts.every((said) => /is damaged\. Put back a copy/.test(said)),
    figures: `both files: told, live with the copy, the guide always answered; starts say “${starts.join('” and “')}”`,
  };
}

/** What came of a publish. Throws if it was refused in other words, or if the guide serves a mixture. */
async function told(
  desk: DeskProcess,
  guide: GuideProcess,
  edits: Parameters<typeof sendAgain>[1],
  words: RegExp,
): Promise<'told' | 'live'> {
  const said = await desk.refusal('/api/publish', { edits, isMeant: true });
  if (said !== '' && !(words.test(said) && said.includes('What you typed stays here')))
    throw new Error(`The desk says: ${said}`);
  await markServed(guide);
  return said === '' ? 'live' : 'told';
}

/** What a desk says that can't start; empty if it does. */
async function startError({
  environment,
  token,
}: Pick<Awaited<ReturnType<typeof startBoth>>, 'environment' | 'token'>): Promise<string> {
  try {
    await using _desk = await DeskProcess.start(environment, token);
    return '';
  } catch (error) {
    return (error as Error).message.trim().split('\n')[0] ?? '';
  }
}

function mount(...args: string[]): boolean {
  return spawnSync('mount', args).status === 0;
}

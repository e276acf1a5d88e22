import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually, type GuideProcess, startGuideProcess } from '../e2e/faults/guide-process.ts';
import { StoppableDatabase } from '../e2e/faults/published-database.ts';
import { untilResting } from '../e2e/support/cpu-seconds.ts';
import { copyMeasurements } from '../e2e/support/measured-pictures.ts';
import { MEASURED_FOLDER } from '../src/content/pictures/picture-survey.ts';
import { DeskProcess, sessionIn } from '../src/desk/fixtures/desk-process.ts';
import { editsOf } from '../src/desk/fixtures/killed-desk.ts';
import { inFolder } from './in-folder.ts';
import type { Soak, SoakResult } from './soak.ts';

const PUBLISHES = 20;

/** The owner reads her words on the site so soon after the tap on Publish, in milliseconds. */
const SOON = 2_000;

/** She reads that it's live, and types for so long at least, in milliseconds. */
const TYPING = 5_000;

/** How soon each of 20 publishes of the shipped content is in the HTML of every server. */
export const deskLiveSoaks: Record<string, Soak> = {
  'desk-live-files': liveWithFiles,
  'desk-live-postgres': liveOnTwoServers,
};

async function liveWithFiles(): Promise<SoakResult> {
  return await inFolder(async (root) => {
    const [contentFolder, cacheFolder] = [join(root, 'content'), join(root, 'cache')];
    await cp('content', contentFolder, { recursive: true });
    await using guide = await startGuideProcess({ contentFolder, cacheFolder });
    const files = { DATA_DIR: join(cacheFolder, 'data'), CONTENT_DIR: contentFolder };
    return await publishes({ ...files, CACHE_DIR: cacheFolder }, [guide]);
  });
}

async function liveOnTwoServers(): Promise<SoakResult> {
  await using database = await StoppableDatabase.start();
  return await inFolder(async (root) => {
    const { url: databaseUrl } = database;
    await using one = await startGuideProcess({ databaseUrl });
    await using other = await startGuideProcess({ databaseUrl });
    const environment = { DATA_DIR: join(root, 'data'), DATABASE_URL: databaseUrl };
    return await publishes({ ...environment, CACHE_DIR: root }, [one, other]);
  });
}

/** From the request that the tap on Publish sends until the last server's page has the words. */
async function publishes(
  environment: Readonly<Record<string, string>> & { DATA_DIR: string; CACHE_DIR: string },
  guides: readonly GuideProcess[],
): Promise<SoakResult> {
  for (const guide of guides) await guide.serving();
  await copyMeasurements(join(environment.CACHE_DIR, MEASURED_FOLDER));
  await using desk = await DeskProcess.start(environment, sessionIn(environment.DATA_DIR));
  // Servers that have just started still make their pages; hers have run for days.
  for (const { pid } of guides) await untilResting(pid);
  const times: number[] = [];
  for (let publish = 0; publish < PUBLISHES; publish += 1) {
    const mark = `publish ${publish}`;
    const edits = await editsOf(desk, mark);
    await pause(TYPING);
    const begun = performance.now();
    const publishing = desk.publish(edits);
    // A connection that has rested may close just as it's used again.
    for (const guide of guides)
      await eventually(
        async () => (await guide.text('/events').catch(() => '')).includes(`(${mark})`),
        mark,
      );
    times.push(Math.round(performance.now() - begun));
    const outcome = await publishing;
    if (outcome?.is !== 'live') throw new Error(JSON.stringify(outcome));
  }
  const sorted = times.toSorted((one, other) => one - other);
  const [median, worst] = [sorted[PUBLISHES / 2] ?? 0, sorted.at(-1) ?? 0];
  return {
    holds: worst < SOON,
    figures: `words in the HTML of ${guides.length} of ${guides.length} servers ${median} ms after the tap (median of ${PUBLISHES}), at worst ${worst} ms, the first time ${times[0]} ms`,
  };
}

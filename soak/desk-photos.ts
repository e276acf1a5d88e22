import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually, startGuideProcess } from '../e2e/faults/guide-process.ts';
import { ProcessTreeMemory, SMALL_CONTAINER } from '../e2e/faults/process-tree-memory.ts';
import { sampleContent } from '../src/content/fixtures/sample-content.ts';
import { writeFolder } from '../src/content/fixtures/write-folder.ts';
import { Failure } from '../src/desk/browser/data/api.ts';
import { sendPicture } from '../src/desk/browser/pictures/send-picture.ts';
import { DeskProcess, sessionIn } from '../src/desk/fixtures/desk-process.ts';
import { type Taken, wrongWith } from '../src/desk/fixtures/judge-picture.ts';
import { sendAgain } from '../src/desk/fixtures/killed-desk.ts';
import { killUploads } from '../src/desk/fixtures/killed-upload.ts';
import { phoneOf } from '../src/desk/fixtures/phone-of.ts';
import { hostileSent, KINDS, sentPictures } from '../src/desk/fixtures/sent-pictures.ts';
import { inFolder } from './in-folder.ts';
import type { Soak, SoakResult } from './soak.ts';

/** Fewer, to see whether they hold at all. */
const [ROUNDS, KILLS] = process.env.SHORT_SOAK ? [1, 6] : [6, 50];

/** Of the pictures that are taken, one in so many is published. */
const PUBLISHED = 12;

/** A picture is taken or refused within so many milliseconds, a minute's wait included. */
const PATIENCE = 300_000;

/** What somebody sends to the desk. */
export const deskPhotoSoaks: Record<string, Soak> = {
  'desk-pictures': pictures,
  'desk-uploads': uploads,
};

/** 300 pictures of 48 kinds, bombs between them: right, or refused with a remedy; desk and guide in 256 MB each. */
async function pictures(): Promise<SoakResult> {
  return await inFolder(async (root) => {
    const [contentFolder, cacheFolder] = [join(root, 'content'), join(root, 'cache')];
    await writeFolder(sampleContent(), contentFolder);
    await using guide = await startGuideProcess({ contentFolder, cacheFolder });
    await guide.serving();
    const DATA_DIR = join(cacheFolder, 'data');
    const environment = { DATA_DIR, CONTENT_DIR: contentFolder, CACHE_DIR: cacheFolder };
    await using desk = await DeskProcess.start(environment, sessionIn(DATA_DIR));
    using _ = phoneOf(() => desk);
    using deskMemory = new ProcessTreeMemory(desk.pid);
    using guideMemory = new ProcessTreeMemory(guide.pid);
    const see = async (name: string) =>
      Buffer.from(await (await desk.fetch(`/pictures/${name}`)).arrayBuffer());
    const wrong: string[] = [];
    const count = { taken: 0, refused: 0, published: 0 };
    const all = async function* () {
      yield* sentPictures(ROUNDS);
      yield* hostileSent();
    };
    for await (const picture of all()) {
      const taken = await sent(picture.bytes, picture.name.slice(0, 200));
      const problem = await wrongWith(picture, taken, see);
      if (problem) wrong.push(problem);
      count[taken.url ? 'taken' : 'refused'] += 1;
      if (!taken.url || count.taken % PUBLISHED !== 0) continue;
      await publish(desk, taken.url);
      const { url } = taken;
      await eventually(async () => (await guide.get(url)).ok, `${url} on the guide`);
      count.published += 1;
    }
    const [one, other] = [deskMemory.takePeak().anonymous, guideMemory.takePeak().anonymous];
    const total = count.taken + count.refused;
    return {
      holds: wrong.length === 0 && one < SMALL_CONTAINER && other < SMALL_CONTAINER,
      figures: `${total} pictures of ${KINDS} kinds and bombs: ${count.taken} right, ${count.refused} refused with a remedy, ${count.published} published; desk at most ${one} MB, guide ${other} MB${wrong.map((each) => `; ${each}`).join('')}`,
    };
  });
}

/** Sends a picture by the phone's own code, which waits and goes on if it has sent too much in a minute. */
async function sent(bytes: Buffer, title: string): Promise<Taken> {
  const picture = new Blob([new Uint8Array(bytes)]);
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    const url = await sendPicture({ picture, title, signal, onProgress: () => {} });
    return { status: 200, url };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { status: error.status, message: error.message };
  }
}

async function publish(desk: DeskProcess, imageUrl: string): Promise<void> {
  const ref = { list: 'events', key: 1 };
  const answer = await desk.ask<{ row: Record<string, unknown> | null }>('/api/row', ref);
  const base = answer?.row ?? null;
  await sendAgain(desk, [{ ...ref, base, value: { ...base, imageUrl, imageAlt: 'A picture.' } }]);
}

/** kill -9 of the desk at 50 steps of an upload: the picture is whole or not there, and the phone goes on. */
async function uploads(): Promise<SoakResult> {
  return await inFolder(async (root) => {
    const folder = join(root, 'content');
    await writeFolder(sampleContent(), folder);
    const images = join(folder, 'images');
    mkdirSync(images, { recursive: true });
    const environment = { DATA_DIR: join(root, 'data'), CONTENT_DIR: folder, CACHE_DIR: root };
    const served = async () =>
      new Map(readdirSync(images).map((name) => [name, readFileSync(join(images, name))]));
    const { steps, killed, pictures } = await killUploads({ environment, kills: KILLS, served });
    return {
      holds: killed === KILLS && pictures > KILLS,
      figures: `${killed} kills over ${steps} steps of an upload, ${pictures} pictures, each whole and there once`,
    };
  });
}

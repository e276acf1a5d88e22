/** The process that reads pictures; picture-process.ts starts and ends it. */
import sharp from 'sharp';
import { giveWayToServer } from '../background-process.ts';
import { doPictureJob, type PictureAnswer, type PictureJob } from './picture-job.ts';

/** Bytes that measurements may leave behind. */
const WORTH_COLLECTING = 4 * 1024 * 1024;

/** At most one core, as visitors need the others. */
sharp.concurrency(1);

giveWayToServer();
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
const memoryAtStart = process.memoryUsage.rss();
let memoryAtCollection = memoryAtStart;
let lastKind: PictureJob['kind'] = 'measure';
process.on('message', async (job: PictureJob) => {
  const reply = await doPictureJob(job);
  // What a job leaves is outside the heap, so nothing else would collect it. A measurement leaves
  // little, and collecting takes as long, so that waits.
  const isWorthIt = process.memoryUsage.rss() - memoryAtCollection > WORTH_COLLECTING;
  if (isWorthIt || job.kind !== 'measure' || lastKind !== 'measure') {
    globalThis.gc?.();
    memoryAtCollection = process.memoryUsage.rss();
  }
  lastKind = job.kind;
  const answer: PictureAnswer = { reply, growth: process.memoryUsage.rss() - memoryAtStart };
  // Fails if the server was killed, when nobody waits for the answer.
  process.send?.(answer, () => {});
});

/**
 * The process that reads pictures for the guide: whatever a picture does to it, the guide goes on.
 * picture-process.ts starts and ends it.
 */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { doPictureJob, type PictureAnswer, type PictureJob } from './picture-job.ts';

/**
 * One core at most: while pictures are being made, visitors want the others. Nothing is read twice.
 */
sharp.concurrency(1);
sharp.cache(false);

giveWayInShortage();
// Ended by the guide, or with it: a signal to all processes of a service must not look like a fault
// of the picture.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
const memoryAtStart = process.memoryUsage.rss();
process.on('message', async (job: PictureJob) => {
  const reply = await doPictureJob(job);
  // What a job has left behind is beside the heap, so nothing else would have it collected before
  // the next job needs the room.
  globalThis.gc?.();
  const answer: PictureAnswer = { reply, growth: process.memoryUsage.rss() - memoryAtStart };
  // If the guide has been killed, nobody waits for it.
  process.send?.(answer, () => {});
});

/** If memory runs out, Linux is to end this process and not the guide. */
function giveWayInShortage(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Other systems have no such file.
  }
}

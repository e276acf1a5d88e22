/** The process that reads pictures; picture-process.ts starts and ends it. */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { doPictureJob, type PictureAnswer, type PictureJob } from './picture-job.ts';

/** Bytes that measurements may leave behind. */
const WORTH_COLLECTING = 4 * 1024 * 1024;

/** At most one core, as visitors need the others. */
sharp.concurrency(1);

raiseOomScore();
// Only the server ends this process: a signal must not look like the picture's fault.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
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

/** If memory runs out, Linux should kill this process rather than the server. */
function raiseOomScore(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Only Linux has this file.
  }
}

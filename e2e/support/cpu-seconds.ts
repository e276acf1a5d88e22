import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** Seconds of CPU that a process has used since it started, in hundredths. Linux only. */
export async function cpuSecondsOf(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Seconds of CPU in one second by which a process counts as resting. */
const RESTING = 0.05;

/** Resolves once the process rests: after its start, a guide compresses all pages for a while. */
export async function untilResting(pid: number): Promise<void> {
  let before = await cpuSecondsOf(pid);
  for (let spent = 1; spent > RESTING; ) {
    await pause(1_000);
    const now = await cpuSecondsOf(pid);
    spent = now - before;
    before = now;
  }
}

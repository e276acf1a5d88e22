import { readFile } from 'node:fs/promises';

/** Seconds of CPU that a process has used since it started, in hundredths. Linux only. */
export async function cpuSecondsOf(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** If visitors need the same core, it gets a quarter of its time; 19 would leave it almost none. */
const NICENESS = 5;

/** Makes malloc return memory as soon as it's free. */
export const RETURNING_MALLOC = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * Makes this process, a child of the server, give way to it: when both want a core, and when memory
 * runs out. Only the server ends it, so that a signal to both isn't taken for a crash.
 */
export function giveWayToServer(): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  try {
    setPriority(NICENESS);
    // Only Linux has this file.
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Then it's as important as the server.
  }
}

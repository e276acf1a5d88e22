import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work after which others get the event loop. */
const LONGEST_WORK = 20;

/**
 * To be awaited between any two of the many small steps of long work: lets others have the event
 * loop often enough.
 */
export type Pace = () => Promise<void> | undefined;

/** A pace for one piece of work, which begins now. */
export function createPace(): Pace {
  let begun = performance.now();
  return () => (performance.now() - begun < LONGEST_WORK ? undefined : rest());

  async function rest(): Promise<void> {
    await nextTurn();
    begun = performance.now();
  }
}

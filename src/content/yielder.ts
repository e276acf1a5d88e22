import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long to work before giving up the event loop, in milliseconds. */
const MAX_WORK = 20;

/** Await it between the small steps of a long task, to give others the event loop often enough. */
export type Yielder = () => Promise<void> | undefined;

/** For one task, which starts now. */
export function createYielder(): Yielder {
  let startedAt = performance.now();
  return () => (performance.now() - startedAt < MAX_WORK ? undefined : rest());

  async function rest(): Promise<void> {
    await nextTurn();
    startedAt = performance.now();
  }
}

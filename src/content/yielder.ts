import { setImmediate as nextTurn } from 'node:timers/promises';

/** In milliseconds. */
const MAX_WORK = 20;

/** Await it between the steps of a long task, to yield to the event loop often enough. */
export type Yielder = () => Promise<void> | undefined;

/** A yielder for one task, which starts now. */
export function createYielder(): Yielder {
  let startedAt = performance.now();
  return () => (performance.now() - startedAt < MAX_WORK ? undefined : rest());

  async function rest(): Promise<void> {
    await nextTurn();
    startedAt = performance.now();
  }
}

import { ensureBuilt } from '../../tools/build/build.ts';

/** Vitest's global setup: the built server, for tests that start it themselves. */
export async function setup(): Promise<void> {
  await ensureBuilt();
}

import { ensureBuilt } from '../../tools/prepare.mjs';

/** Vitest's global setup: the built server, for tests that start it themselves. */
export function setup(): void {
  ensureBuilt();
}

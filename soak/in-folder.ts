import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SoakResult } from './soak.ts';

/** Works in a folder of its own, which is removed afterward. */
export async function inFolder(work: (root: string) => Promise<SoakResult>): Promise<SoakResult> {
  const root = mkdtempSync(join(tmpdir(), 'guide-soak-'));
  try {
    return await work(root);
  } finally {
    rmSync(root, { recursive: true, force: true, maxRetries: 9, retryDelay: 50 });
  }
}

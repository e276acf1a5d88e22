import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GuideProcess, startGuideProcess } from './guide-process.ts';
import { ProcessTreeMemory } from './process-tree-memory.ts';

export interface PhotoMemory {
  guide: GuideProcess;
  memory: ProcessTreeMemory;
  /** Adds a picture to the owner's folder the way an image editor saves it: all at once. */
  add(name: string, bytes: Uint8Array): Promise<void>;
}

/** Serves a copy of the content the way docs/operations.md says, and tracks the server's memory. */
export async function withPhotoMemory(run: (guide: PhotoMemory) => Promise<void>): Promise<void> {
  const contentFolder = await mkdtemp(join(tmpdir(), 'guide-content-'));
  try {
    await cp('content', contentFolder, { recursive: true });
    await using guide = await startGuideProcess({ contentFolder });
    await guide.serving();
    using memory = new ProcessTreeMemory(guide.pid);
    const add = async (name: string, bytes: Uint8Array) => {
      await writeFile(join(contentFolder, 'images/.part'), bytes);
      await rename(join(contentFolder, 'images/.part'), join(contentFolder, 'images', name));
    };
    await run({ guide, memory, add });
  } finally {
    await rm(contentFolder, { recursive: true, force: true });
  }
}

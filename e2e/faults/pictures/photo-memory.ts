import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GuideProcess, startGuideProcess } from '../guide-process.ts';
import { ProcessTreeMemory } from '../process-tree-memory.ts';

/** Ends when its scope ends. */
export interface PhotoMemory extends AsyncDisposable {
  guide: GuideProcess;
  memory: ProcessTreeMemory;
  /** Adds a picture to the owner's folder the way an image editor saves it: all at once. */
  add(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
}

/**
 * Serves a copy of the content the way docs/operations.md says, and tracks the server's memory, with
 * mapped files if asked.
 */
export async function startPhotoMemory({ withFiles = false } = {}): Promise<PhotoMemory> {
  await using parts = new AsyncDisposableStack();
  const contentFolder = await mkdtemp(join(tmpdir(), 'guide-content-'));
  parts.defer(() => rm(contentFolder, { recursive: true, force: true }));
  await cp('content', contentFolder, { recursive: true });
  const guide = parts.use(await startGuideProcess({ contentFolder }));
  await guide.serving();
  const memory = parts.use(new ProcessTreeMemory(guide.pid, { withFiles }));
  const images = join(contentFolder, 'images');
  const started = parts.move();
  return {
    guide,
    memory,
    add: async (name, bytes) => {
      await writeFile(join(images, '.part'), bytes);
      await rename(join(images, '.part'), join(images, name));
    },
    remove: (name) => rm(join(images, name)),
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}

import { copyFileSync, existsSync, linkSync, mkdirSync } from 'node:fs';
import { readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createYielder } from '../yielder.ts';
import type { Objects } from './objects.ts';
import { isVersionPath, type Tree, treeHash } from './version.ts';

/** An edition that is being replaced still reads the one before. */
const KEPT = 3;

interface Dated {
  folder: string;
  /** When it was last used, in milliseconds since 1970. */
  at: number;
}

/** Whole versions as folders named by tree hash, made of links to the objects. */
export class Trees {
  readonly #folder: string;
  readonly #objects: Pick<Objects, 'pathOf'>;

  constructor(folder: string, objects: Pick<Objects, 'pathOf'>) {
    this.#folder = folder;
    this.#objects = objects;
  }

  /** The folder with these files, written atomically. Keeps the three newest. */
  async write(tree: Tree): Promise<string> {
    const folder = join(this.#folder, treeHash(tree));
    if (!existsSync(folder)) await this.#write(tree, folder);
    // Newer than all others even if the clock was set back, as age tells the order of use.
    const newest = (await this.#byAge())[0]?.at ?? 0;
    const now = new Date(Math.max(Date.now(), newest + 1));
    await utimes(folder, now, now);
    for (const old of (await this.#byAge()).slice(KEPT))
      await rm(old.folder, { recursive: true, force: true });
    return folder;
  }

  /** The one last written or used; undefined if there is none. */
  async latest(): Promise<string | undefined> {
    return (await this.#byAge())[0]?.folder;
  }

  async #write(tree: Tree, folder: string): Promise<void> {
    const part = `${folder}.${process.pid}.part`;
    await rm(part, { recursive: true, force: true });
    mkdirSync(part, { recursive: true });
    const yielding = createYielder();
    for (const [path, hash] of tree) {
      await yielding();
      if (!isVersionPath(path)) throw new Error(`no tree can hold ${JSON.stringify(path)}`);
      this.#place(hash, join(part, path));
    }
    await rename(part, folder).catch((error) => {
      if (!existsSync(folder)) throw error;
    });
    await rm(part, { recursive: true, force: true });
  }

  #place(hash: string, target: string): void {
    try {
      mkdirSync(dirname(target), { recursive: true });
      linkOrCopy(this.#objects.pathOf(hash), target);
    } catch (error) {
      // Names may differ only in case, or be both a file and a folder: the first one counts.
      const code = String((error as NodeJS.ErrnoException).code);
      if (!['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(code)) throw error;
    }
  }

  /** Newest first; also removes partial folders that are an hour old. */
  async #byAge(): Promise<Dated[]> {
    const found: Dated[] = [];
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const folder = join(this.#folder, name);
      const { mtimeMs: at } = (await stat(folder).catch(() => undefined)) ?? {};
      if (at === undefined) continue;
      if (!name.endsWith('.part')) found.push({ folder, at });
      else if (Date.now() - at > 3_600_000) await rm(folder, { recursive: true, force: true });
    }
    return found.sort((one, other) => other.at - one.at);
  }
}

/** Some file systems have no hard links, or limit their number. */
function linkOrCopy(file: string, target: string): void {
  try {
    linkSync(file, target);
  } catch (error) {
    const code = String((error as NodeJS.ErrnoException).code);
    if (!['EPERM', 'EMLINK', 'ENOSYS', 'EXDEV', 'ENOTSUP'].includes(code)) throw error;
    copyFileSync(file, target);
  }
}

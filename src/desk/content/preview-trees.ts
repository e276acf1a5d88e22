import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Bytes } from '../../content/publish/bytes.ts';
import { Objects } from '../../content/versions/objects.ts';
import { Trees } from '../../content/versions/trees.ts';
import { type Tree, treeChanges } from '../../content/versions/version.ts';
import type { PreviewFolders } from '../preview/preview-worker.ts';

/** With more changes than that, `before` becomes the new base. */
const MOST_CHANGED = 100;

/** Unpublished versions as folders: a published base plus the changes, kept apart from versions' bytes. */
export class PreviewTrees {
  readonly #typedFolder: string;
  readonly #typed: Objects;
  readonly #whole: Trees;
  readonly #changed: Trees;
  #base: { tree: Tree; folder: string } | undefined;

  constructor(folder: string, objects: Objects) {
    this.#typedFolder = join(folder, 'typed');
    this.#typed = new Objects(this.#typedFolder);
    const pathOf = (hash: string) => (objects.has(hash) ? objects : this.#typed).pathOf(hash);
    this.#whole = new Trees(join(folder, 'trees'), objects);
    this.#changed = new Trees(join(folder, 'changed'), { pathOf });
  }

  /** Writes the tree to folders. `before` is published; `typed` are hashes that no version has. */
  async write(
    before: Tree,
    tree: Tree,
    typed: Iterable<string>,
    bytes: Bytes,
  ): Promise<PreviewFolders> {
    await bytes.fetch(typed, (hash, piece) => this.#typed.keep(hash, piece));
    const known = this.#base && existsSync(this.#base.folder) ? this.#base : undefined;
    const base =
      known && treeChanges(known.tree, tree).size <= MOST_CHANGED
        ? known
        : { tree: before, folder: await this.#whole.write(before) };
    this.#base = base;
    const changes = treeChanges(base.tree, tree);
    const there = [...changes].filter((change): change is [string, string] => change[1] !== null);
    const changed = await this.#changed.write(new Map(there));
    rmSync(this.#typedFolder, { recursive: true, force: true });
    return { base: base.folder, files: base.tree.size, changed, paths: [...changes.keys()] };
  }
}

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Bytes } from '../../content/publish/bytes.ts';
import { Objects } from '../../content/versions/objects.ts';
import { Trees } from '../../content/versions/trees.ts';
import type { Tree } from '../../content/versions/version.ts';

/** Versions that nobody has published, as folders; what is typed never gets among the bytes of versions. */
export class PreviewTrees {
  readonly #typedFolder: string;
  readonly #typed: Objects;
  readonly #trees: Trees;

  constructor(folder: string, objects: Objects) {
    this.#typedFolder = join(folder, 'typed');
    this.#typed = new Objects(this.#typedFolder);
    const pathOf = (hash: string) => (objects.has(hash) ? objects : this.#typed).pathOf(hash);
    this.#trees = new Trees(join(folder, 'trees'), { pathOf });
  }

  /** The folder with the tree, whose `typed` are the hashes that no version has. */
  async write(tree: Tree, typed: Iterable<string>, bytes: Bytes): Promise<string> {
    await bytes.fetch(typed, (hash, piece) => this.#typed.keep(hash, piece));
    const folder = await this.#trees.write(tree);
    rmSync(this.#typedFolder, { recursive: true, force: true });
    return folder;
  }
}

import { existsSync, mkdirSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../content/files/write-whole.ts';
import { type OpenContentFile, openContentFile } from '../../content/gate/open-content-file.ts';
import type { Row } from '../../content/merge/entries.ts';
import type { Tree } from '../../content/versions/version.ts';
import { slugOf } from '../../model/entry-slug.ts';
import { isGroup } from '../../model/is-group.ts';
import { NotTaken } from '../people/not-taken.ts';

/** How long an unpublished picture is kept, in milliseconds. */
const KEPT_FOR = 90 * 86_400_000;

/** Unpublished pictures for each person. */
const MOST = 200;

/** Has a folder for each person, with an empty file for each of their pictures. */
const OWNERS = 'of';

const LONGEST_WORDS = 60;

/** Whose picture it is, and the names of pictures in anybody's draft on the desk. */
export interface PictureOwner {
  person: number;
  named: () => ReadonlySet<string>;
}

/** Pictures that were sent and aren't published, in the desk's own files. */
export class DraftPictures {
  readonly folder: string;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.folder = folder;
  }

  /**
   * Moves a file in. Its name has its hash, as browsers cache an address for a day. The same
   * person's oldest one that no draft names makes room for it; rejects with a 413 if there is none.
   */
  async add(
    file: string,
    title: string,
    extension: string,
    { person, named }: PictureOwner,
  ): Promise<string> {
    await using picture = await openContentFile({ root: this.folder, file }, 'photo');
    const words = slugOf({ title }).slice(0, LONGEST_WORDS).replace(/-$/, '') || 'picture';
    const name = `${words}-${(await picture.hash()).slice(0, 10)}.${extension}`;
    const own = join(this.folder, OWNERS, String(person));
    await mkdir(own, { recursive: true });
    await this.#makeRoom(own, name, named());
    await rename(file, join(this.folder, name));
    await writeFile(join(own, name), '');
    return name;
  }

  /** Restores one that was here before, or at another desk. */
  async putBack(name: string, bytes: Uint8Array): Promise<void> {
    await writeWhole(join(this.folder, name), bytes);
  }

  /** The picture's file; the caller closes it. Undefined if there is none. */
  open(name: string): Promise<OpenContentFile | undefined> {
    const path = { root: this.folder, file: join(this.folder, name) };
    return openContentFile(path, 'photo').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  }

  /** Pictures that the values name and the tree lacks: their hashes by their paths in a version. */
  async namedIn(values: unknown, tree: Tree): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (const name of new Set(pictureNames(values))) {
      const path = `images/${name}`;
      if (tree.has(path)) continue;
      await using picture = await this.open(name);
      if (picture) found.set(path, await picture.hash());
    }
    return found;
  }

  /** True for an entry with an unpublished picture that has no alt text yet. */
  async needsWords(row: Row): Promise<boolean> {
    const [name] = pictureNames(row.imageUrl);
    if (name === undefined || row.imageAlt !== undefined) return false;
    await using picture = await this.open(name);
    return picture !== undefined;
  }

  async #makeRoom(own: string, name: string, named: ReadonlySet<string>): Promise<void> {
    const isOver = (at: number) => at < Date.now() - KEPT_FOR;
    for (const each of await filesIn(this.folder))
      if (isOver(each.at) && !named.has(each.name)) await this.#remove(each.name);
    let left = 0;
    for (const each of await filesIn(own)) {
      if (each.name === name) continue;
      const isThere = existsSync(join(this.folder, each.name));
      if (isThere && (left < MOST - 1 || named.has(each.name))) left += 1;
      else await rm(join(own, each.name));
      if (isThere && !(await this.#isSomebodys(each.name))) await this.#remove(each.name);
    }
    if (left >= MOST)
      throw new NotTaken(
        413,
        'Too many pictures wait for what is not finished. Publish or delete some of it.',
      );
  }

  async #remove(name: string): Promise<void> {
    await rm(join(this.folder, name), { force: true });
  }

  async #isSomebodys(name: string): Promise<boolean> {
    const owners = await readdir(join(this.folder, OWNERS));
    return owners.some((owner) => existsSync(join(this.folder, OWNERS, owner, name)));
  }
}

async function filesIn(folder: string): Promise<{ name: string; at: number }[]> {
  const found: { name: string; at: number }[] = [];
  for (const name of await readdir(folder)) {
    const stats = await stat(join(folder, name)).catch(() => undefined);
    if (stats?.isFile()) found.push({ name, at: stats.mtimeMs });
  }
  return found.sort((one, other) => other.at - one.at);
}

/** Names of the site's own pictures anywhere in a value. */
export function pictureNames(value: unknown): string[] {
  if (typeof value === 'string') {
    const [, name] = /^\/?images\/(\w[\w.-]*)$/.exec(value) ?? [];
    return name === undefined ? [] : [name];
  }
  if (Array.isArray(value)) return value.flatMap(pictureNames);
  return isGroup(value) ? Object.values(value).flatMap(pictureNames) : [];
}

import { mkdirSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../content/files/write-whole.ts';
import { type OpenContentFile, openContentFile } from '../../content/gate/open-content-file.ts';
import type { Row } from '../../content/merge/entries.ts';
import type { Tree } from '../../content/versions/version.ts';
import { slugOf } from '../../model/entry-slug.ts';
import { isGroup } from '../../model/is-group.ts';

/** A picture that nobody has published in this time goes; in milliseconds. */
const KEPT_FOR = 90 * 86_400_000;

/** More than anybody has in mind at a time. */
const MOST = 200;

/** In a name, of the words of a title. */
const LONGEST_WORDS = 60;

/** Pictures that were sent and not published yet: files of the desk's own. */
export class DraftPictures {
  readonly folder: string;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.folder = folder;
  }

  /** Takes a file over. Another picture has another address, as browsers keep one for a day. */
  async add(file: string, title: string, extension: string): Promise<string> {
    await using picture = await openContentFile({ root: this.folder, file }, 'photo');
    const words = slugOf({ title }).slice(0, LONGEST_WORDS).replace(/-$/, '') || 'picture';
    const name = `${words}-${(await picture.hash()).slice(0, 10)}.${extension}`;
    await rename(file, join(this.folder, name));
    await this.#thin();
    return name;
  }

  /** One that was here before, or at another desk. */
  async putBack(name: string, bytes: Uint8Array): Promise<void> {
    await writeWhole(join(this.folder, name), bytes);
  }

  /** The picture's file, to be closed; undefined if there is none. */
  open(name: string): Promise<OpenContentFile | undefined> {
    const path = { root: this.folder, file: join(this.folder, name) };
    return openContentFile(path, 'photo').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  }

  /** Those that the values name and the tree lacks: their hashes by their paths in a version. */
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

  /** True for an entry with a picture of the desk's that nobody has described yet. */
  async needsWords(row: Row): Promise<boolean> {
    const [name] = pictureNames(row.imageUrl);
    if (name === undefined || row.imageAlt !== undefined) return false;
    await using picture = await this.open(name);
    return picture !== undefined;
  }

  async #thin(): Promise<void> {
    const found: { file: string; at: number }[] = [];
    for (const name of await readdir(this.folder)) {
      const file = join(this.folder, name);
      const stats = await stat(file).catch(() => undefined);
      if (stats?.isFile()) found.push({ file, at: stats.mtimeMs });
    }
    found.sort((one, other) => other.at - one.at);
    for (const [index, { file, at }] of found.entries())
      if (index >= MOST || at < Date.now() - KEPT_FOR) await rm(file, { force: true });
  }
}

/** The names of the site's own pictures in a value, however deep. */
export function pictureNames(value: unknown): string[] {
  if (typeof value === 'string') {
    const [, name] = /^\/?images\/(\w[\w.-]*)$/.exec(value) ?? [];
    return name === undefined ? [] : [name];
  }
  if (Array.isArray(value)) return value.flatMap(pictureNames);
  return isGroup(value) ? Object.values(value).flatMap(pictureNames) : [];
}

import { hash as hashOf } from 'node:crypto';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { NotWritten } from '../../content/editing/edit-file.ts';
import type { ReadText } from '../../content/merge/changes.ts';
import type { Row } from '../../content/merge/entries.ts';
import { lastNumber } from '../../content/merge/entry-addresses.ts';
import type { ContentTables, EntryKey, ListRow } from '../../content/tables.ts';
import { type FileSet, fileSetsOf, isIn, keyOfPath } from '../../content/versions/file-sets.ts';
import { type EntryAddress, isVersionPath, type Tree } from '../../content/versions/version.ts';
import { createYielder } from '../../content/yielder.ts';
import { slugIn } from '../../model/entry-slug.ts';
import { siteSchema } from '../../model/site/site-schema.ts';
import { NotTaken } from '../people/not-taken.ts';
import { asWritten, changedText, fieldsOf, newPath, type Rows, rowsIn } from './entry-text.ts';

/** Identifies an entry; `key` is null for a new one. */
export interface EntryRef {
  list: string;
  key: EntryKey | null;
}

/** All of site.yaml is one entry. */
export const SITE = { list: 'site', key: 'site' } as const satisfies EntryRef;

/** What somebody wants an entry to be; null removes it. `base` is what they saw. */
export interface Edit extends EntryRef {
  base: Row | null;
  value: Row | null;
}

const TAKEN = 'There is a page at that address already. Choose another address.';

type Addresses = readonly EntryAddress[];

/** The content's entries as the owner wrote them, valid or not. */
export class Entries {
  readonly #tables: ContentTables;
  readonly #text: ReadText;
  readonly fileSets: readonly FileSet[];
  /** Caches the rows of each list by the path and hash of their file. */
  readonly #read = new Map<string, Map<string, Rows>>();

  constructor(tables: ContentTables, text: ReadText) {
    this.#tables = tables;
    this.#text = text;
    this.fileSets = fileSetsOf(tables).filter(({ kind }) => kind !== 'picture' && kind !== 'text');
  }

  /** The list's row in the table of lists; undefined for the site and the words of pages. */
  rowOf(list: string): ListRow | undefined {
    return this.#tables.lists.find(({ name }) => name === list);
  }

  /** The schema of an entry; undefined if there is no such list or page. */
  schemaOf({ list, key }: EntryRef): z.ZodType | undefined {
    if (list === 'site') return siteSchema;
    return list === 'page' ? this.#tables.words.get(String(key)) : this.rowOf(list)?.schema;
  }

  /** What a key is called where a file's name states it. */
  nameField(list: string): 'id' | 'slug' {
    const kept = this.rowOf(list)?.kept;
    return kept && 'folder' in kept ? kept.key : 'id';
  }

  /** Every entry of a list, in the order of the file or of the files' names. */
  async all(list: string, tree: Tree, read = this.#text): Promise<Map<EntryKey, Row>> {
    const fileSet = this.#fileSet(list);
    const known = this.#read.get(list);
    const files = new Map<string, Rows>();
    const found = new Map<EntryKey, Row>();
    const yielding = createYielder();
    for (const [path, hash] of tree) {
      if (!isIn(fileSet, path)) continue;
      await yielding();
      const rows = known?.get(path + hash) ?? rowsIn(path, fileSet, await read(hash));
      files.set(path + hash, rows);
      for (const [key, row] of rows) found.set(key, row);
    }
    this.#read.set(list, files);
    return found;
  }

  async *each(tree: Tree): AsyncGenerator<{ ref: EntryRef & { key: EntryKey }; row: Row }> {
    for (const { name: list } of this.fileSets)
      for (const [key, row] of await this.all(list, tree)) yield { ref: { list, key }, row };
  }

  async one({ list, key }: EntryRef, tree: Tree, read = this.#text): Promise<Row | undefined> {
    if (key === null) return undefined;
    const fileSet = this.#fileSet(list);
    const path = fileSet.isFolder ? this.#pathIn(fileSet, key, tree) : fileSet.path;
    const hash = path && tree.get(path);
    if (!path || !hash) return undefined;
    const rows = this.#read.get(list)?.get(path + hash) ?? rowsIn(path, fileSet, await read(hash));
    return rows.findLast(([each]) => each === key)?.[1];
  }

  /**
   * Resolves to the tree with the edits, the texts that it adds, the entries' keys, and edits that
   * can't be written: a new page at a taken address, or an entry in a file that can't be parsed.
   * `known` are all addresses ever used, so that no number is used again.
   */
  async edited(tree: Tree, edits: readonly Edit[], known: Addresses) {
    const after = new Map(tree);
    const made = new Map<string, string>();
    const text = async (hash: string) => made.get(hash) ?? (await this.#text(hash));
    const refs: EntryRef[] = [];
    const unwritten: { edit: Edit; message: string }[] = [];
    for (const edit of edits) {
      const fileSet = this.#fileSet(edit.list);
      const key = edit.key ?? (await this.#newKey(edit, after, text, known));
      if (await this.#isTaken(edit, key, after, text)) unwritten.push({ edit, message: TAKEN });
      refs.push({ list: edit.list, key });
      const path = this.#pathOf(fileSet, { ...edit, key }, after);
      const hash = after.get(path);
      const old = hash === undefined ? undefined : await text(hash);
      let changed: string | undefined;
      try {
        changed = changedText(fileSet, key, old, edit.value);
      } catch (error) {
        if (!(error instanceof NotWritten)) throw error;
        unwritten.push({ edit, message: error.message });
        continue;
      }
      if (changed === undefined) after.delete(path);
      else {
        const made_ = hashOf('sha256', changed);
        made.set(made_, changed);
        after.set(path, made_);
      }
    }
    return { tree: after, made, refs, unwritten };
  }

  /** The edit as its entry reads back once it's live: without space around a page's text. */
  asWritten(edit: Edit): Edit {
    return { ...edit, value: asWritten(this.#fileSet(edit.list), edit.value) };
  }

  /** Entries that are neither what the edits started from nor what they lead to. */
  async changedSince(edits: readonly Edit[], tree: Tree) {
    const found: { ref: EntryRef; row: Row | null }[] = [];
    for (const { list, key, base, value } of edits) {
      if (key === null) continue;
      const row = (await this.one({ list, key }, tree)) ?? null;
      const isSame = isDeepStrictEqual(row, base) || isDeepStrictEqual(row, value);
      if (!isSame) found.push({ ref: { list, key }, row });
    }
    return found;
  }

  #fileSet(list: string): FileSet {
    const fileSet = this.fileSets.find(({ name }) => name === list);
    if (!fileSet) throw new NotTaken(404, 'There is no such list.');
    return fileSet;
  }

  async #newKey({ list, value }: Edit, tree: Tree, read: ReadText, known: Addresses) {
    if (this.nameField(list) === 'slug') return slugIn(value ?? {});
    const all = await this.all(list, tree, read);
    // It's there already: the same edit came again because its answer was lost.
    for (const [key, row] of all) if (isDeepStrictEqual(fieldsOf(row), fieldsOf(value))) return key;
    const keys = [...all.keys()].filter(Number.isInteger);
    return Math.max(lastNumber(known, list), ...(keys as number[])) + 1;
  }

  /** True if a new page would overwrite the one at its address. */
  async #isTaken({ list, key, value }: Edit, to: EntryKey, tree: Tree, read: ReadText) {
    if (key !== null || this.nameField(list) !== 'slug') return false;
    const row = await this.one({ list, key: to }, tree, read);
    const { slug: _, ...fields } = fieldsOf(value);
    return row !== undefined && !isDeepStrictEqual(row, fields);
  }

  #pathIn(fileSet: FileSet, key: EntryKey | null, tree: Tree): string | undefined {
    for (const path of tree.keys())
      if (isIn(fileSet, path) && keyOfPath(path, fileSet) === key) return path;
    return undefined;
  }

  #pathOf(fileSet: FileSet, { key, value }: Edit, tree: Tree): string {
    if (!fileSet.isFolder) return fileSet.path;
    const known = this.#pathIn(fileSet, key, tree);
    if (known !== undefined) return known;
    const path = newPath(fileSet, key, value);
    // A key sent by a browser must lead into the set's folder, to a file that the guide reads.
    const isRead = fileSet.keyOf
      ? fileSet.keyOf(basename(path)) !== undefined
      : this.schemaOf({ list: fileSet.name, key });
    if (!isRead || !isVersionPath(path) || !isIn(fileSet, path))
      throw new NotTaken(422, 'Nothing can be called that. Use letters, digits and hyphens.');
    return path;
  }
}

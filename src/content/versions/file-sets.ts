import type { ContentTables, EntryKey } from '../tables.ts';

/** What a file of a content folder holds. */
export type FileKind = 'entries' | 'fields' | 'document' | 'picture' | 'text';

/** A file, or all files of a folder. */
export interface FileSet {
  /** The path of the file or folder. */
  path: string;
  isFolder: boolean;
  /** What people call its entries, such as events. */
  name: string;
  kind: FileKind;
  /** True if there need not be such a file. */
  mayBeMissing?: true;
  /** For a folder of documents: the key in a file's name; undefined for a name that is none, which is taken if somebody may mean it. */
  keyOf?: (name: string) => EntryKey | undefined;
  /** The path of the page of its entry with this slug, if they have pages by slug. */
  pathOfSlug?: ((slug: string) => string) | undefined;
  /** The path of the page of its entry with this key, if they have pages by key. */
  pathOfKey?: ((key: EntryKey) => string | undefined) | undefined;
}

/** The files and folders of a content folder that the guide reads; all else is no part of a version. */
export function fileSetsOf({ lists }: Pick<ContentTables, 'lists'>): FileSet[] {
  return [
    { path: 'site.yaml', isFolder: false, name: 'site', kind: 'fields' },
    ...lists.map(
      ({ name, kept, pathOfSlug, pathOfKey }): FileSet =>
        'file' in kept
          ? {
              ...{ path: kept.file, isFolder: false, name, kind: 'entries', pathOfSlug },
              ...(kept.mayBeMissing && { mayBeMissing: kept.mayBeMissing }),
            }
          : {
              ...{ path: kept.folder, isFolder: true, name, kind: 'document', pathOfSlug },
              ...{ pathOfKey, keyOf: kept.keyOf },
            },
    ),
    { path: 'search-questions.yaml', isFolder: false, name: 'search-questions', kind: 'text' },
    { path: 'pages', isFolder: true, name: 'page', kind: 'fields' },
    { path: 'images', isFolder: true, name: 'picture', kind: 'picture' },
  ];
}

/** Where the path is; undefined if the guide doesn't read it. */
export function fileSetOf(path: string, fileSets: readonly FileSet[]): FileSet | undefined {
  return fileSets.find((fileSet) => isIn(fileSet, path));
}

/** True if the path is the set's file, or one of its folder's. */
export function isIn({ isFolder, path: own }: FileSet, path: string): boolean {
  if (!isFolder) return path === own;
  return path.lastIndexOf('/') === own.length && path.startsWith(own);
}

/** What the file's name says of a document, page or picture: 3 for blog/0003-peaches.md. */
export function keyOfPath(path: string, { kind, keyOf }: FileSet): EntryKey {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (kind === 'picture') return name;
  // A page may be called 10-swimming-holes, which is no number.
  const known = keyOf?.(name);
  if (known !== undefined) return known;
  const [, number, rest = ''] = /^(?:(\d+)-)?(.*?)(?:\.(?:ya?ml|md))?$/.exec(name) ?? [];
  return number === undefined ? rest : Number(number);
}

/** The folders that hold the files, the content folder itself as an empty path. */
export function foldersOf(fileSets: readonly FileSet[]): string[] {
  return ['', ...fileSets.filter(({ isFolder }) => isFolder).map(({ path }) => path)];
}

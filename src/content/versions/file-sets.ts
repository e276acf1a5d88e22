import type { ContentTables, EntryKey } from '../tables.ts';

/** What a content file holds. */
export type FileKind = 'entries' | 'fields' | 'document' | 'picture' | 'text';

/** A file, or all files of a folder. */
export interface FileSet {
  path: string;
  isFolder: boolean;
  name: string;
  kind: FileKind;
  mayBeMissing?: true;
  /** For a folder of documents: the key in a file name; undefined for other names. */
  keyOf?: (name: string) => EntryKey | undefined;
  pathOfSlug?: ((slug: string) => string) | undefined;
  pathOfKey?: ((key: EntryKey) => string | undefined) | undefined;
}

/** The files and folders that the guide reads; others aren't part of a version. */
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

/** The set of the path; undefined if the guide doesn't read it. */
export function fileSetOf(path: string, fileSets: readonly FileSet[]): FileSet | undefined {
  return fileSets.find((fileSet) => isIn(fileSet, path));
}

/** True if the path is the set's file, or in its folder. */
export function isIn({ isFolder, path: own }: FileSet, path: string): boolean {
  if (!isFolder) return path === own;
  return path.lastIndexOf('/') === own.length && path.startsWith(own);
}

/** The key in a file's name: 3 for blog/0003-peaches.md. */
export function keyOfPath(path: string, { kind, keyOf }: FileSet): EntryKey {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (kind === 'picture') return name;
  // The name of an own page may begin with a number: 10-swimming-holes.
  const known = keyOf?.(name);
  if (known !== undefined) return known;
  const [, number, rest = ''] = /^(?:(\d+)-)?(.*?)(?:\.(?:ya?ml|md))?$/.exec(name) ?? [];
  return number === undefined ? rest : Number(number);
}

/** The folders with files; the content folder itself is an empty path. */
export function foldersOf(fileSets: readonly FileSet[]): string[] {
  return ['', ...fileSets.filter(({ isFolder }) => isFolder).map(({ path }) => path)];
}

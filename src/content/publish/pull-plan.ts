import { join } from 'node:path';
import { contentTables } from '../../app/content-tables.ts';
import { postFileId } from '../../features/blog/post-list.server.ts';
import type { Content } from '../../model/content/content.ts';
import { slug } from '../../model/slug.ts';
import { isLeftover } from '../files/leftover.ts';
import {
  type ContentPath,
  listContentFolder,
  RefusedFile,
  readContentFile,
} from '../gate/content-gate.ts';
import {
  contentRows,
  type ListRow,
  type OwnPageRow,
  type Row,
  type WordsRow,
} from '../postgres/postgres-tables.ts';
import { printableLine } from '../printable.ts';
import { splitFrontMatter } from '../reading/post-file.ts';
import { shippedWords } from '../reading/shipped-words.ts';
import { OWN_PAGES } from '../reading/words-folder.ts';
import { saysSame } from './says-same.ts';
import { updateListText, updateMapText } from './yaml-update.ts';

/** A file that must change to match the database. */
export type FileChange =
  | { kind: 'added'; file: string; text: string }
  | { kind: 'changed'; file: string; old: string; text: string }
  | { kind: 'removed'; file: string; old: string };

/**
 * What must change in the owner's files to match `content`. Files that already match are left out,
 * and comments in the others stay. Writes nothing. Rejects if an existing file can't be read.
 */
export async function planPull(content: Content, folder: string): Promise<FileChange[]> {
  const {
    site = {},
    posts,
    ownPages = [],
    words = [],
    pictures: _,
    ...lists
  } = contentRows(content);
  const changes = plan({ root: folder, file: join(folder, 'site.yaml') }, (old) =>
    updateMapText(old, site),
  );
  for (const [name, rows] of Object.entries(lists)) {
    const path = { root: folder, file: join(folder, `${name}.yaml`) };
    const isLeftOut = OPTIONAL_LISTS.has(name) && rows.length === 0 && textOf(path) === undefined;
    const newText = (old: string) => updateListText(old, rows.map(withoutDefault));
    if (!isLeftOut) changes.push(...plan(path, newText));
  }
  return [
    ...changes,
    ...planPosts(folder, posts),
    ...planOwnPages(folder, ownPages),
    ...planWords(folder, words),
  ];
}

/** The lists whose files may be missing. */
const OPTIONAL_LISTS: ReadonlySet<string> = new Set(
  contentTables.lists
    .filter(({ kept }) => 'file' in kept && kept.mayBeMissing)
    .map(({ name }) => name),
);

const MARKS = { added: '+', changed: '~', removed: '-' } as const;

/** For a person: a line such as `~ content/events.yaml`. */
export function describeFileChange({ kind, file }: Pick<FileChange, 'kind' | 'file'>): string {
  return `${MARKS[kind]} ${printableLine(file)}`;
}

/**
 * The text of a file; undefined if the file doesn't exist. Throws an error that names it if the gate
 * refuses it, or the system's error.
 */
export function textOf(path: ContentPath): string | undefined {
  return unlessMissing(path, () => readContentFile(path, 'text').toString());
}

function unlessMissing<Found>({ file }: ContentPath, read: () => Found): Found | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RefusedFile) throw new Error(`${file} ${error.message}.`);
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** In the files, entries that aren't featured leave the field out. */
function withoutDefault({ featured, ...row }: Row): Row {
  return featured ? { ...row, featured } : row;
}

function plan(path: ContentPath, newText: (old: string) => string): FileChange[] {
  const { file } = path;
  const old = textOf(path);
  const text = newText(old ?? '');
  if (text === old) return [];
  return [old === undefined ? { kind: 'added', file, text } : { kind: 'changed', file, old, text }];
}

/** Each post keeps its file; files of deleted posts, and a post's second file, are removed. */
function planPosts(root: string, posts: readonly ListRow[]): FileChange[] {
  const folder = { root, file: join(root, 'blog') };
  const names = Map.groupBy(namesIn(folder).sort(), postFileId);
  names.delete(undefined);
  const changes: FileChange[] = [];
  for (const post of posts) {
    const name = names.get(post.id)?.shift() ?? newPostName(post);
    const { id: _, ...fields } = post;
    changes.push(...plan(pathIn(folder, name), (old) => documentText(old, fields)));
  }
  return [...changes, ...planRemovals(folder, [...names.values()].flat())];
}

/** Files of no page are removed. */
function planOwnPages(root: string, pages: readonly OwnPageRow[]): FileChange[] {
  const folder = { root, file: join(root, 'pages', OWN_PAGES) };
  const changes: FileChange[] = [];
  for (const { slug, ...fields } of pages)
    changes.push(...plan(pathIn(folder, `${slug}.md`), (old) => documentText(old, fields)));
  const known = new Set(pages.map(({ slug }) => `${slug}.md`));
  return [...changes, ...planRemovals(folder, strays(folder, known))];
}

/** A file that leaves out shipped words stays as it is, and files of no page are removed. */
function planWords(root: string, rows: readonly WordsRow[]): FileChange[] {
  const folder = { root, file: join(root, 'pages') };
  const shipped = shippedWords(contentTables);
  const changes: FileChange[] = [];
  for (const { page, words } of rows) {
    const newText = (old: string) =>
      saysSame(old, words, shipped[page]) ? old : updateMapText(old, words);
    changes.push(...plan(pathIn(folder, `${page}.yaml`), newText));
  }
  const known = new Set([OWN_PAGES, ...rows.map(({ page }) => `${page}.yaml`)]);
  return [...changes, ...planRemovals(folder, strays(folder, known))];
}

function planRemovals(folder: ContentPath, names: readonly string[]): FileChange[] {
  return names.map((name) => {
    const path = pathIn(folder, name);
    return { kind: 'removed', file: path.file, old: textOf(path) ?? '' };
  });
}

/** The files in the folder that are content by their names but aren't known. */
function strays(folder: ContentPath, known: ReadonlySet<string>): string[] {
  return namesIn(folder)
    .filter((name) => !isLeftover(name) && !known.has(name))
    .sort();
}

function namesIn(folder: ContentPath): string[] {
  return unlessMissing(folder, () => listContentFolder(folder)) ?? [];
}

function pathIn({ root, file }: ContentPath, name: string): ContentPath {
  return { root, file: join(file, name) };
}

function newPostName({ id, title }: ListRow): string {
  const words = slug(String(title))
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
    .slice(0, 60);
  return `${String(id).padStart(4, '0')}-${words.replace(/-$/, '') || 'post'}.md`;
}

/** A head of fields and, below it, `content`. */
function documentText(old: string, { content, ...front }: Row): string {
  const parts = splitFrontMatter(old);
  const oldFront = parts?.front ?? '';
  const newFront = updateMapText(oldFront, withoutDefault(front));
  if (parts && newFront === oldFront && parts.content === content) return old;
  return `---\n${newFront}---\n\n${content}\n`;
}

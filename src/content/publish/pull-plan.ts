import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../../model/content.ts';
import { slug } from '../../model/destination/destination.ts';
import { postFileId, splitFrontMatter } from '../files/entry-files/post-file.ts';
import {
  contentRows,
  type ListRow,
  type OwnPageRow,
  type Row,
  type WordsRow,
} from '../postgres/postgres-tables.ts';
import { printableLine } from '../printable.ts';
import { saysSame } from '../words/says-same.ts';
import { shippedWords } from '../words/shipped-words.ts';
import { OWN_PAGES } from '../words/words-folder.ts';
import { isLeftover } from './leftover.ts';
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
  const changes = await plan(join(folder, 'site.yaml'), (old) => updateMapText(old, site));
  for (const [name, rows] of Object.entries(lists)) {
    const newText = (old: string) => updateListText(old, rows.map(withoutDefault));
    changes.push(...(await plan(join(folder, `${name}.yaml`), newText)));
  }
  return [
    ...changes,
    ...(await planPosts(join(folder, 'blog'), posts)),
    ...(await planOwnPages(join(folder, 'pages', OWN_PAGES), ownPages)),
    ...(await planWords(join(folder, 'pages'), words)),
  ];
}

const MARKS = { added: '+', changed: '~', removed: '-' } as const;

/** For a person: a line such as `~ content/events.yaml`. */
export function describeFileChange({ kind, file }: Pick<FileChange, 'kind' | 'file'>): string {
  return `${MARKS[kind]} ${printableLine(file)}`;
}

/** The text of a file; undefined if the file doesn't exist. */
export async function textOf(file: string): Promise<string | undefined> {
  return await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** In the files, entries that aren't featured leave the field out. */
function withoutDefault({ featured, ...row }: Row): Row {
  return featured ? { ...row, featured } : row;
}

async function plan(file: string, newText: (old: string) => string): Promise<FileChange[]> {
  const old = await textOf(file);
  const text = newText(old ?? '');
  if (text === old) return [];
  return [old === undefined ? { kind: 'added', file, text } : { kind: 'changed', file, old, text }];
}

/** Each post keeps its file; files of deleted posts, and a post's second file, are removed. */
async function planPosts(folder: string, posts: readonly ListRow[]): Promise<FileChange[]> {
  const names = Map.groupBy((await namesIn(folder)).sort(), postFileId);
  names.delete(undefined);
  const changes: FileChange[] = [];
  for (const post of posts) {
    const name = names.get(post.id)?.shift() ?? newPostName(post);
    const { id: _, ...fields } = post;
    changes.push(...(await plan(join(folder, name), (old) => documentText(old, fields))));
  }
  return [...changes, ...(await planRemovals(folder, [...names.values()].flat()))];
}

/** Files of no page are removed. */
async function planOwnPages(folder: string, pages: readonly OwnPageRow[]): Promise<FileChange[]> {
  const changes: FileChange[] = [];
  for (const { slug, ...fields } of pages)
    changes.push(...(await plan(join(folder, `${slug}.md`), (old) => documentText(old, fields))));
  const known = new Set(pages.map(({ slug }) => `${slug}.md`));
  return [...changes, ...(await planRemovals(folder, await strays(folder, known)))];
}

/** A file that leaves out shipped words stays as it is, and files of no page are removed. */
async function planWords(folder: string, rows: readonly WordsRow[]): Promise<FileChange[]> {
  const shipped = shippedWords();
  const changes: FileChange[] = [];
  for (const { page, words } of rows) {
    const newText = (old: string) =>
      saysSame(old, words, shipped[page]) ? old : updateMapText(old, words);
    changes.push(...(await plan(join(folder, `${page}.yaml`), newText)));
  }
  const known = new Set([OWN_PAGES, ...rows.map(({ page }) => `${page}.yaml`)]);
  return [...changes, ...(await planRemovals(folder, await strays(folder, known)))];
}

async function planRemovals(folder: string, names: readonly string[]): Promise<FileChange[]> {
  const changes: FileChange[] = [];
  for (const name of names) {
    const file = join(folder, name);
    changes.push({ kind: 'removed', file, old: (await textOf(file)) ?? '' });
  }
  return changes;
}

/** The files in the folder that are content by their names but aren't known. */
async function strays(folder: string, known: ReadonlySet<string>): Promise<string[]> {
  const names = await namesIn(folder);
  return names.filter((name) => !isLeftover(name) && !known.has(name)).sort();
}

async function namesIn(folder: string): Promise<string[]> {
  return await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
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

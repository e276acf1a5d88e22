import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { slug } from '../model/destination.ts';
import { readContentFolder } from './content-folder.ts';
import { ContentProblems } from './content-source.ts';
import { postFileId, splitFrontMatter } from './post-file.ts';
import { contentRows, type ListRow, type Row } from './postgres-tables.ts';
import { compareRows, describeChange } from './publish-changes.ts';
import type { Content } from './snapshot.ts';
import { updateListText, updateMapText } from './yaml-update.ts';

/** A file that was changed to hold what the database holds. */
export interface PulledFile {
  file: string;
  kind: 'written' | 'removed';
}

/**
 * Writes content back to the owner's files (issue 5, point 2), so that publishing it again changes nothing. Files that say the same
 * already are not touched; comments of the others stay. `pagePaths` are the paths of the fixed pages. Throws where the files, read
 * again, are not the content.
 */
export async function pullContent(content: Content, folder: string, pagePaths: readonly string[]): Promise<PulledFile[]> {
  const { site = {}, activities, destinations, events, posts } = contentRows(content);
  const pulled: PulledFile[] = [
    ...(await update(join(folder, 'site.yaml'), (old) => updateMapText(old, site))),
    ...(await update(join(folder, 'activities.yaml'), (old) => updateListText(old, activities.map(withoutDefault)))),
    ...(await update(join(folder, 'destinations.yaml'), (old) => updateListText(old, destinations.map(withoutDefault)))),
    ...(await update(join(folder, 'events.yaml'), (old) => updateListText(old, events.map(withoutDefault)))),
    ...(await updatePosts(join(folder, 'blog'), posts)),
  ];
  await requireSame(content, folder, pagePaths);
  return pulled;
}

/** What is not featured does not say so in the files. */
function withoutDefault({ featured, ...row }: Row): Row {
  return featured ? { ...row, featured } : row;
}

/** Puts the new text in the place of the old, if they differ. A reader finds one or the other, never a part. */
async function update(file: string, newText: (old: string) => string): Promise<PulledFile[]> {
  const old = await readFile(file, 'utf8').catch(() => '');
  const text = newText(old);
  if (text === old) return [];
  const partFile = join(dirname(file), `.${basename(file)}.part`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(partFile, text);
  await rename(partFile, file);
  return [{ file, kind: 'written' }];
}

async function updatePosts(folder: string, posts: readonly ListRow[]): Promise<PulledFile[]> {
  await mkdir(folder, { recursive: true });
  const names = new Map<number, string>();
  for (const name of await readdir(folder)) {
    const id = postFileId(name);
    if (id !== undefined) names.set(id, name);
  }
  const pulled: PulledFile[] = [];
  for (const post of posts) {
    const name = names.get(post.id) ?? newPostName(post);
    names.delete(post.id);
    pulled.push(...(await update(join(folder, name), (old) => postText(old, post))));
  }
  for (const name of names.values()) {
    await rm(join(folder, name));
    pulled.push({ file: join(folder, name), kind: 'removed' });
  }
  return pulled;
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

function postText(old: string, { id: _, content, ...front }: ListRow): string {
  const parts = splitFrontMatter(old);
  const oldFront = parts?.front ?? '';
  const newFront = updateMapText(oldFront, withoutDefault(front));
  if (parts && newFront === oldFront && parts.content === content) return old;
  return `---\n${newFront}---\n\n${content}\n`;
}

async function requireSame(content: Content, folder: string, pagePaths: readonly string[]): Promise<void> {
  const { content: read, problems } = await readContentFolder(folder, pagePaths);
  if (read === undefined) throw new ContentProblems(problems);
  const differences = compareRows(contentRows(content), contentRows(read));
  if (differences.length === 0) return;
  throw new Error(`The files do not hold what the database holds:\n${differences.map(describeChange).join('\n')}`);
}

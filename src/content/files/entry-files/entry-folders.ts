import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Content } from '../../../model/content/content.ts';
import type { OwnPage } from '../../../model/own-page.ts';
import { addressSchema } from '../../../model/slug-schema.ts';
import type { ContentProblem, Report } from '../../content-source.ts';
import type { PlacedEntry, PlacedPart } from '../../entries/placed-entries.ts';
import { type ContentPath, listContentFolder } from '../../gate/content-gate.ts';
import { isLeftover } from '../../publish/leftover.ts';
import { OWN_PAGES } from '../../words/words-folder.ts';
import { readFailure } from '../text-file.ts';
import { readOwnPage, readPost, unreadEntry } from './entry-file.ts';
import { postFileId } from './post-file.ts';

/** How many files are read, within a few milliseconds, before waiting requests get a turn. */
const BATCH = 16;

/**
 * Reads the posts of the content folder, blog/NNNN-slug.md, in the order of their names. Gives others
 * the event loop. Never throws.
 */
export async function readPosts(root: string): Promise<PlacedPart<Content['posts'][number]>> {
  const folder = join(root, 'blog');
  const broken: ContentProblem[] = [];
  const names = namesIn({ root, file: folder }, (problem) => broken.push(problem));
  if (broken.length > 0) return { entries: [], broken };
  const files = new Map<number, string>();
  const entries: PlacedEntry<Content['posts'][number]>[] = [];
  for (const [index, name] of names.entries()) {
    if (index % BATCH === 0) await nextTurn();
    const file = join(folder, name);
    const id = postFileId(name);
    const entry = id === undefined ? misnamed(file, POST_NAME) : readPost({ root, file }, id);
    const twin = id === undefined ? undefined : files.get(id);
    if (twin !== undefined) {
      const message = `is ${id}, which is also the id of ${twin}; give one of them another number`;
      entry.problems.unshift({ file, field: 'id', message });
    } else if (id !== undefined) files.set(id, file);
    entries.push(entry);
  }
  return { entries, broken: undefined };
}

const POST_NAME =
  "is not a file name for a post; name it like 0015-a-few-words.md, starting with the post's id";

/**
 * Reads the owner's own pages in the content folder, pages/own/<slug>.md; none if there is no such
 * folder. Gives others the event loop. Never throws.
 */
export async function readOwnPages(root: string): Promise<PlacedPart<OwnPage>> {
  const folder = join(root, 'pages', OWN_PAGES);
  const broken: ContentProblem[] = [];
  const names = namesIn({ root, file: folder }, (problem) => broken.push(problem), true);
  if (broken.length > 0) return { entries: [], broken };
  const entries: PlacedEntry<OwnPage>[] = [];
  for (const [index, name] of names.entries()) {
    if (index % BATCH === 0) await nextTurn();
    const file = join(folder, name);
    const slug = ownPageSlug(name);
    entries.push(
      slug === undefined ? misnamed(file, OWN_PAGE_NAME) : readOwnPage({ root, file }, slug),
    );
  }
  return { entries, broken: undefined };
}

const OWN_PAGE_NAME =
  'is not a file name for a page; name it like house-rules.md, with lowercase letters, digits and single hyphens';

/** The slug that a file name stands for; undefined if it's not a name for a page. */
function ownPageSlug(name: string): string | undefined {
  const { data } = addressSchema.safeParse(name.replace(/\.md$/, ''));
  return name === `${data}.md` ? data : undefined;
}

function misnamed(file: string, message: string): PlacedEntry<never> {
  return { ...unreadEntry(undefined, file), problems: [{ file, message }] };
}

function namesIn(folder: ContentPath, report: Report, mayBeMissing = false): string[] {
  try {
    return listContentFolder(folder)
      .filter((name) => !isLeftover(name))
      .sort();
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!mayBeMissing || !isMissing) report({ file: folder.file, message: readFailure(error) });
    return [];
  }
}

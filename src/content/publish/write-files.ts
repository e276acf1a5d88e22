import { constants, existsSync, realpathSync } from 'node:fs';
import { chmod, chown, copyFile, link, mkdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { writeWhole } from '../files/write-whole.ts';
import { openContentFile } from '../gate/open-content-file.ts';
import { INTENT_FILE, type Intent, openIntent } from '../versions/intent.ts';
import { type KeepBytes, type Tree, treeChanges } from '../versions/version.ts';
import { StillWriting } from '../versions/write-turn.ts';
import { keepNextTo } from './kept-files.ts';

export interface FileWriting {
  folder: string;
  before: Tree;
  after: Tree;
  /** Files whose bytes exist elsewhere, by path: they may be replaced however new they are. */
  known: Tree;
  fetch(hashes: Iterable<string>, keep: KeepBytes): Promise<void>;
  /** Called once all bytes are on disk, before any file changes. May reject. */
  commit?: () => Promise<void>;
}

/** In milliseconds: a file that was just saved may be about to be saved again. */
const CALM = 5_000;

/** New files by their index in the intent; the guide ignores this folder. */
const NEW_FOLDER = '.guide-new';

/** Files moved aside, next to the original; ignored, too. */
const OLD = '.guide-old-';

/** Milliseconds after which no command is still working. */
const ABANDONED = 3_600_000;

/**
 * Writes a version's files to the folder. If killed, leaves an intent for `finishWriting`. What
 * others write meanwhile stays, or is kept next to the folder; resolves to what was kept. Rejects
 * with StillWriting, before writing, if a file has changed or was just saved.
 */
export async function writeFiles(writing: FileWriting): Promise<string[]> {
  const { folder, before, after, known, fetch, commit } = writing;
  const intent = [...treeChanges(before, after)]
    .map(([path, to]) => ({ path, from: before.get(path) ?? null, to }))
    .sort((one, other) => turnOf(one) - turnOf(other));
  for (const { path, from } of intent) await requireCalm(folder, path, from, known);
  const targets = Map.groupBy(
    [...intent.entries()].filter(([, { to }]) => to !== null),
    ([, { to }]) => String(to),
  );
  try {
    await fetch(targets.keys(), async (hash, bytes) => {
      const pieces = Buffer.isBuffer(bytes) ? bytes : await buffer(bytes);
      for (const [index, { path }] of targets.get(hash) ?? []) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        requireInside(folder, join(folder, path));
        await writeWhole(newFile(folder, index), pieces);
      }
    });
    if (intent.length > 0) await writeWhole(join(folder, INTENT_FILE), JSON.stringify(intent));
    await commit?.();
  } catch (error) {
    // Frees the space, which a full disk needs.
    await clear(folder);
    throw error;
  }
  return await exchange(folder, intent);
}

/** Finishes a command that was cut off. Resolves to the files kept next to the folder. */
export async function finishWriting(folder: string): Promise<string[]> {
  const intent = openIntent(folder);
  if (intent) return await exchange(folder, intent);
  const { mtimeMs = Date.now() } =
    (await stat(join(folder, NEW_FOLDER)).catch(() => undefined)) ?? {};
  if (Date.now() - mtimeMs > ABANDONED) await clear(folder);
  return [];
}

/** New pictures come before texts, and removals last, so that no page names a missing picture. */
function turnOf({ path, to }: Intent[number]): number {
  if (to === null) return 2;
  return path.startsWith('images/') ? 0 : 1;
}

async function requireCalm(
  folder: string,
  path: string,
  from: string | null,
  known: Tree,
): Promise<void> {
  const file = join(folder, path);
  if ((await hashOf(folder, file)) !== from)
    throw new StillWriting(
      `${file} was changed while it was about to be replaced. Nothing was written; try again.`,
    );
  if (from === null || known.get(path) === from) return;
  const { mtimeMs } = await stat(file);
  if (Math.abs(Date.now() - mtimeMs) < CALM)
    throw new StillWriting(
      `${file} was saved less than five seconds ago. Nothing was written; type the command again when nobody is writing it.`,
    );
}

async function exchange(folder: string, intent: Intent): Promise<string[]> {
  const kept: string[] = [];
  for (const [index, { path, from, to }] of intent.entries()) {
    const [file, fresh] = [join(folder, path), newFile(folder, index)];
    const old = join(folder, dirname(path), `${OLD}${basename(path)}`);
    const isWanted = to === null || existsSync(fresh);
    if (isWanted && existsSync(file) && from !== null && !existsSync(old)) {
      if (to !== null) await keepMode(file, fresh);
      await rename(file, old);
    }
    if (to !== null && existsSync(fresh)) {
      await place(fresh, file);
      await rm(fresh);
    }
    if (!existsSync(old)) continue;
    if ((await hashOf(folder, old)) === from) await rm(old);
    else kept.push(await keepNextTo(folder, path, old));
  }
  await clear(folder);
  return kept;
}

/** Unless somebody has put a file there meanwhile. */
async function place(fresh: string, file: string): Promise<void> {
  await link(fresh, file)
    .catch((error: NodeJS.ErrnoException) => {
      // Some file systems have no hard links.
      if (error.code === 'EEXIST') throw error;
      return copyFile(fresh, file, constants.COPYFILE_EXCL);
    })
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
}

async function keepMode(from: string, to: string): Promise<void> {
  const { mode, uid, gid } = await stat(from);
  await chmod(to, mode & 0o777).catch(() => undefined);
  await chown(to, uid, gid).catch(() => undefined);
}

async function clear(folder: string): Promise<void> {
  await rm(join(folder, INTENT_FILE), { force: true });
  await rm(join(folder, NEW_FOLDER), { recursive: true, force: true });
}

function newFile(folder: string, index: number): string {
  return join(folder, NEW_FOLDER, String(index));
}

/** Folders in the content may be links, but not to elsewhere. */
function requireInside(folder: string, file: string): void {
  const [root, place] = [realpathSync(folder), realpathSync(dirname(file))];
  if (relative(root, place).split(sep)[0] === '..')
    throw new Error(`${dirname(file)} leads out of the content folder. Nothing was written.`);
}

async function hashOf(folder: string, file: string): Promise<string | null> {
  try {
    await using opened = await openContentFile({ root: folder, file }, 'photo');
    return await opened.hash();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashPicture, PictureHashes } from '../pictures/picture-hashes.ts';
import type { Queries } from '../postgres/connection/postgres-connection.ts';
import type { PictureRow } from '../postgres/postgres-tables.ts';
import type { Progress } from '../publish/publish-write.ts';
import { fetchPicture } from './fetch-picture.ts';
import { usedHashes } from './unused-bytes.ts';

/** A picture file that must change to match the database; `old` is the hash of its bytes. */
export type PictureChange = { file: string } & (
  | { kind: 'added'; picture: PictureRow }
  | { kind: 'changed'; picture: PictureRow; old: string }
  | { kind: 'removed'; name: string; old: string }
);

/**
 * What must change in the owner's picture folder to match the database. Nothing if the database
 * holds no pictures: then those in the folder are the ones that are shown.
 */
export async function planPictures(
  pictures: readonly PictureRow[],
  folder: string,
): Promise<PictureChange[]> {
  if (pictures.length === 0) return [];
  const present = await new PictureHashes(folder).read();
  const changes = pictures.flatMap((picture): PictureChange[] => {
    const file = join(folder, picture.name);
    const old = present.get(picture.name);
    present.delete(picture.name);
    if (old === undefined) return [{ kind: 'added', file, picture }];
    return old === picture.hash ? [] : [{ kind: 'changed', file, picture, old }];
  });
  for (const [name, old] of present)
    changes.push({ kind: 'removed', file: join(folder, name), name, old });
  return changes;
}

/**
 * The pictures that exist only in the files that a pull would replace, one line each: neither the
 * database's content nor a publish in the history has them.
 */
export async function findUnpublishedPictures(
  sql: Queries,
  changes: readonly PictureChange[],
): Promise<string[]> {
  const published = await usedHashes(sql);
  return changes.flatMap((change) => {
    if (change.kind === 'added' || published.has(change.old)) return [];
    return change.kind === 'changed'
      ? [`~ picture ${change.picture.name}`]
      : [`+ picture ${change.name}`];
  });
}

/**
 * Writes pictures from the database into the owner's folder, byte for byte, and removes others, as
 * planned. Throws if somebody else has changed one of the files meanwhile.
 */
export async function pullPictures(
  sql: Queries,
  changes: readonly PictureChange[],
  progress: Progress,
): Promise<void> {
  for (const [index, change] of changes.entries()) {
    await requireAsPlanned(change);
    await mkdir(dirname(change.file), { recursive: true });
    if (change.kind === 'removed') await rm(change.file);
    else await fetchPicture(sql, change.picture, change.file);
    progress(index + 1, changes.length);
  }
}

async function requireAsPlanned(change: PictureChange): Promise<void> {
  const { file } = change;
  const root = dirname(dirname(file));
  const found = await hashPicture({ root, file }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found === (change.kind === 'added' ? undefined : change.old)) return;
  throw new Error(
    `${file} was changed while it was about to be replaced. It was left as it is; pull again.`,
  );
}

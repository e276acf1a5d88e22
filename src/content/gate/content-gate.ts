import {
  closeSync,
  constants,
  fstatSync,
  opendirSync,
  openSync,
  readlinkSync,
  readSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import { sep } from 'node:path';

/** A file or folder that somebody else may have written, and the folder that it must stay in. */
export interface ContentPath {
  root: string;
  file: string;
}

/** What a file is read as, which decides how large it may be. */
export type FileKind = 'text' | 'drawing' | 'photo';

const MEGABYTE = 1024 * 1024;

/** `most` is in MB. A drawing is read into memory whole, and takes many times its size there. */
const LIMITS: Readonly<Record<FileKind, { most: number; remedy: string }>> = {
  text: { most: 2, remedy: 'shorten it' },
  drawing: { most: 2, remedy: 'save a smaller version' },
  photo: { most: 100, remedy: 'save a smaller version' },
};

export const REFUSED = 'REFUSED';

/** The file or folder must not be read; the message says why and what to do, in the owner's words. */
export class RefusedFile extends Error {
  override name = 'RefusedFile';
  /** Like the system's errors, so that it is still known after it has crossed from another process. */
  readonly code = REFUSED;
}

/** True if the system lacked something for a moment, such as a file handle. */
export function isPassing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ['EMFILE', 'ENFILE', 'ENOMEM'].includes(code);
}

/** Throws RefusedFile unless this is a regular file that isn't larger than its kind may be. */
export function requireFile(stats: Stats, kind: FileKind): void {
  if (!stats.isFile())
    throw new RefusedFile(
      'is not a file but a folder, pipe or device; put the file itself in its place',
    );
  requireSize(stats.size, kind);
}

/** Throws RefusedFile if a file of the kind may not have this many bytes. */
export function requireSize(bytes: number, kind: FileKind): void {
  const { most, remedy } = LIMITS[kind];
  if (bytes > most * MEGABYTE) throw new RefusedFile(`is larger than ${most} MB; ${remedy}`);
}

/** Opening a pipe waits for a writer, some devices act on it: files are looked at before, too. */
export const OPEN_FLAGS = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOCTTY;

/** Throws RefusedFile unless the open file is in the folder, by its handle: nobody can swap it. */
export function requireInside({ root, file }: ContentPath, fd: number, stats: Stats): void {
  requirePathInside(root, pathOf(fd) ?? pathOfSame(file, stats));
}

function pathOf(fd: number): string | undefined {
  try {
    return readlinkSync(openedPath(fd));
  } catch {
    return undefined;
  }
}

/** Where Linux shows the file that a handle of this process has open. */
export function openedPath(fd: number): string {
  return `/proc/self/fd/${fd}`;
}

/** For other systems: where the file is now. */
function pathOfSame(file: string, opened: Stats): string {
  const path = realpathSync.native(file);
  const { dev, ino } = statSync(path);
  if (dev === opened.dev && ino === opened.ino) return path;
  throw new RefusedFile('was replaced while it was being read; save it again');
}

function requirePathInside(root: string, path: string): void {
  const inside = realpathSync.native(root);
  if (path !== inside && !path.startsWith(inside.endsWith(sep) ? inside : inside + sep))
    throw new RefusedFile(
      'is a link that leads out of the content folder; put a copy in its place',
    );
}

/** How many bytes are read at a time. */
export const PIECE = 64 * 1024;

/**
 * The bytes of a content file; never waits. Throws RefusedFile if links lead out, it isn't a
 * regular file, or it is larger than its kind may be; else the system's error.
 */
export function readContentFile(path: ContentPath, kind: FileKind): Buffer {
  requireFile(statSync(path.file), kind);
  const fd = openSync(path.file, OPEN_FLAGS);
  try {
    const stats = fstatSync(fd);
    requireFile(stats, kind);
    requireInside(path, fd, stats);
    return readAll(fd, Math.min(PIECE, stats.size + 1), kind);
  } finally {
    closeSync(fd);
  }
}

function readAll(fd: number, piece: number, kind: FileKind): Buffer {
  const pieces: Buffer[] = [];
  for (let total = 0; ; ) {
    const bytes = Buffer.allocUnsafe(piece);
    const length = readSync(fd, bytes, 0, piece, total);
    if (length === 0) return Buffer.concat(pieces);
    total += length;
    requireSize(total, kind);
    pieces.push(bytes.subarray(0, length));
  }
}

/** True for a folder, or a link to one; false for what can't be looked at. */
export function isFolder(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch {
    return false;
  }
}

/** A folder with more files isn't read: nobody has so many posts or pictures. */
export const MOST_FILES = 20_000;

/** The names in a folder, in no order; one more than MOST_FILES at most. */
export function someNames(folder: string): string[] {
  const names: string[] = [];
  const open = opendirSync(folder);
  try {
    for (let entry = open.readSync(); entry; entry = open.readSync()) {
      names.push(entry.name);
      if (names.length > MOST_FILES) break;
    }
    return names;
  } finally {
    open.closeSync();
  }
}

/** The same; none if the folder can't be read. */
export function readableNames(folder: string): string[] {
  try {
    return someNames(folder);
  } catch {
    return [];
  }
}

/** The names in a folder. Throws RefusedFile if links lead out or it has too many files. */
export function listContentFolder({ root, file }: ContentPath): string[] {
  const folder = realpathSync.native(file);
  requirePathInside(root, folder);
  const names = someNames(folder);
  if (names.length <= MOST_FILES) return names;
  throw new RefusedFile('has more than 20,000 files; move what is no content elsewhere');
}

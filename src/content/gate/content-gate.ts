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

/** A file or folder that a stranger may have written, and the folder it must be in. */
export interface ContentPath {
  root: string;
  file: string;
}

/** Decides the size limit. */
export type FileKind = 'text' | 'drawing' | 'photo';

const MEGABYTE = 1024 * 1024;

/** `most` is in MB. A drawing is read into memory whole, where it takes many times its size. */
const LIMITS: Readonly<Record<FileKind, { most: number; remedy: string }>> = {
  text: { most: 2, remedy: 'shorten it' },
  drawing: { most: 2, remedy: 'save a smaller version' },
  photo: { most: 100, remedy: 'save a smaller version' },
};

export const REFUSED = 'REFUSED';

/** The file or folder must not be read; the message tells the owner why and what to do. */
export class RefusedFile extends Error {
  override name = 'RefusedFile';
  /** Survives the way from another process, like system error codes. */
  readonly code = REFUSED;
}

/** True if the system was briefly out of something, such as file handles. */
export function isPassing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ['EMFILE', 'ENFILE', 'ENOMEM'].includes(code);
}

/** Throws RefusedFile unless it's a regular file within its kind's size limit. */
export function requireFile(stats: Stats, kind: FileKind): void {
  if (!stats.isFile())
    throw new RefusedFile(
      'is not a file but a folder, pipe or device; put the file itself in its place',
    );
  requireSize(stats.size, kind);
}

/** Throws RefusedFile if a file of this kind may not have so many bytes. */
export function requireSize(bytes: number, kind: FileKind): void {
  const { most, remedy } = LIMITS[kind];
  if (bytes > most * MEGABYTE) throw new RefusedFile(`is larger than ${most} MB; ${remedy}`);
}

/** Checked before opening, too: opening a pipe waits for a writer, and some devices act on it. */
export const OPEN_FLAGS = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOCTTY;

/** Throws RefusedFile unless the open file is in the folder; by handle, so nobody can swap it. */
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

/** Where Linux shows the file that is open under a handle of this process. */
export function openedPath(fd: number): string {
  return `/proc/self/fd/${fd}`;
}

/** For other systems: the file's path now. */
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

export const PIECE = 64 * 1024;

/**
 * The bytes of a content file; never waits. Throws RefusedFile if links lead outside, it isn't a
 * regular file or it's too large; otherwise the system's error.
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

/** True for a folder or a link to one; false if it can't be looked at. */
export function isFolder(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch {
    return false;
  }
}

/** More files aren't read: nobody has so many posts or pictures. */
export const MOST_FILES = 20_000;

/** The names in a folder, unsorted; at most one more than MOST_FILES. */
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

/** The names in a folder; empty if it can't be read. */
export function readableNames(folder: string): string[] {
  try {
    return someNames(folder);
  } catch {
    return [];
  }
}

/** The names in a folder. Throws RefusedFile if links lead outside, or there are too many files. */
export function listContentFolder({ root, file }: ContentPath): string[] {
  const folder = realpathSync.native(file);
  requirePathInside(root, folder);
  const names = someNames(folder);
  if (names.length <= MOST_FILES) return names;
  throw new RefusedFile('has more than 20,000 files; move what is no content elsewhere');
}

import { createHash } from 'node:crypto';
import { existsSync, type Stats } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import {
  type ContentPath,
  type FileKind,
  OPEN_FLAGS,
  openedPath,
  PIECE,
  requireFile,
  requireInside,
  requireSize,
} from './content-gate.ts';

/** An open file of the content folder. Close it, or declare it with `await using`. */
export class OpenContentFile implements AsyncDisposable {
  readonly stats: Stats;
  readonly #handle: FileHandle;
  readonly #file: string;
  readonly #kind: FileKind;

  constructor(handle: FileHandle, stats: Stats, file: string, kind: FileKind) {
    this.#handle = handle;
    this.#file = file;
    this.#kind = kind;
    this.stats = stats;
  }

  /** A path for programs that open files by path; on Linux, it leads to exactly this open file. */
  get path(): string {
    const opened = openedPath(this.#handle.fd);
    return existsSync(opened) ? opened : this.#file;
  }

  /** The file in 64 KB pieces. Throws RefusedFile once it exceeds its kind's limit. */
  async *pieces(): AsyncGenerator<Buffer> {
    for (let total = 0; ; ) {
      const bytes = await this.readAt(total, PIECE);
      if (bytes.length === 0) return;
      total += bytes.length;
      requireSize(total, this.#kind);
      yield bytes;
    }
  }

  /** The whole file. Throws RefusedFile like `pieces`. */
  async read(): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.pieces()) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  /** The SHA-256 in hexadecimal digits. Throws RefusedFile like `pieces`. */
  async hash(): Promise<string> {
    const hash = createHash('sha256');
    for await (const piece of this.pieces()) hash.update(piece);
    return hash.digest('hex');
  }

  /** Up to `length` bytes from `position`; fewer at the end of the file. */
  async readAt(position: number, length: number): Promise<Buffer> {
    const bytes = Buffer.allocUnsafe(length);
    const { bytesRead } = await this.#handle.read(bytes, 0, length, position);
    return bytes.subarray(0, bytesRead);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#handle.close();
  }
}

/** Like readContentFile, but asynchronous, for large files. */
export async function openContentFile(path: ContentPath, kind: FileKind): Promise<OpenContentFile> {
  const { file } = path;
  requireFile(await stat(file), kind);
  const handle = await open(file, OPEN_FLAGS);
  try {
    const stats = await handle.stat();
    requireFile(stats, kind);
    requireInside(path, handle.fd, stats);
    return new OpenContentFile(handle, stats, file, kind);
  } catch (error) {
    await handle.close();
    throw error;
  }
}

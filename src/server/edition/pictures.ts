import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SHARE_FOLDER } from '../../content/pictures/picture-records.ts';
import { PICTURE_CACHE } from '../http/cache-control.ts';
import { EncodedBody } from '../http/encoded-body.ts';
import { contentType, isCompressible, isPicture, isVector } from '../http/media-type.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { Resource } from './resource.ts';

/** Pictures kept in memory, in bytes; others are read when asked for. */
const MEMORY_LIMIT = 32 * 1024 * 1024;

/**
 * A picture that the owner replaces under its own name is noticed after this time, in milliseconds.
 */
const TRUSTED_FOR = 2000;

interface PictureFile {
  path: string;
  name: string;
}

interface LoadedPicture {
  resource: Resource;
  /** Changes with the file. */
  version: string;
  /** By the monotonic clock, in milliseconds. */
  checkedAt: number;
}

export interface PictureFolders {
  /**
   * The owner's pictures. Only vector pictures are served as they are: a photo may hold the place
   * where it was taken.
   */
  owner: string;
  /**
   * The owner's photos without their metadata, the smaller versions of each, and below it the share
   * pictures.
   */
  photos: string;
}

export interface PicturesOptions {
  /** Served below /images and /share. */
  folders: PictureFolders;
  security: SecurityHeaders;
  made: (body: EncodedBody) => void;
  dropped?: (body: EncodedBody) => void;
  /** Hears of a folder or picture that is there and cannot be read. */
  failed?: (error: unknown) => void;
}

/**
 * The pictures of the content folder and their smaller versions, by URL path. What a visitor sends
 * never becomes a file's path.
 */
export class Pictures {
  readonly #options: PicturesOptions;
  readonly #loaded = new Map<string, LoadedPicture>();
  readonly #loading = new Map<string, Promise<Resource | undefined>>();
  #index: ReadonlyMap<string, PictureFile> = new Map();
  /** True while the folders cannot be read. */
  #unreadable = false;
  #weight = 0;

  constructor(options: PicturesOptions) {
    this.#options = options;
  }

  /**
   * Looks again which pictures there are. A folder that is not there holds none; one that cannot be
   * read holds what it held before.
   */
  async refresh(): Promise<void> {
    const { owner, photos } = this.#options.folders;
    try {
      const files = [...(await filesIn(owner, isVector)), ...(await filesIn(photos, isPicture))];
      const shares = await filesIn(join(photos, SHARE_FOLDER), isPicture);
      this.#index = new Map([
        ...files.map((file) => [`/images/${file.name}`, file] as const),
        ...shares.map((file) => [`/share/${file.name}`, file] as const),
      ]);
      this.#unreadable = false;
    } catch (error) {
      if (!this.#unreadable) this.#options.failed?.(error);
      this.#unreadable = true;
    }
  }

  /** The paths of all pictures, as they were at the last look. */
  get paths(): string[] {
    return [...this.#index.keys()];
  }

  /** True if there was a picture at the path at the last look. */
  has(path: string): boolean {
    return this.#index.has(path);
  }

  /**
   * The picture at the path: from memory, or a promise while its file is read, which rejects if the
   * file cannot be read; undefined if there is none.
   */
  get(path: string): Resource | Promise<Resource | undefined> | undefined {
    const file = this.#index.get(path);
    if (file === undefined) return undefined;
    const loaded = this.#loaded.get(path);
    const trusted = loaded !== undefined && performance.now() - loaded.checkedAt < TRUSTED_FOR;
    return trusted ? loaded.resource : this.#loadOnce(path, file);
  }

  #loadOnce(path: string, file: PictureFile): Promise<Resource | undefined> {
    let loading = this.#loading.get(path);
    if (loading === undefined) {
      loading = this.#load(path, file).finally(() => this.#loading.delete(path));
      this.#loading.set(path, loading);
    }
    return loading;
  }

  /** Resolves to undefined if the file has gone. */
  async #load(path: string, file: PictureFile): Promise<Resource | undefined> {
    try {
      const { size, mtimeMs, ino } = await stat(file.path);
      const version = [size, mtimeMs, ino].join(' ');
      const loaded = this.#loaded.get(path);
      if (loaded?.version === version) {
        loaded.checkedAt = performance.now();
        return loaded.resource;
      }
      const resource = this.#resource(file.name, await readFile(file.path));
      this.#keep(path, { resource, version, checkedAt: performance.now() });
      return resource;
    } catch (error) {
      if (isMissing(error)) return undefined;
      this.#options.failed?.(error);
      throw error;
    }
  }

  #resource(name: string, bytes: Uint8Array): Resource {
    const body = new EncodedBody(bytes, isCompressible(name));
    const headers = {
      ...this.#options.security.picture,
      'content-type': contentType(name) ?? 'application/octet-stream',
      'cache-control': PICTURE_CACHE,
    };
    this.#options.made(body);
    return new Resource({ status: 200, headers, body, ranges: true });
  }

  #keep(path: string, picture: LoadedPicture): void {
    this.#drop(path);
    this.#loaded.set(path, picture);
    this.#weight += picture.resource.body.identity.bytes.length;
    for (const oldest of this.#loaded.keys()) {
      if (this.#weight <= MEMORY_LIMIT) return;
      this.#drop(oldest);
    }
  }

  #drop(path: string): void {
    const loaded = this.#loaded.get(path);
    if (loaded === undefined) return;
    this.#weight -= loaded.resource.body.identity.bytes.length;
    this.#loaded.delete(path);
    this.#options.dropped?.(loaded.resource.body);
  }
}

/**
 * Links are followed, as everywhere in the guide: Kubernetes mounts every file of a folder as one.
 */
async function filesIn(
  folder: string,
  isServed: (name: string) => boolean,
): Promise<PictureFile[]> {
  const entries = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const names = entries.filter((name) => !name.startsWith('.') && isServed(name));
  const files = names.map(async (name) => {
    const path = join(folder, name);
    return (await isFile(path)) ? [{ path, name }] : [];
  });
  return (await Promise.all(files)).flat();
}

async function isFile(path: string): Promise<boolean> {
  return await stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ENOENT' || error.code === 'ENOTDIR')
  );
}

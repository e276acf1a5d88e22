import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SHARE_FOLDER } from '../../content/pictures/picture-records.ts';
import { PICTURE_CACHE } from '../http/cache-control.ts';
import { EncodedBody } from '../http/encoded-body.ts';
import { contentType, isCompressible, isPicture, isVector } from '../http/media-type.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { isMissing, type PictureFile, pictureFilesIn } from './picture-files.ts';
import { Resource } from './resource.ts';

/** Size of the pictures kept in memory, in bytes; others are read when requested. */
const MEMORY_LIMIT = 32 * 1024 * 1024;

/**
 * How long a loaded picture is served without checking whether the owner has replaced its file, in
 * milliseconds.
 */
const FRESH_FOR = 2000;

interface LoadedPicture {
  resource: Resource;
  /** Changes when the file does. */
  version: string;
  /** On the monotonic clock, in milliseconds. */
  checkedAt: number;
}

export interface PictureFolders {
  /**
   * The owner's, which can change while the server runs. Only vectors are served as they are: a
   * photo may reveal where it was taken.
   */
  owner: () => string;
  /**
   * The owner's photos without their metadata, the smaller versions of each, and in a subfolder the
   * share pictures.
   */
  photos: string;
}

export interface PicturesOptions {
  /** Served under /images and /share. */
  folders: PictureFolders;
  security: SecurityHeaders;
  made: (body: EncodedBody) => void;
  dropped?: (body: EncodedBody) => void;
  /** Called when a folder or picture exists but cannot be read. */
  failed?: (error: unknown) => void;
}

/**
 * The pictures of the content folder and their smaller versions, by URL path. Nothing that a
 * visitor sends ever becomes a file path.
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

  /** Lists the pictures again; none if a folder is missing, the old ones if it can't be read. */
  async refresh(): Promise<void> {
    const { owner, photos } = this.#options.folders;
    try {
      const files = [
        ...(await pictureFilesIn(owner(), isVector)),
        ...(await pictureFilesIn(photos, isPicture)),
      ];
      const shares = await pictureFilesIn(join(photos, SHARE_FOLDER), isPicture);
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

  /** The paths of all pictures, as of the last refresh. */
  get paths(): string[] {
    return [...this.#index.keys()];
  }

  /** True if the path had a picture at the last refresh. */
  has(path: string): boolean {
    return this.#index.has(path);
  }

  /**
   * The picture at the path: from memory, or a promise while its file is being read, which rejects
   * if that fails; undefined if there is no such picture.
   */
  get(path: string): Resource | Promise<Resource | undefined> | undefined {
    const file = this.#index.get(path);
    if (file === undefined) return undefined;
    const loaded = this.#loaded.get(path);
    const isFresh = loaded !== undefined && performance.now() - loaded.checkedAt < FRESH_FOR;
    return isFresh ? loaded.resource : this.#loadOnce(path, file);
  }

  #loadOnce(path: string, file: PictureFile): Promise<Resource | undefined> {
    let loading = this.#loading.get(path);
    if (loading === undefined) {
      loading = this.#load(path, file).finally(() => this.#loading.delete(path));
      this.#loading.set(path, loading);
    }
    return loading;
  }

  /** Resolves to undefined if the file is gone. */
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

import { hash as hashOf } from 'node:crypto';
import { join } from 'node:path';
import { stampOf } from '../../content/files/folder-fingerprint.ts';
import { RefusedFile } from '../../content/gate/content-gate.ts';
import { openContentFile } from '../../content/gate/open-content-file.ts';
import { kindOfPicture } from '../../content/pictures/making/picture-measurements.ts';
import { SHARE_FOLDER } from '../../content/pictures/picture-records.ts';
import { PICTURE_CACHE } from '../http/cache-control.ts';
import { EncodedBody } from '../http/encoded-body.ts';
import { contentType, isCompressible, isPicture } from '../http/media-type.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import {
  isMissing,
  type PictureFile,
  type PictureSources,
  pictureFilesIn,
} from './picture-files.ts';
import { Resource } from './resource.ts';

/** In bytes; further pictures are read on request. */
const MEMORY_LIMIT = 16 * 1024 * 1024;

/** Milliseconds until a loaded picture's file is checked again. */
const FRESH_FOR = 2000;

/** The same for a picture that was replaced, while the new one is being checked. */
const FRESH_WHILE_UNCHECKED = 200;

interface LoadedPicture {
  resource: Resource;
  version: string;
  /** The hash of a drawing's bytes. */
  hash: string | undefined;
  checkedAt: number;
}

export interface PicturesOptions {
  sources: PictureSources;
  security: SecurityHeaders;
  made: (body: EncodedBody) => void;
  dropped?: (body: EncodedBody) => void;
  /** Called if a folder or picture exists but can't be read. */
  failed?: (error: unknown) => void;
}

/** The content's pictures by URL path. Visitors' paths are only keys, never file paths. */
export class Pictures {
  readonly #options: PicturesOptions;
  readonly #loaded = new Map<string, LoadedPicture>();
  readonly #loading = new Map<string, Promise<Resource | undefined>>();
  /** The current or last listing, and the one after it. */
  #listed = Promise.resolve();
  #next: Promise<void> | undefined;
  #index: ReadonlyMap<string, PictureFile> = new Map();
  #unreadable = false;
  #weight = 0;

  constructor(options: PicturesOptions) {
    this.#options = options;
  }

  /**
   * Lists the pictures; keeps the old list on failure. Calls during a listing share the next one.
   */
  refresh(): Promise<void> {
    this.#next ??= this.#listed.then(() => {
      this.#next = undefined;
      this.#listed = this.#list();
      return this.#listed;
    });
    return this.#next;
  }

  async #list(): Promise<void> {
    const { shown, made } = this.#options.sources;
    try {
      const { drawings, mayShow } = await shown();
      const photos = await pictureFilesIn(made, isPicture);
      const shares = await pictureFilesIn(join(made, SHARE_FOLDER), isPicture);
      this.#index = new Map([
        ...[...drawings].map(([name, path]) => [`/images/${name}`, { ...path, name }] as const),
        ...photos
          .filter(({ name }) => mayShow(name))
          .map((photo) => [`/images/${photo.name}`, photo] as const),
        ...shares
          .filter(({ name }) => mayShow(`${SHARE_FOLDER}/${name}`))
          .map((share) => [`/share/${share.name}`, share] as const),
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

  has(path: string): boolean {
    return this.#index.has(path);
  }

  /** The picture at the path, or a promise while it's read; undefined if there is none. */
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

  async #load(path: string, picture: PictureFile): Promise<Resource | undefined> {
    try {
      return await this.#read(path, picture);
    } catch (error) {
      if (isMissing(error) || error instanceof RefusedFile) return undefined;
      this.#options.failed?.(error);
      throw error;
    }
  }

  async #read(path: string, picture: PictureFile): Promise<Resource | undefined> {
    const { name } = picture;
    const isDrawing = kindOfPicture(name) === 'drawing';
    const checked = isDrawing ? await this.#checkedHash(name) : undefined;
    if (isDrawing && checked === undefined) return undefined;
    await using file = await openContentFile(picture, kindOfPicture(name));
    const version = stampOf(file.stats);
    const loaded = this.#loaded.get(path);
    const isCurrent = loaded?.hash === checked;
    if (loaded && isCurrent && loaded.version === version) return renew(loaded, FRESH_FOR);
    const bytes = await file.read();
    const hash = isDrawing ? hashOf('sha256', bytes) : undefined;
    if (hash !== checked)
      return loaded && isCurrent ? renew(loaded, FRESH_WHILE_UNCHECKED) : undefined;
    const resource = this.#resource(name, bytes);
    this.#keep(path, { resource, version, hash, checkedAt: performance.now() });
    return resource;
  }

  /** The hash of the drawing's checked bytes; undefined if none may be served. */
  async #checkedHash(name: string): Promise<string | undefined> {
    const { drawings } = await this.#options.sources.shown();
    return drawings.get(name)?.hash;
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

/** Serves the loaded picture for so many more milliseconds before its file is checked. */
function renew(loaded: LoadedPicture, milliseconds: number): Resource {
  loaded.checkedAt = performance.now() - FRESH_FOR + milliseconds;
  return loaded.resource;
}

import { createHash } from 'node:crypto';
import { createYielder } from '../../content/yielder.ts';
import type { DayContent } from '../../model/content/day-content.ts';
import type { Api } from '../api/api-table.ts';
import { API_CACHE, HASHED_FILE_CACHE, NEVER_CACHE } from '../http/cache-control.ts';
import { EncodedBody } from '../http/encoded-body.ts';
import { entityTag } from '../http/entity-tag.ts';
import { PROBLEM_TYPE, problemDocument } from '../http/error-answer.ts';
import type { ResponseHeaders } from '../http/http-exchange.ts';
import { Resource } from './resource.ts';
import { ResourceCache } from './resource-cache.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const HASHED_FILE = { 'cache-control': HASHED_FILE_CACHE };

/** In bytes, for single entries. Lists always stay: posts may be 45 MB, and take half a second. */
const MEMORY_LIMIT = 32 * 1024 * 1024;

interface ApiCacheOptions {
  api: Api;
  content: DayContent;
  headers: ResponseHeaders;
  made: (resource: Resource) => void;
  dropped?: (resource: Resource) => void;
}

/** The API's responses for one edition, each built when first requested. */
export class ApiCache {
  /** 404 with the body `null`, for entries that don't exist. */
  readonly #noSuchEntry: Resource;
  /** For all other paths under /api (decision 8, RFC 9457). */
  readonly #noSuchRoute: Resource;
  readonly cache: ResourceCache;
  readonly #options: ApiCacheOptions;
  readonly #making = new Map<string, Promise<Resource>>();

  get listPaths(): readonly string[] {
    return this.#options.api.listPaths;
  }

  /** `previous` isn't stored, or each revision would keep all earlier ones in memory. */
  constructor(options: ApiCacheOptions, previous?: ApiCache) {
    this.#options = options;
    const { api, content, headers, made, dropped } = options;
    const make = (path: string): Resource | undefined => {
      const file = api.hashedFile(content, path);
      if (file !== undefined) return this.#resource(encoded(file), HASHED_FILE);
      const answer = api.read(content, path);
      if (answer?.status !== 200) return undefined;
      return this.#resource(encoded(JSON.stringify(answer.value)));
    };
    const cacheOptions = {
      make,
      limit: MEMORY_LIMIT,
      stays: (path: string) => this.#isList(path),
      made,
      dropped,
    };
    this.cache = new ResourceCache(cacheOptions, previous?.cache);
    this.#noSuchEntry = notFound(headers, JSON_TYPE, 'null');
    this.#noSuchRoute = notFound(headers, PROBLEM_TYPE, problemDocument(404));
  }

  /** The response at the path, built if needed; a promise for a long list, which is built once. */
  get(path: string): Resource | Promise<Resource> | undefined {
    const ready = this.cache.peek(path) ?? this.#making.get(path);
    if (ready) return ready;
    const { api, content } = this.#options;
    const list = this.#isList(path) ? api.read(content, path)?.value : undefined;
    if (!Array.isArray(list) || list.length <= PIECE) return this.cache.get(path);
    const making = listBody(list).then((body) => this.cache.add(path, this.#resource(body)));
    this.#making.set(path, making);
    return making.finally(() => this.#making.delete(path));
  }

  /** The 404 response for a path under /api. */
  missing(path: string): Resource {
    const { api, content } = this.#options;
    return api.read(content, path) ? this.#noSuchEntry : this.#noSuchRoute;
  }

  #isList(path: string): boolean {
    return this.#options.api.listPaths.includes(path);
  }

  #resource(body: EncodedBody, caching: ResponseHeaders = API_CACHE): Resource {
    const headers = { ...this.#options.headers, 'content-type': JSON_TYPE, ...caching };
    return new Resource({ status: 200, headers, body });
  }
}

function encoded(text: string): EncodedBody {
  return new EncodedBody(Buffer.from(text));
}

function notFound(shared: ResponseHeaders, type: string, json: string): Resource {
  const body = new EncodedBody(Buffer.from(json), false);
  const headers = { ...shared, 'content-type': type, 'cache-control': NEVER_CACHE };
  return new Resource({ status: 404, headers, body });
}

/** Entries to serialize at once; other requests get a turn between pieces of a long list. */
const PIECE = 20;

async function listBody(list: readonly unknown[]): Promise<EncodedBody> {
  const yielding = createYielder();
  const sha256 = createHash('sha256');
  const pieces: Buffer[] = [];
  let length = 0;
  const add = (piece: Buffer) => {
    sha256.update(piece);
    pieces.push(piece);
    length += piece.length;
  };
  for (let start = 0; start < list.length; start += PIECE) {
    const text = JSON.stringify(list.slice(start, start + PIECE));
    add(Buffer.from(`${start === 0 ? '[' : ','}${text.slice(1, -1)}`));
    await yielding();
  }
  add(Buffer.from(']'));
  // Not Buffer.concat, which blocks for hundreds of milliseconds with tens of megabytes.
  const body = Buffer.allocUnsafeSlow(length);
  let at = 0;
  for (const piece of pieces) {
    at += piece.copy(body, at);
    await yielding();
  }
  return new EncodedBody(body, true, entityTag(sha256));
}

import type { Snapshot } from '../content/snapshot.ts';
import { apiListPaths, readApi } from './api.ts';
import { API_CACHE, NEVER_CACHE } from './cache-control.ts';
import { EncodedBody } from './encoded-body.ts';
import type { ResponseHeaders } from './http-exchange.ts';
import { Resource } from './resource.ts';
import { ResourceCache } from './resource-cache.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** For the answers about one post. The eight lists stay: that of all posts may be 45 MB and more, and takes half a second to make. */
const MEMORY_LIMIT = 32 * 1024 * 1024;

interface ApiCacheFacts {
  snapshot: Snapshot;
  /** Security headers and revision. */
  headers: ResponseHeaders;
  made: (resource: Resource) => void;
  dropped?: (resource: Resource) => void;
  previous: ApiCache | undefined;
}

/** The API's answers of one snapshot as bytes, each made when it is first asked for. */
export class ApiCache {
  /** Status 404 with the body `null`, for every post that is not there (decision 7). */
  readonly noSuchPost: Resource;
  /** Every other address below /api (decision 8, RFC 9457). */
  readonly noSuchRoute: Resource;
  readonly cache: ResourceCache;

  constructor({ snapshot, headers, made, dropped, previous }: ApiCacheFacts) {
    const make = (path: string): Resource | undefined => {
      const answer = readApi(snapshot, path);
      if (answer?.status !== 200) return undefined;
      const body = new EncodedBody(jsonBytes(answer.value));
      return new Resource({
        status: 200,
        headers: { ...headers, 'content-type': JSON_TYPE, ...API_CACHE },
        body,
      });
    };
    this.cache = new ResourceCache({ make, limit: MEMORY_LIMIT, stays: isList, made, dropped }, previous?.cache);
    this.noSuchPost = notFound(headers, JSON_TYPE, null);
    this.noSuchRoute = notFound(headers, 'application/problem+json', { type: 'about:blank', title: 'Not Found', status: 404 });
  }
}

function isList(path: string): boolean {
  return apiListPaths.includes(path);
}

function notFound(headers: ResponseHeaders, type: string, value: unknown): Resource {
  const body = new EncodedBody(Buffer.from(JSON.stringify(value)), false);
  return new Resource({ status: 404, headers: { ...headers, 'content-type': type, 'cache-control': NEVER_CACHE }, body });
}

/** Entries that become bytes together: their text is never there as a whole, which for all posts would be 90 MB beside the bytes. */
const PIECE = 100;

/** The value as JSON. */
function jsonBytes(value: unknown): Buffer {
  if (!Array.isArray(value) || value.length <= PIECE) return Buffer.from(JSON.stringify(value));
  const pieces: Buffer[] = [];
  for (let start = 0; start < value.length; start += PIECE) {
    const text = JSON.stringify(value.slice(start, start + PIECE));
    pieces.push(Buffer.from(`${start === 0 ? '[' : ','}${text.slice(1, -1)}`));
  }
  pieces.push(Buffer.from(']'));
  return Buffer.concat(pieces);
}

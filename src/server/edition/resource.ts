import { type CodingWeights, readAcceptEncoding } from '../http/accept-encoding.ts';
import { readByteRange } from '../http/byte-range.ts';
import type { Coded, EncodedBody } from '../http/encoded-body.ts';
import { matchesStrongly, matchesWeakly } from '../http/entity-tag.ts';
import type { GuideRequest, GuideResponse, ResponseHeaders } from '../http/http-exchange.ts';

interface Variant {
  readonly tag: string;
  readonly full: GuideResponse;
  readonly notModified: GuideResponse;
}

export interface ResourceOptions {
  status: number;
  /** The headers that all codings share: Content-Type, Cache-Control, security. */
  headers: ResponseHeaders;
  body: EncodedBody;
  ranges?: boolean;
}

/** Anything that can be requested. Its responses are built once, so a request is a lookup. */
export class Resource {
  readonly status: number;
  readonly body: EncodedBody;
  readonly #headers: ResponseHeaders;
  readonly #ranges: boolean;
  readonly #identity: Variant;
  #gzip: Variant | undefined;
  #brotli: Variant | undefined;

  constructor({ status, headers, body, ranges = false }: ResourceOptions) {
    this.status = status;
    this.body = body;
    this.#ranges = ranges;
    this.#headers = {
      ...headers,
      ...(body.compressible ? { vary: 'Accept-Encoding' } : {}),
      ...(ranges ? { 'accept-ranges': 'bytes' } : {}),
    };
    this.#identity = this.#variant(body.identity);
  }

  /** The same resource with a body that was compressed before. */
  withBody(body: EncodedBody): Resource {
    const { status } = this;
    return new Resource({ status, headers: this.#headers, body, ranges: this.#ranges });
  }

  /** Status 206, 304, 412, 416 or this resource's. Conditions need 200 (RFC 9110, 13.2.1). */
  respond({ method, headers }: GuideRequest): GuideResponse {
    const acceptable = this.#acceptable(readAcceptEncoding(headers['accept-encoding']));
    let response = acceptable[0]?.full ?? this.#identity.full;
    if (this.status === 200) {
      const ifMatch = headers['if-match'];
      if (ifMatch !== undefined && !acceptable.some(({ tag }) => matchesStrongly(ifMatch, tag)))
        return this.#withoutBody(412);
      const ifNoneMatch = headers['if-none-match'];
      if (ifNoneMatch !== undefined) {
        const unchanged = acceptable.find(({ tag }) => matchesWeakly(ifNoneMatch, tag));
        if (unchanged !== undefined) return unchanged.notModified;
      }
      if (this.#ranges && method === 'GET') response = this.#part(headers) ?? response;
    }
    return method === 'HEAD' ? { ...response, body: undefined } : response;
  }

  /** The accepted codings by preference, then by size; plain bytes are always among them. */
  #acceptable(weights: CodingWeights): Variant[] {
    const { brotli } = this.body;
    const gzip = weights.gzip > 0 ? this.body.gzip : undefined;
    if (gzip && !this.#gzip) this.#gzip = this.#variant(gzip, 'gzip');
    if (brotli && !this.#brotli) this.#brotli = this.#variant(brotli, 'br');
    const variants: Variant[] = [];
    if (this.#brotli && weights.br > 0) variants.push(this.#brotli);
    if (this.#gzip && weights.gzip > 0) {
      if (weights.gzip > weights.br) variants.unshift(this.#gzip);
      else variants.push(this.#gzip);
    }
    if (weights.identity > Math.max(weights.br, weights.gzip)) variants.unshift(this.#identity);
    else variants.push(this.#identity);
    return variants;
  }

  #variant({ bytes, tag }: Coded, coding?: 'gzip' | 'br'): Variant {
    const shared = this.status === 200 ? { ...this.#headers, etag: tag } : this.#headers;
    const { 'content-type': _, ...unchanged } = shared;
    const full = {
      ...shared,
      ...(coding ? { 'content-encoding': coding } : {}),
      'content-length': String(bytes.length),
    };
    return {
      tag,
      full: { status: this.status, headers: full, body: bytes },
      notModified: { status: 304, headers: unchanged, body: undefined },
    };
  }

  /** A range of the plain bytes; undefined if the whole body should be sent. */
  #part(requestHeaders: GuideRequest['headers']): GuideResponse | undefined {
    const { range: requested, 'if-range': ifRange } = requestHeaders;
    const { bytes, tag } = this.body.identity;
    if (requested === undefined || (ifRange !== undefined && ifRange !== tag)) return undefined;
    const range = readByteRange(requested, bytes.length);
    if (range === undefined) return undefined;
    if (range === 'unsatisfiable')
      return this.#withoutBody(416, { 'content-range': `bytes */${bytes.length}` });
    const body = bytes.subarray(range.first, range.last + 1);
    const headers = {
      ...this.#identity.full.headers,
      'content-range': `bytes ${range.first}-${range.last}/${bytes.length}`,
      'content-length': String(body.length),
    };
    return { status: 206, headers, body };
  }

  #withoutBody(status: number, more: ResponseHeaders = {}): GuideResponse {
    const uncached = { 'cache-control': 'no-store', 'content-length': '0' };
    return { status, headers: { ...this.#headers, ...uncached, ...more }, body: undefined };
  }
}

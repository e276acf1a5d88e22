import { hash } from 'node:crypto';
import { constants, zstdCompressSync } from 'node:zlib';

/** Begins every body of the coding `dcz`, before the dictionary's hash (RFC 9842, 5). */
const DCZ_MAGIC = [0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00];

/** A millisecond or two for a page; the best level takes a hundred times that, for 4 % of its bytes. */
const LEVEL = 9;

/**
 * Bytes that pages have in common. A browser that holds them is sent only what a page has besides
 * (RFC 9842).
 */
export class SharedDictionary {
  readonly bytes: Uint8Array;
  /** What a browser that holds it says in Available-Dictionary. */
  readonly available: string;
  /** Names it in an address. */
  readonly name: string;
  readonly #start: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    const digest = hash('sha256', bytes, 'buffer');
    this.available = `:${digest.toString('base64')}:`;
    this.name = digest.toString('base64url').slice(0, 8);
    this.#start = Buffer.concat([Buffer.from(DCZ_MAGIC), digest]);
  }

  /** The body in the coding `dcz`. Synchronous. */
  compress(body: Uint8Array): Uint8Array {
    const params = { [constants.ZSTD_c_compressionLevel]: LEVEL };
    return Buffer.concat([this.#start, zstdCompressSync(body, { dictionary: this.bytes, params })]);
  }
}

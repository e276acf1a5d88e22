import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib';
import { entityTag } from './entity-tag.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Up to this many bytes, gzip takes a millisecond or two, and a visitor who comes before the
 * background work need not wait.
 */
const QUICK_LIMIT = 128 * 1024;

/**
 * From this many bytes on, the best compression would take many seconds: a cheaper level is nearly
 * as small.
 */
const LARGE_LIMIT = 1024 * 1024;

/** Bytes in one coding, with the strong entity tag that names them. */
export interface Coded {
  readonly bytes: Uint8Array;
  readonly tag: string;
}

/**
 * A body in its codings. Each coding is made once and never changes: gzip when it is first wanted,
 * for all but large bodies, and everything else in the background. So an entity tag always names
 * the same bytes, on every server that holds the same content.
 */
export class EncodedBody {
  readonly identity: Coded;
  brotli: Coded | undefined;
  readonly compressible: boolean;
  #gzip: Coded | undefined;

  /**
   * `compressible` is false for formats that are compressed by themselves, such as photographs;
   * `tag` is given if it is known.
   */
  constructor(bytes: Uint8Array, compressible = true, tag = entityTag(bytes)) {
    this.compressible = compressible;
    this.identity = { bytes: owned(bytes), tag };
  }

  /**
   * Undefined while a large body waits for the background work, and for what is not compressible.
   */
  get gzip(): Coded | undefined {
    const { bytes } = this.identity;
    if (this.compressible && bytes.length <= QUICK_LIMIT)
      this.#gzip ??= coded(gzipSync(bytes, { level: 9 }));
    return this.#gzip;
  }

  /** True when every coding is there that this body will have. */
  get compressed(): boolean {
    return !this.compressible || this.brotli !== undefined;
  }

  /** Makes the codings that are still missing, off the main thread. */
  async compress(): Promise<void> {
    if (!this.compressible) return;
    const { bytes } = this.identity;
    const large = bytes.length > LARGE_LIMIT;
    this.#gzip ??= coded(await compressGzip(bytes, { level: large ? 6 : 9 }));
    this.brotli ??= coded(
      await compressBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: large ? 5 : 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
        },
      }),
    );
  }
}

/**
 * A window of 1 MB: the largest takes 35 MB of memory while it works, and makes a large list only a
 * little smaller.
 */
const LARGEST_WINDOW_BITS = 20;

/**
 * The smallest window that holds the whole body: a larger one costs megabytes of memory and gains
 * nothing.
 */
function windowBits(size: number): number {
  return Math.min(
    Math.max(Math.ceil(Math.log2(size + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    LARGEST_WINDOW_BITS,
  );
}

function coded(bytes: Uint8Array): Coded {
  return { bytes: owned(bytes), tag: entityTag(bytes) };
}

/**
 * The bytes in memory of their own: a slice of one of Node's pools would keep the whole pool for as
 * long as it lives.
 */
function owned(bytes: Uint8Array): Uint8Array {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
}

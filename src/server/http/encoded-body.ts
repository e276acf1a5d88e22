import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib';
import { entityTag } from './entity-tag.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Up to this many bytes, gzip takes at most some ten milliseconds, once, so a visitor who comes early gets it:
 * a list of 200 KB takes a phone a second longer without it.
 */
export const QUICK_LIMIT = 256 * 1024;

/** Above, the best compression takes seconds and up to 50 MB of memory (decision 007). */
const LARGE_LIMIT = 384 * 1024;

/** Smallest, but it takes half a second for ten pages; 5 takes a thirtieth, for a tenth more bytes. */
export const BEST_BROTLI_QUALITY = 11;

/** What it comes down to for large bodies. */
const LARGE_BROTLI_QUALITY = 5;

/** Bytes in one coding, with their strong entity tag. */
export interface Coded {
  readonly bytes: Uint8Array;
  readonly tag: string;
}

/**
 * A body in its codings, each made once: gzip on first use unless large, all else in the
 * background. So a tag always names the same bytes, on every server.
 */
export class EncodedBody {
  readonly identity: Coded;
  brotli: Coded | undefined;
  readonly compressible: boolean;
  #gzip: Coded | undefined;

  /** `compressible` is false for formats that are compressed, such as photos. */
  constructor(bytes: Uint8Array, compressible = true, tag = entityTag(bytes)) {
    this.compressible = compressible;
    this.identity = { bytes: owned(bytes), tag };
  }

  /** Undefined while a large body waits for the background, or if it isn't compressible. */
  get gzip(): Coded | undefined {
    const { bytes } = this.identity;
    if (this.compressible && bytes.length <= QUICK_LIMIT)
      this.#gzip ??= coded(gzipSync(bytes, { level: 9 }));
    return this.#gzip;
  }

  /** True once the body has every coding that it will ever have. */
  get compressed(): boolean {
    return !this.compressible || this.brotli !== undefined;
  }

  /** Makes the missing codings, off the main thread. `brotliQuality` is from 0 to 11, the best. */
  async compress(brotliQuality = BEST_BROTLI_QUALITY): Promise<void> {
    if (!this.compressible) return;
    const { bytes } = this.identity;
    const large = bytes.length > LARGE_LIMIT;
    const bits = windowBits(bytes.length);
    this.#gzip ??= coded(await compressGzip(bytes, { level: large ? 6 : 9 }));
    this.brotli ??= coded(
      await compressBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: large
            ? Math.min(LARGE_BROTLI_QUALITY, brotliQuality)
            : brotliQuality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_LGWIN]: bits,
          // Read in one block instead of blocks of 256 KB: 185 bytes less for the application.
          [constants.BROTLI_PARAM_LGBLOCK]: Math.max(bits, constants.BROTLI_MIN_INPUT_BLOCK_BITS),
        },
      }),
    );
  }
}

/** A window of 1 MB: the largest takes 35 MB of memory, and makes lists hardly smaller. */
const LARGEST_WINDOW_BITS = 20;

/** The smallest window that holds the whole body; a larger one costs megabytes for no gain. */
function windowBits(size: number): number {
  return Math.min(
    Math.max(Math.ceil(Math.log2(size + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    LARGEST_WINDOW_BITS,
  );
}

function coded(bytes: Uint8Array): Coded {
  return { bytes: owned(bytes), tag: entityTag(bytes) };
}

/** The bytes in their own memory: a slice of one of Node's pools would keep the pool alive. */
function owned(bytes: Uint8Array): Uint8Array {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
}

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib';
import { entityTag } from './entity-tag.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** In bytes: gzip takes up to 10 ms on first use, and saves a phone a second for 200 KB. */
export const QUICK_LIMIT = 256 * 1024;

/** In bytes. Above, the best compression takes seconds and up to 50 MB of memory (decision 007). */
const LARGE_LIMIT = 384 * 1024;

/** Half a second for ten pages. 5 takes a thirtieth of that, for a tenth more bytes. */
export const BEST_BROTLI_QUALITY = 11;

const LARGE_BROTLI_QUALITY = 5;

/** Bytes in one coding, with their strong entity tag. */
export interface Coded {
  readonly bytes: Uint8Array;
  readonly tag: string;
}

/**
 * A body in all codings, each made once: gzip on first use unless it's large, the others in the
 * background. A tag names the same bytes on every server.
 */
export class EncodedBody {
  readonly identity: Coded;
  brotli: Coded | undefined;
  readonly compressible: boolean;
  #gzip: Coded | undefined;

  /** `compressible` is false for compressed formats, such as photos. */
  constructor(bytes: Uint8Array, compressible = true, tag = entityTag(bytes)) {
    this.compressible = compressible;
    this.identity = { bytes: owned(bytes), tag };
  }

  /** Undefined if the body isn't compressible, or is large and still queued. */
  get gzip(): Coded | undefined {
    const { bytes } = this.identity;
    if (this.compressible && bytes.length <= QUICK_LIMIT)
      this.#gzip ??= coded(gzipSync(bytes, { level: 9 }));
    return this.#gzip;
  }

  /** True once all codings are made. */
  get compressed(): boolean {
    return !this.compressible || this.brotli !== undefined;
  }

  /** Makes the missing codings off the main thread. `brotliQuality` is 0 to 11, the best. */
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
          // One block instead of several of 256 KB: saves 185 bytes of the application.
          [constants.BROTLI_PARAM_LGBLOCK]: Math.max(bits, constants.BROTLI_MIN_INPUT_BLOCK_BITS),
        },
      }),
    );
  }
}

/** 1 MB. The largest window takes 35 MB of memory, and hardly makes lists smaller. */
const LARGEST_WINDOW_BITS = 20;

/** The smallest window for the whole body; a larger one costs megabytes without gain. */
function windowBits(size: number): number {
  return Math.min(
    Math.max(Math.ceil(Math.log2(size + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    LARGEST_WINDOW_BITS,
  );
}

function coded(bytes: Uint8Array): Coded {
  return { bytes: owned(bytes), tag: entityTag(bytes) };
}

/** Copies slices of Node's buffer pools, which they would keep alive. */
function owned(bytes: Uint8Array): Uint8Array {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
}

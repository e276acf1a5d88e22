import type { EncodedBody } from './encoded-body.ts';

/** Compresses bodies one at a time, off the main thread, so it never uses more than one core. */
export class CompressionQueue {
  readonly #waiting = new Set<EncodedBody>();
  readonly #failed: (error: unknown) => void;
  readonly #brotliQuality: number | undefined;
  #running = false;

  /** Calls `failed` for a body that can't be compressed; it's sent as it is. */
  constructor(failed: (error: unknown) => void, brotliQuality?: number) {
    this.#failed = failed;
    this.#brotliQuality = brotliQuality;
  }

  add(body: EncodedBody): void {
    if (body.compressed) return;
    this.#waiting.add(body);
    if (!this.#running) void this.#run();
  }

  /** Removes a waiting body that is no longer served, to free its memory. */
  remove(body: EncodedBody): void {
    this.#waiting.delete(body);
  }

  stop(): void {
    this.#waiting.clear();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (const body of this.#waiting) {
      this.#waiting.delete(body);
      await body.compress(this.#brotliQuality).catch(this.#failed);
    }
    this.#running = false;
  }
}

import type { EncodedBody } from './encoded-body.ts';

/** Compresses bodies one by one, off the main thread: never more than one core. */
export class CompressionQueue {
  readonly #waiting = new Set<EncodedBody>();
  readonly #failed: (error: unknown) => void;
  readonly #brotliQuality: number | undefined;
  #running = false;

  /** `failed` is called if a body could not be compressed; it is sent as it is. */
  constructor(failed: (error: unknown) => void, brotliQuality?: number) {
    this.#failed = failed;
    this.#brotliQuality = brotliQuality;
  }

  add(body: EncodedBody): void {
    if (body.compressed) return;
    this.#waiting.add(body);
    if (!this.#running) void this.#run();
  }

  /** Removes a body that waits: one no longer served must not stay in memory here. */
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

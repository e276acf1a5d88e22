import type { EncodedBody } from './encoded-body.ts';

/**
 * Compresses bodies one after another, off the main thread, so background work never takes more
 * than one core.
 */
export class CompressionQueue {
  readonly #waiting = new Set<EncodedBody>();
  readonly #failed: (error: unknown) => void;
  readonly #brotliQuality: number | undefined;
  #running = false;

  /**
   * `failed` is called if a body could not be compressed; it continues to be sent as it is.
   * `brotliQuality` is the best unless given.
   */
  constructor(failed: (error: unknown) => void, brotliQuality?: number) {
    this.#failed = failed;
    this.#brotliQuality = brotliQuality;
  }

  add(body: EncodedBody): void {
    if (body.compressed) return;
    this.#waiting.add(body);
    if (!this.#running) void this.#run();
  }

  /**
   * Removes a body whose compression hasn't started; one that is no longer served must not stay in
   * memory here.
   */
  remove(body: EncodedBody): void {
    this.#waiting.delete(body);
  }

  /** Removes all bodies. */
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

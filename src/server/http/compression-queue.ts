import type { EncodedBody } from './encoded-body.ts';

/**
 * Compresses bodies one after the other, off the main thread, so that background work never takes
 * more than one core.
 */
export class CompressionQueue {
  readonly #waiting = new Set<EncodedBody>();
  readonly #failed: (error: unknown) => void;
  #running = false;

  /** `failed` hears of a body that could not be compressed; it goes on being sent as it is. */
  constructor(failed: (error: unknown) => void) {
    this.#failed = failed;
  }

  add(body: EncodedBody): void {
    if (body.compressed) return;
    this.#waiting.add(body);
    if (!this.#running) void this.#run();
  }

  /**
   * Takes back what has not been begun; a body that nobody serves any more must not stay in memory
   * here.
   */
  remove(body: EncodedBody): void {
    this.#waiting.delete(body);
  }

  /** Takes back all. */
  stop(): void {
    this.#waiting.clear();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (const body of this.#waiting) {
      this.#waiting.delete(body);
      await body.compress().catch(this.#failed);
    }
    this.#running = false;
  }
}

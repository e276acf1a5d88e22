/** In characters: several times the shipped content. */
const LIMIT = 1024 * 1024;

/** A cache by text; drops the least recently used texts beyond the limit. */
export class RecentTexts<Known> {
  readonly #limit: number;
  readonly #known = new Map<string, Known>();
  #size = 0;

  constructor(limit = LIMIT) {
    this.#limit = limit;
  }

  get(text: string): Known | undefined {
    const known = this.#known.get(text);
    if (known === undefined) return undefined;
    // Makes it the most recent: a map keeps insertion order.
    this.#known.delete(text);
    this.#known.set(text, known);
    return known;
  }

  set(text: string, known: Known): void {
    this.#forget(text);
    if (text.length > this.#limit) return;
    this.#known.set(text, known);
    this.#size += text.length;
    for (const oldest of this.#known.keys()) {
      if (this.#size <= this.#limit) break;
      this.#forget(oldest);
    }
  }

  #forget(text: string): void {
    if (this.#known.delete(text)) this.#size -= text.length;
  }
}

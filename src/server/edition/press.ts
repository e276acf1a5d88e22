import type { Snapshot } from '../../content/snapshot.ts';
import { Edition, type EditionOptions } from './edition.ts';

/**
 * How long a new edition is prepared while the old one is still being served; edits must show
 * within two seconds.
 */
const PREPARATION_MS = 700;

/** Holds the edition being served and replaces it once the next one's pages are ready. */
export class Press {
  readonly #options: EditionOptions;
  readonly #beforeEdition: () => Promise<void>;
  #current: Edition | undefined;
  #latest = 0;
  #shown = 0;

  /** `beforeEdition` is awaited before a new edition, so that its pictures are found. */
  constructor(options: EditionOptions, beforeEdition: () => Promise<void> = async () => {}) {
    this.#options = options;
    this.#beforeEdition = beforeEdition;
  }

  /** The edition being served; undefined while there is nothing to serve. */
  get current(): Edition | undefined {
    return this.#current;
  }

  /**
   * Serves the snapshot once its edition is ready; the first one immediately. An older snapshot
   * never replaces a newer one.
   */
  async update(snapshot: Snapshot): Promise<void> {
    this.#latest += 1;
    const number = this.#latest;
    const edition = new Edition(snapshot, this.#options, this.#current);
    if (this.#current === undefined) {
      this.#show(edition, number);
      await this.#beforeEdition();
      await edition.warm(PREPARATION_MS);
      return;
    }
    await Promise.all([edition.warm(PREPARATION_MS), this.#beforeEdition()]);
    if (number > this.#shown) this.#show(edition, number);
    else edition.retire();
  }

  #show(edition: Edition, number: number): void {
    this.#current?.retire();
    this.#current = edition;
    this.#shown = number;
  }
}

import type { Snapshot } from '../../content/snapshot.ts';
import type { CivilDay } from '../../model/day/civil-day.ts';
import { Edition, type EditionOptions } from './edition.ts';

/** Time to prepare an edition while the old one is served; edits must show within two seconds. */
const PREPARATION_MS = 100;

export interface PressOptions extends EditionOptions {
  today: () => CivilDay;
}

/** Holds the current edition; an edit or midnight (decision 26) replaces it once ready. */
export class Press {
  readonly #options: PressOptions;
  readonly #beforeEdition: () => Promise<void>;
  #current: Edition | undefined;
  /** What the newest edition is made from; it may not be served yet. */
  #newest: { snapshot: Snapshot; day: CivilDay } | undefined;
  #latest = 0;
  #shown = 0;

  /** Awaits `beforeEdition` before each edition, so that its pictures are found. */
  constructor(options: PressOptions, beforeEdition: () => Promise<void> = async () => {}) {
    this.#options = options;
    this.#beforeEdition = beforeEdition;
  }

  get current(): Edition | undefined {
    return this.#current;
  }

  /** Serves the snapshot once its edition is ready. An older one never replaces a newer one. */
  async update(snapshot: Snapshot): Promise<void> {
    this.#latest += 1;
    const number = this.#latest;
    const day = this.#options.today();
    const edition = new Edition(snapshot, day, this.#options, this.#current);
    this.#newest = { snapshot, day };
    // Anything it would still build is out of date.
    this.#current?.retire();
    const ready = this.#beforeEdition();
    if (this.#current === undefined) {
      this.#show(edition, number);
      await ready;
      await edition.warm(PREPARATION_MS);
      return;
    }
    await Promise.all([edition.warm(PREPARATION_MS), ready]);
    if (number > this.#shown) this.#show(edition, number);
    else edition.retire();
  }

  /** Makes a new edition if it's another day in Texas. */
  async refreshForToday(): Promise<void> {
    if (this.#newest && this.#newest.day !== this.#options.today())
      await this.update(this.#newest.snapshot);
  }

  #show(edition: Edition, number: number): void {
    this.#current?.retire();
    this.#current = edition;
    this.#shown = number;
  }
}
